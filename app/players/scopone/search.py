"""Information-set tree search for the seat to move, compiled.

One tree over the moves that everybody sees. Every iteration deals the unseen cards, descends along the moves
that this deal allows (PUCT, with the policy as prior), adds the moves of one new position, plays the round out
by the policy and counts the difference of points.
"""

import numpy as np

from app.players.compiled import compiled
from app.players.scopone.policy import base_of, held_by, play_policy, score
from app.players.scopone.round import LEFT, PLAYED, RANKS, SEAT, SIZES, next_random, play
from app.players.scopone.tables import CAPTURE_FIRST, CAPTURES, Floats, Ints

ACTION, CHILD, SIBLING, VISITS, REWARD, TRIED = range(6)
"""The columns of a node: the move that led to it (1024 times the card plus the ranks taken), its first child,
its next sibling, visits, the sum of side 0's margins, and the set of cards that have children."""
NODE_SIZE = 6

_CHECK_EVERY = 32


@compiled
def _expand(
    hands: Ints, state: Ints, node: int, count: int, nodes: Ints, priors: Floats, weights: Ints, odds: Floats
) -> int:
    """Adds the moves of the seat to move that the node does not have yet; the new number of nodes."""
    seat = state[SEAT]
    base = base_of(state)
    held = held_by(hands, state, seat)
    known = state[PLAYED] + held
    for index in range(state[SIZES + seat]):
        card = hands[seat, index]
        if nodes[node, TRIED] >> card & 1:
            continue
        nodes[node, TRIED] |= 1 << card
        cell = 10 * state[RANKS] + card % 10
        first, last = CAPTURE_FIRST[cell], CAPTURE_FIRST[cell + 1]
        for way in range(first, max(last, first + 1)):
            if count == priors.size:
                return count
            ranks = int(CAPTURES[way]) if last > first else 0
            points = score(weights, base, card, ranks, held, known, state)
            nodes[count, ACTION] = card << 10 | ranks
            nodes[count, CHILD] = 0
            nodes[count, VISITS] = 0
            nodes[count, REWARD] = 0
            nodes[count, TRIED] = 0
            nodes[count, SIBLING] = nodes[node, CHILD]
            priors[count] = odds[min(max(points + 1024, 0), 2047)]
            nodes[node, CHILD] = count
            count += 1
    return count


@compiled
def _select(
    allowed: int, mover: int, node: int, nodes: Ints, priors: Floats, exploration: float, fpu: float
) -> int:
    """The child to descend to among those whose card is in the mover's hand (a 40-bit int)."""
    visits, total = 0, 0.0
    child = nodes[node, CHILD]
    while child:
        if allowed >> (nodes[child, ACTION] >> 10) & 1:
            visits += nodes[child, VISITS]
            total += priors[child]
        child = nodes[child, SIBLING]
    sign = 1 - 2 * (mover & 1)
    unvisited = sign * nodes[node, REWARD] / max(nodes[node, VISITS], 1) - fpu
    scale = exploration * np.sqrt(visits + 1.0) / total
    best, chosen = -1e18, 0
    child = nodes[node, CHILD]
    while child:
        if allowed >> (nodes[child, ACTION] >> 10) & 1:
            tries = nodes[child, VISITS]
            mean = sign * nodes[child, REWARD] / tries if tries else unvisited
            bound = mean + scale * priors[child] / (1 + tries)
            if bound > best:
                best, chosen = bound, child
        child = nodes[child, SIBLING]
    return chosen


@compiled
def search(
    hands: Ints,
    known: Ints,
    unseen: Ints,
    seat: int,
    iterations: int,
    nodes: Ints,
    priors: Floats,
    weights: Ints,
    noise: Ints,
    odds: Floats,
    knobs: Floats,
    random: Ints,
) -> int:
    """The most visited move after some iterations, 1024 times the card plus the ranks taken.

    `hands`, `known` and `unseen` are what `seat`, which is to move, knows (`app.players.scopone.knowledge`);
    `nodes` and `priors` are room for the tree. It stops as soon as no other move can become the most visited.
    """
    path: Ints = np.zeros(41, np.int64)
    state: Ints = np.zeros(known.size, np.int64)
    nodes[0, :] = 0
    count = 1
    exploration, fpu = knobs[0], knobs[1]
    for iteration in range(iterations):
        for last in range(unseen.size - 1, 0, -1):
            other = next_random(random, last + 1)
            unseen[last], unseen[other] = unseen[other], unseen[last]
        dealt = 0
        for player in range(4):
            if player != seat:
                for place in range(known[SIZES + player]):
                    hands[player, place] = unseen[dealt]
                    dealt += 1
        state[:] = known
        node, depth = 0, 0
        while state[LEFT] > 0:
            mover = state[SEAT]
            allowed = 0
            for index in range(state[SIZES + mover]):
                allowed |= 1 << hands[mover, index]
            fresh = nodes[node, VISITS] == 0 and node > 0
            if allowed & ~nodes[node, TRIED] and not fresh:
                count = _expand(hands, state, node, count, nodes, priors, weights, odds)
            if fresh or nodes[node, CHILD] == 0:
                break
            node = _select(allowed, mover, node, nodes, priors, exploration, fpu)
            if node == 0:
                break
            action = nodes[node, ACTION]
            for index in range(state[SIZES + mover]):
                if hands[mover, index] == action >> 10:
                    play(hands, state, index, action & 1023)
                    break
            depth += 1
            path[depth] = node
        reward = play_policy(hands, state, weights, noise, random)
        for step in range(depth + 1):
            nodes[path[step], VISITS] += 1
            nodes[path[step], REWARD] += reward
        if iteration % _CHECK_EVERY == 0:
            first, second = 0, 0
            child = nodes[0, CHILD]
            while child:
                tries = nodes[child, VISITS]
                if tries > first:
                    first, second = tries, first
                elif tries > second:
                    second = tries
                child = nodes[child, SIBLING]
            if first - second > iterations - iteration:
                break
    best = nodes[0, CHILD]
    child = best
    while child:
        if nodes[child, VISITS] > nodes[best, VISITS]:
            best = child
        child = nodes[child, SIBLING]
    return nodes[best, ACTION]
