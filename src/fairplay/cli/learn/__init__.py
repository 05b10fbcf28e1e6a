"""The lessons in the terminal."""
