"""Opponents for Scopone, as the literature describes them."""

import random
from collections.abc import Sequence

import numpy as np

from app.cards import PACK_SIZE, cards_in, value
from app.games import Move, State, View
from app.games.capture import SAME_VALUE
from app.games.scopone import Scopone
from app.players import choose
from app.players.compiled import Ints, compiled
from app.players.scopone import round as rules
from app.players.scopone.knowledge import Knowledge, knowledge, the_move
from app.players.scopone.lookups import CAPTURE_FIRST, CAPTURES, RANK_SUM
from app.players.scopone.worth import card_value
from benchmarks.opponents import Opponent

EXPLORATION = 2.0
CHANCE = 307
"""Random moves in 1,024 of a playout: 0.3."""


CARD_VALUE = np.array([card_value(card) for card in range(PACK_SIZE)])
"""What a card is worth to Greedy."""

_SCOPA = 1 << 20
_SAFE = 1 << 12


@compiled
def value_of(cards: int) -> int:
    """The sum of `CARD_VALUE` over a set of cards (40-bit int)."""
    total = 0
    while cards:
        total += CARD_VALUE[rules.lowest(cards)]
        cards &= cards - 1
    return total


@compiled
def greedy_move(hands: Ints, state: Ints, random: Ints) -> int:
    """The greedy move of the seat to move: 1024 times the index in its list plus the ranks taken.

    First a scopa, of several the one that takes most; else a move after which no unseen card can clear the
    table, and of these the capture worth most (the card played and those taken), else the cheapest card laid;
    else the same without regard to what lies there. Ties at random.
    """
    seat = state[rules.SEAT]
    size = state[rules.SIZES + seat]
    ranks_lying, lying, table = state[rules.RANKS], state[rules.SUM], state[rules.TABLE]
    known = state[rules.PLAYED]
    for index in range(size):
        known += 1 << 4 * (hands[seat, index] % 10)
    best, move, ties = -(1 << 30), 0, 1
    for index in range(size):
        card = hands[seat, index]
        cell = 10 * ranks_lying + card % 10
        first, last = CAPTURE_FIRST[cell], CAPTURE_FIRST[cell + 1]
        for way in range(first, max(last, first + 1)):
            if first == last:
                ranks = 0
                left = lying + card % 10 + 1
                key = -CARD_VALUE[card]
            else:
                ranks = int(CAPTURES[way])
                left = lying - RANK_SUM[ranks]
                key = CARD_VALUE[card] + value_of(table & ranks * SAME_VALUE)
            if left == 0 and state[rules.LEFT] > 1:
                key += _SCOPA
            elif left == 0 or left > 10 or known >> 4 * (left - 1) & 15 == 4:
                key += _SAFE
            if key > best:
                best, move, ties = key, index << 10 | ranks, 1
            elif key == best:
                ties += 1
                if rules.next_random(random, ties) == 0:
                    move = index << 10 | ranks
    return move


@compiled
def margin(state: Ints) -> int:
    """The points of side 0 less those of side 1 when the last card has been played."""
    one, two = rules.points(state)
    return one - two


@compiled
def play_out(hands: Ints, state: Ints, random: Ints, chance: int) -> int:
    """Plays the round to its end, greedily but for `chance` of 1024 moves, which are random; side 0's margin."""
    while state[rules.LEFT] > 0:
        if rules.next_random(random, 1024) < chance:
            seat = state[rules.SEAT]
            index = rules.next_random(random, state[rules.SIZES + seat])
            cell = 10 * state[rules.RANKS] + hands[seat, index] % 10
            first = CAPTURE_FIRST[cell]
            ways = CAPTURE_FIRST[cell + 1] - first
            rules.play(hands, state, index, CAPTURES[first + rules.next_random(random, ways)] if ways else 0)
        else:
            move = greedy_move(hands, state, random)
            rules.play(hands, state, move >> 10, move & 1023)
    return margin(state)


def generator(seed: int) -> Ints:
    """The state of the generator of `rules.next_random`; never 0."""
    return np.array([seed * 2 + 1 & 2**64 - 1], np.uint64)


def play_random(view: View, seed: int) -> Move:
    """Any legal move."""
    return random.Random(seed).choice(view.moves)


def greedy(view: View, seed: int) -> Move:
    """The Greedy of Di Palma and Lanzi."""
    known = knowledge(view)
    move = greedy_move(known.hands, known.state, generator(seed))
    return the_move(view, int(known.hands[view.seat, move >> 10]), move & 1023)


# Chitarrella and Saracino's advice as weights over Greedy


