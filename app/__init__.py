"""Settebello: a card table in the browser for Italian card games."""
