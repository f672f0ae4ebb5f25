"""The kit's hands in the deck's flesh."""

from functools import partial

from art.kit import hands
from art.neapolitan.palette import FLESH

grip = partial(hands.grip, flesh=FLESH)
rim_thumb = partial(hands.rim_thumb, flesh=FLESH)
rim_fingers = partial(hands.rim_fingers, flesh=FLESH)
hanging = partial(hands.hanging, flesh=FLESH)