def _odd_change(move: Move, out: Sequence[int]) -> int:
    """By how much the ranks with an odd number of cards out of play become more when a capture is made."""
    change = [0] * 11
    for card in (move.card, *cards_in(move.taken)):
        change[value(card)] += 1
    return sum((out[rank] + change[rank]) % 2 - out[rank] % 2 for rank in range(1, 11))


class _Advice:
    """What the CS-like player notes of a view."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.last = sum(view.hand_sizes) == 1
        self.hand_team = (view.seat - view.leader) % 2 == 0
        self.out = [0] * 11
        self.unseen = [4] * 11
        for card in view.hand:
            self.unseen[value(card)] -= 1
        self.laid_by_partner: set[int] = set()
        self.partner_just_laid: int | None = None
        self.passed_up: set[int] = set()
        """Ranks with which the next player could have made a scopa and did not."""
        lying: list[int] = []
        for ply, move in enumerate(view.history):
            seat = (view.leader + ply) % 4
            self.unseen[value(move.card)] -= 1
            total = sum(map(value, lying))
            if (
                seat == (view.seat + 1) % 4
                and 0 < total <= 10
                and (move.captures == 0 or value(move.card) != total)
            ):
                self.passed_up.add(total)
            if move.captures:
                for card in (move.card, *cards_in(move.taken)):
                    self.out[value(card)] += 1
                lying = [card for card in lying if not move.taken >> card & 1]
            else:
                lying.append(move.card)
            if seat == (view.seat + 2) % 4:
                self.partner_just_laid = None if move.captures else move.card
                if not move.captures:
                    self.laid_by_partner.add(value(move.card))

    def dangerous(self, table: list[int]) -> bool:
        total = sum(map(value, table))
        return 0 < total <= 10 and self.unseen[total] > 0 and total not in self.passed_up

    def worth(self, move: Move) -> int:
        """Greedy's value and the weights of strength measured for this player."""
        view, rank = self.view, value(move.card)
        sevens = sum(value(card) == 7 for card in view.hand)
        if not move.captures:
            worth = -int(CARD_VALUE[move.card])
            worth += 10 * (sum(value(card) == rank for card in view.hand) - 1)
            worth += 5 * (rank in self.laid_by_partner)
            return worth - 15 * (rank == 7)
        worth = int(sum(CARD_VALUE[card] for card in (move.card, *cards_in(move.taken))))
        worth += (10 if self.hand_team else -10) * _odd_change(move, self.out)
        laid = self.partner_just_laid
        if laid is not None and move.taken >> laid & 1 and self.unseen[value(laid)] > 0:
            worth -= 10
        if any(value(card) == 7 for card in cards_in(move.taken)) and (6 in view.hand or sevens >= 2):
            worth += 15
        return worth


def cs_like(view: View, seed: int) -> Move:
    """Greedy with doubles, parity, sevens, partner's cards and the memory of scopas passed up."""
    advice = _Advice(view)
    chance = random.Random(seed)

    def key(move: Move) -> tuple[bool, bool, int, float]:
        table = [card for card in view.table if not move.taken >> card & 1]
        if not move.captures:
            table.append(move.card)
        scopa = not table and not advice.last
        worth = advice.worth(move)
        if scopa:
            worth = int(sum(CARD_VALUE[card] for card in (move.card, *cards_in(move.taken))))
        return scopa, not advice.dangerous(table), worth, chance.random()

    return max(view.moves, key=key)


# Tree search

_ACTION, _CHILD, _SIBLING, _VISITS, _AVAILABLE, _REWARD = range(6)


