"""Information-set tree search for the seat to move, compiled.

One tree over the moves that everybody sees. Every iteration takes a deal of the unseen cards, descends along
the moves that this deal allows (PUCT, with the policy as prior), adds the moves of one new position, plays the
round out by the policy and looks up what the points of both sides are worth.
"""

from typing import NamedTuple

import numpy as np

from app.players.compiled import Floats, Ints, compiled
from app.players.scopone.inference import Model, Plays, deal_unseen, likelihood, odds_of, swap_cards
from app.players.scopone.knowledge import Knowledge
from app.players.scopone.lookups import CAPTURE_FIRST, CAPTURES
from app.players.scopone.policy import (
    base_of,
    before_move,
    hand_score,
    held_by,
    play_policy,
    sum_left,
    table_score,
)
from app.players.scopone.round import LEFT, PLAYED, RANKS, SEAT, SIZES, play, points

ACTION, CHILD, SIBLING, VISITS, REWARD, TRIED = range(6)
"""The columns of a node: the move that led to it (1024 times the card plus the ranks taken), its first child,
its next sibling, visits, the sum of what the ends were worth to side 0, and the set of cards with children."""
NODE_SIZE = 6

POINT = 1024
"""One point of a round in the whole numbers that the tree adds up."""

_CHECK_EVERY = 32


class Tree(NamedTuple):
    """Room for the nodes; node 0 is the root."""

    nodes: Ints
    priors: Floats
    """The weight that the policy gives to the move that led to a node."""


class Tuning(NamedTuple):
    """The parameters of the search."""

    exploration: float
    """The weight of the prior's bonus, in points."""
    urgency: float
    """By how many points a move that was never tried counts less than its position."""
    trust: float
    """How far the other players are taken to play by the policy, 0 to 1; the rest is any card at all."""
    chains: int
    """How many deals are kept and changed in turn."""


@compiled
def _expand(hands: Ints, state: Ints, node: int, count: int, tree: Tree, model: Model) -> int:
    """Adds the moves of the seat to move that the node does not have yet; the new number of nodes."""
    seat = state[SEAT]
    base, before = base_of(state), before_move(state)
    held = held_by(hands, state, seat)
    known = state[PLAYED] + held
    for index in range(state[SIZES + seat]):
        card = hands[seat, index]
        if tree.nodes[node, TRIED] >> card & 1:
            continue
        cell = 10 * state[RANKS] + card % 10
        first, last = CAPTURE_FIRST[cell], CAPTURE_FIRST[cell + 1]
        if count + max(last - first, 1) > tree.priors.size:
            break
        tree.nodes[node, TRIED] |= 1 << card
        for way in range(first, max(last, first + 1)):
            ranks = int(CAPTURES[way]) if last > first else 0
            left = sum_left(before, card, ranks)
            points = table_score(model.weights, base, before, card, ranks, left)
            points += hand_score(model.weights, base, card % 10, ranks, left, held, known)
            tree.nodes[count, :] = 0
            tree.nodes[count, ACTION] = card << 10 | ranks
            tree.nodes[count, SIBLING] = tree.nodes[node, CHILD]
            tree.nodes[node, CHILD] = count
            tree.priors[count] = odds_of(model.odds, points)
            count += 1
    return count


@compiled
def _select(allowed: int, mover: int, node: int, tree: Tree, exploration: float, urgency: float) -> int:
    """The child to descend to among those whose card is in the mover's hand (a 40-bit int); 0: there is none."""
    nodes = tree.nodes
    visits, total = 0, 0.0
    child = nodes[node, CHILD]
    while child:
        if allowed >> (nodes[child, ACTION] >> 10) & 1:
            visits += nodes[child, VISITS]
            total += tree.priors[child]
        child = nodes[child, SIBLING]
    if total == 0.0:
        return 0
    sign = 1 - 2 * (mover & 1)
    untried = sign * nodes[node, REWARD] / max(nodes[node, VISITS], 1) - urgency
    scale = exploration * np.sqrt(visits + 1.0) / total
    best, chosen = -1e18, 0
    child = nodes[node, CHILD]
    while child:
        if allowed >> (nodes[child, ACTION] >> 10) & 1:
            tries = nodes[child, VISITS]
            mean = sign * nodes[child, REWARD] / tries if tries else untried
            bound = mean + scale * tree.priors[child] / (1 + tries)
            if bound > best:
                best, chosen = bound, child
        child = nodes[child, SIBLING]
    return chosen


