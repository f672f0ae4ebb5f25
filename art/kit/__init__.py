"""The drawing kit: curves, pens, hatching and the parts that figures of every pattern share."""