@compiled
def tree_search(
    hands: Ints, known: Ints, unseen: Ints, seat: int, cheats: bool, iterations: int, random: Ints
) -> int:
    """Single-observer information-set tree search: the most visited move, 1024 times the card plus the ranks.

    Every iteration deals the unseen cards anew (a cheat leaves them where they are), descends by UCB over the
    moves that this deal allows, adds one node, plays out (0.3 of the moves random, else Greedy) and counts the
    difference of points. Every move that was available counts as such, chosen or not.
    """
    nodes: Ints = np.zeros((iterations + 1, 6), np.int64)
    path: Ints = np.zeros(41, np.int64)
    legal: Ints = np.zeros(64, np.int64)
    found: Ints = np.zeros(64, np.int64)
    state: Ints = np.zeros(known.size, np.int64)
    count = 1
    for _ in range(iterations):
        if not cheats:
            for last in range(unseen.size - 1, 0, -1):
                other = rules.next_random(random, last + 1)
                unseen[last], unseen[other] = unseen[other], unseen[last]
            dealt = 0
            for player in range(4):
                if player != seat:
                    for place in range(known[player]):
                        hands[player, place] = unseen[dealt]
                        dealt += 1
        state[:] = known
        node, depth, expanded = 0, 0, False
        path[0] = 0
        while state[rules.LEFT] > 0 and not expanded:
            mover = state[rules.SEAT]
            moves = 0
            for index in range(state[mover]):
                card = hands[mover, index]
                cell = 10 * state[rules.RANKS] + card % 10
                first, last = CAPTURE_FIRST[cell], CAPTURE_FIRST[cell + 1]
                if first == last:
                    legal[moves] = card << 10
                    moves += 1
                for way in range(first, last):
                    legal[moves] = card << 10 | int(CAPTURES[way])
                    moves += 1
            found[:moves] = -1
            child = nodes[node, _CHILD]
            while child:
                for move in range(moves):
                    if legal[move] == nodes[child, _ACTION]:
                        found[move] = child
                        nodes[child, _AVAILABLE] += 1
                        break
                child = nodes[child, _SIBLING]
            untried = 0
            chosen = -1
            for move in range(moves):
                if found[move] < 0:
                    untried += 1
                    if rules.next_random(random, untried) == 0:
                        chosen = move
            if chosen >= 0:
                nodes[count, _ACTION] = legal[chosen]
                nodes[count, _AVAILABLE] = 1
                nodes[count, _SIBLING] = nodes[node, _CHILD]
                nodes[node, _CHILD] = count
                node = count
                count += 1
                expanded = True
            else:
                best = -1e9
                sign = 1 - 2 * (mover & 1)
                for move in range(moves):
                    child = found[move]
                    visits = nodes[child, _VISITS]
                    bound = sign * nodes[child, _REWARD] / visits + EXPLORATION * np.sqrt(
                        np.log(nodes[child, _AVAILABLE]) / visits
                    )
                    if bound > best:
                        best, chosen = bound, move
                node = found[chosen]
            action = nodes[node, _ACTION]
            for index in range(state[mover]):
                if hands[mover, index] == action >> 10:
                    rules.play(hands, state, index, action & 1023)
                    break
            depth += 1
            path[depth] = node
        reward = play_out(hands, state, random, CHANCE)
        for step in range(depth + 1):
            nodes[path[step], _VISITS] += 1
            nodes[path[step], _REWARD] += reward
    best_child = nodes[0, _CHILD]
    child = best_child
    while child:
        if nodes[child, _VISITS] > nodes[best_child, _VISITS]:
            best_child = child
        child = nodes[child, _SIBLING]
    most_visited: int = nodes[best_child, _ACTION]
    return most_visited


def _searched(view: View, known: Knowledge, cheats: bool, iterations: int, seed: int) -> Move:
    if len(view.moves) == 1:
        return view.moves[0]
    action = tree_search(
        known.hands, known.state, known.unseen, view.seat, cheats, iterations, generator(seed)
    )
    return the_move(view, action >> 10, action & 1023)


def ismcts(view: View, seed: int) -> Move:
    """The champion of Di Palma and Lanzi: 4,000 iterations."""
    return _searched(view, knowledge(view), False, 4000, seed)


def cheating(state: State, seed: int) -> Move:
    """Tree search with 4,000 iterations that sees all hands: what no fair player can reach."""
    game = Scopone()
    view = game.view(state, game.seat(state))
    known = knowledge(view)
    for seat, hand in enumerate(state.position[:4]):
        known.hands[seat, : hand.bit_count()] = list(cards_in(hand))
    return _searched(view, known, True, 4000, seed)


def hard_with_random_partner(view: View, seed: int) -> Move:
    """Hard in the seats 0 and 1, a partner who plays at random in the seats 2 and 3."""
    return choose(view, "hard", seed=seed) if view.seat < 2 else play_random(view, seed)


def hard_for_points(view: View, seed: int) -> Move:
    """Hard that plays every round for its points, whatever the score of the match."""
    return choose(view._replace(score=None), "hard", seed=seed)


def hard_without_napola(view: View, seed: int) -> Move:
    """Hard that does not know that the napola counts."""
    return choose(view._replace(napola=False), "hard", seed=seed)


OPPONENTS = {
    "random": Opponent(play_random),
    "greedy": Opponent(greedy),
    "cs-like": Opponent(cs_like),
    "ismcts-4000": Opponent(ismcts),
    "cheating-4000": Opponent(cheating, cheats=True),
    "hard+random": Opponent(hard_with_random_partner),
    "hard-for-points": Opponent(hard_for_points),
    "hard-without-napola": Opponent(hard_without_napola),
}
