import numpy as np
import pytest

from app.players.compiled import Floats
from app.players.rubamazzo.prospects import DEALS, FEATURES, HIDDEN, load
from benchmarks.rubamazzo_prospects import fit, sample

UNEXPLAINED = {1: 0.2, 2: 0.5, 3: 0.8, 4: 0.9, 5: 0.9}
"""The share of the variance that may be left, by deals to come: the more are to come, the more is luck."""


def valued(network: Floats, inputs: Floats) -> Floats:
    """The network's values, computed with whole arrays."""
    weights = network[HIDDEN : -HIDDEN - 1].reshape(FEATURES, HIDDEN)
    units = np.maximum(inputs @ weights + network[:HIDDEN], 0)
    values: Floats = units @ network[-HIDDEN - 1 : -1] + network[-1]
    return values


@pytest.mark.parametrize("left", range(1, DEALS))
def test_the_kept_networks_tell_how_games_go_on(left: int) -> None:
    networks = load()
    inputs, targets = np.empty((3_000, FEATURES), np.float32), np.empty(3_000, np.float32)
    sample(left, networks[left - 1], 1_000 + left, inputs, targets)
    error = np.square(valued(networks[left], inputs) - targets).mean()
    assert error < UNEXPLAINED[left] * targets.var()


def test_a_network_learns_what_it_is_shown() -> None:
    rng = np.random.default_rng(1)
    inputs = rng.random((20_000, FEATURES), np.float32)
    targets = (inputs[:, 0] - 2 * np.abs(inputs[:, 1] - 0.5)).astype(np.float32)
    network = fit(inputs, targets, seed=1, passes=30)
    assert np.square(valued(network, inputs) - targets).mean() < 0.05 * targets.var()