@compiled
def _decided(nodes: Ints, remaining: int) -> bool:
    """Whether the most visited move stays so whatever the remaining iterations bring."""
    first, second = 0, 0
    child = nodes[0, CHILD]
    while child:
        tries = nodes[child, VISITS]
        if tries > first:
            first, second = tries, first
        elif tries > second:
            second = tries
        child = nodes[child, SIBLING]
    return bool(first - second > remaining)


@compiled
def _iterate(
    hands: Ints,
    state: Ints,
    count: int,
    tree: Tree,
    path: Ints,
    worth: Ints,
    model: Model,
    tuning: Tuning,
    random: Ints,
) -> int:
    """One descent with a deal of all hands, from the root's `state`; the new number of nodes."""
    nodes = tree.nodes
    node, depth = 0, 0
    while state[LEFT] > 0:
        mover = state[SEAT]
        allowed = 0
        for index in range(state[SIZES + mover]):
            allowed |= 1 << hands[mover, index]
        if node > 0 and nodes[node, VISITS] == 0:
            break
        if allowed & ~nodes[node, TRIED]:
            count = _expand(hands, state, node, count, tree, model)
        child = _select(allowed, mover, node, tree, tuning.exploration * POINT, tuning.urgency * POINT)
        if child == 0:
            break
        node = child
        action = nodes[node, ACTION]
        for index in range(state[SIZES + mover]):
            if hands[mover, index] == action >> 10:
                play(hands, state, index, action & 1023)
                break
        depth += 1
        path[depth] = node
    play_policy(hands, state, model.weights, model.noise, random)
    one, two = points(state)
    reward = worth[one, two]
    for step in range(depth + 1):
        nodes[path[step], VISITS] += 1
        nodes[path[step], REWARD] += reward
    return count


@compiled
def search(
    known: Knowledge,
    leader: int,
    plays: Plays,
    worth: Ints,
    model: Model,
    iterations: int,
    tree: Tree,
    tuning: Tuning,
    random: Ints,
) -> None:
    """Grows `tree` for the seat to move of `known` by some iterations.

    `worth[p, q]` is what a round is worth to side 0 that ends with p points for it and q for the others, in
    units of `POINT`. Stops as soon as no other move can become the most visited one. Some deals are kept and
    walk, each a few steps before it is used, so that they are drawn by their likelihood.
    """
    seat = known.state[SEAT]
    path: Ints = np.zeros(41, np.int64)
    state: Ints = np.zeros(known.state.size, np.int64)
    deals: Ints = np.zeros((tuning.chains, 4, 10), np.int64)
    likely: Floats = np.ones((tuning.chains, 4))
    steps = max(2, known.unseen.size // 4) if tuning.trust > 0 and plays.moves.shape[0] else 0
    tree.nodes[0, :] = 0
    count = 1
    for iteration in range(iterations):
        chain = iteration % tuning.chains
        hands = deals[chain]
        walk = steps
        if iteration < tuning.chains or steps == 0:
            if iteration < tuning.chains:
                hands[:] = known.hands
            deal_unseen(hands, known.state, known.unseen, seat, random)
            for turn in range(1, 4):
                other = seat + turn & 3
                likely[chain, other] = likelihood(
                    other, hands, known.state[SIZES + other], leader, plays, model, tuning.trust
                )
            walk = known.unseen.size if steps else 0
        for _ in range(walk):
            swap_cards(hands, likely[chain], known.state, seat, leader, plays, model, tuning.trust, random)
        state[:] = known.state
        count = _iterate(hands, state, count, tree, path, worth, model, tuning, random)
        if iteration % _CHECK_EVERY == 0 and _decided(tree.nodes, iterations - iteration):
            break
