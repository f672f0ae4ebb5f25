"""The deal: from a seed to the order of the pack, the same for ever.

The seed is written in decimal; SHA-256 over `settebello deal 1|SEED|N` for N = 0, 1, 2 … gives 32 bytes each,
read as big-endian 64-bit words. The pack starts in card order 0..39 and is shuffled by Fisher and Yates from
the last place down: place i is exchanged with place (word mod (i + 1)), where words of 2^64 - 2^64 mod (i + 1)
and more are skipped, so that no card is favoured for any place. The leader is drawn from the next word in the
same way.
"""

import hashlib
from collections.abc import Iterator

from app.cards import PACK_SIZE


def _words(seed: int) -> Iterator[int]:
    if seed < 0:
        raise ValueError("a seed is a non-negative int")
    counter = 0
    while True:
        digest = hashlib.sha256(f"settebello deal 1|{seed}|{counter}".encode()).digest()
        for start in range(0, 32, 8):
            yield int.from_bytes(digest[start : start + 8], "big")
        counter += 1


def _below(words: Iterator[int], bound: int) -> int:
    limit = 2**64 - 2**64 % bound
    return next(word for word in words if word < limit) % bound


def shuffled(seed: int, seats: int) -> tuple[tuple[int, ...], int]:
    """The pack in dealing order (40 cards 0..39) and the seat 0..seats-1 that leads, both from the seed alone.

    Raises `ValueError` for a negative seed.
    """
    words = _words(seed)
    pack = list(range(PACK_SIZE))
    for last in range(PACK_SIZE - 1, 0, -1):
        other = _below(words, last + 1)
        pack[last], pack[other] = pack[other], pack[last]
    return tuple(pack), _below(words, seats)
