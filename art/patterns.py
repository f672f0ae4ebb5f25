"""The one list of the patterns that are drawn."""

from art import neapolitan, piacentine
from art.pattern import Pattern

PATTERNS: dict[str, Pattern] = {p.name: p for p in (neapolitan.PATTERN, piacentine.PATTERN)}
"""Every pattern by its name, which is also its directory's under `static/cards`."""
