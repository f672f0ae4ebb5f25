"""The variable parts of addresses, a language and a game: they fit what there is, and nothing else."""

import re
from collections.abc import Iterable

from starlette.convertors import Convertor, register_url_convertor

from app.games import GAMES
from app.web.languages import language_files

LANGUAGE = "/{lang:language}"
"""How the address of a page begins."""

GAME = LANGUAGE + "/{game:game}"
"""The address of a game's page, and how those of its actions begin."""


def _one_of(names: Iterable[str]) -> Convertor[str]:
    class OneOf(Convertor[str]):
        regex = "|".join(map(re.escape, names))

        def convert(self, value: str) -> str:
            return value

        def to_string(self, value: str) -> str:
            if not re.fullmatch(self.regex, value):
                raise ValueError(f"no part of an address: {value!r}")
            return value

    return OneOf()


register_url_convertor("language", _one_of(language_files()))
register_url_convertor("game", _one_of(GAMES))
