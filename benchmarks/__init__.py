"""Measurements, each a command; the results lie in `RESULTS.md`."""
