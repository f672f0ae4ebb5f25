from app.cards import cards_in
from app.games import GAMES, State
from app.web.places import Place, places


def _played(game: str, seed: int) -> list[State]:
    rules = GAMES[game]
    states = [rules.deal(seed)]
    while not rules.over(states[-1]):
        states.append(rules.play(states[-1], rules.moves(states[-1])[0]))
    return states


def test_a_card_keeps_its_place_until_it_is_taken_and_no_two_lie_on_one() -> None:
    for game, columns in (("rubamazzo", 6), ("scopone", 5)):
        rules = GAMES[game]
        for seed in range(20):
            before: dict[int, Place] = {}
            for state in _played(game, seed)[:-1]:
                view = rules.view(state, 0)
                now = places(view, columns)
                assert set(now) == set(view.table)
                assert len(set(now.values())) == len(now)
                taken = set(cards_in(view.history[-1].taken)) if view.history else set()
                assert before == {
                    card: place for card, place in before.items() if now.get(card) == place or card in taken
                }
                before = now


def test_the_first_cards_lie_in_the_middle() -> None:
    rules = GAMES["rubamazzo"]
    view = rules.view(rules.deal(3), 0)
    assert sorted(places(view, 6).values()) == [(1, 3), (1, 4), (2, 3), (2, 4)]


def test_a_full_cloth_grows_to_the_right() -> None:
    rules = GAMES["rubamazzo"]
    view = rules.view(rules.deal(3), 0)
    assert sorted(places(view, 1).values()) == [(1, 1), (1, 2), (2, 1), (2, 2)]
