"""Side-by-side measurements. Each prints ratios measured in one run. Start with ``make bench``."""
