"""Playing in the terminal: matches and card tables of our own, and rooms of a server."""
