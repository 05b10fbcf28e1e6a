"""What a game is, and the families of games: heaps, strips, rows, pawns, sums."""
