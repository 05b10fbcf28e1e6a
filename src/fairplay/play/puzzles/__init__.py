"""Puzzles: find a winning move, or find a claim. A short code says which one it is."""
