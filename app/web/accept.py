"""What a browser says that it takes, in headers such as Accept-Language and Accept-Encoding (RFC 9110, 12.4.2)."""

from collections.abc import Mapping
from contextlib import suppress
from functools import lru_cache

LONGEST = 500
"""Characters of a header that are read."""


def accepted(header: str) -> Mapping[str, float]:
    """The names in a header in their order, in lower case, with their weight: 1 unless q says less, 0 for never."""
    return _accepted(header[:LONGEST])


@lru_cache(maxsize=256)
def _accepted(header: str) -> dict[str, float]:
    weights = {}
    for part in header.split(","):
        name, *parameters = part.lower().replace(" ", "").replace("\t", "").split(";")
        quality = next((one[2:] for one in parameters if one.startswith("q=")), "1")
        with suppress(ValueError):  # what says nothing sensible is not accepted
            weights[name] = float(quality)
    return weights
