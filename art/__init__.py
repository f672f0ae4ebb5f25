"""The drawing program: composes the faces and backs of the decks into `static/cards/`."""
