from collections import Counter

import pytest

from app.cards import cards_text
from app.games.deal import shuffled

PACK_OF_SEED_1 = (
    "S7 D7 B2 C1 S5 B3 C10 B7 B1 C5 S1 S4 D1 B8 C8 S3 C9 C7 B5 C2 "
    "D2 D10 D6 C3 B6 S2 B10 S8 B4 D8 D9 D5 C4 S9 D3 B9 C6 S6 S10 D4"
)
LEADER_OF_SEED_1 = 1


def test_the_shuffle_is_fixed_for_ever() -> None:
    pack, leader = shuffled(1, 4)
    assert (cards_text(pack), leader) == (PACK_OF_SEED_1, LEADER_OF_SEED_1)


def test_a_pack_has_every_card_once() -> None:
    for seed in range(200):
        assert sorted(shuffled(seed, 2)[0]) == list(range(40))


def test_a_negative_seed_is_refused() -> None:
    with pytest.raises(ValueError, match="non-negative"):
        shuffled(-1, 2)


def test_every_card_comes_to_every_place_equally_often() -> None:
    # 1,521 degrees of freedom; the bound is the 99.99 % quantile, and the deals are fixed
    deals = 10_000
    counts = Counter(
        (place, card) for seed in range(deals) for place, card in enumerate(shuffled(seed, 4)[0])
    )
    expected = deals / 40
    chi_square = sum(
        (counts[place, card] - expected) ** 2 / expected for place in range(40) for card in range(40)
    )
    assert chi_square < 1_735


def test_every_seat_leads_equally_often() -> None:
    counts = Counter(shuffled(seed, 4)[1] for seed in range(10_000))
    assert sum((counts[seat] - 2_500) ** 2 / 2_500 for seat in range(4)) < 21.1
