"""How rounds of Hard against itself end."""

OUTCOMES = ((3, 1, 2), (2, 3, 5), (1, 4, 6), (1, 3, 3), (2, 2, 2))
