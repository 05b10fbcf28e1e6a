"""The mathematics of fair games: nimbers, heap rules, sequences, sums. It knows no game by name."""
