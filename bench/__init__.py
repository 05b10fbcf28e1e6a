"""Side-by-side measurements; each prints ratios taken in one run. Start with ``make bench``."""
