"""Explanations as text and tables for the terminal."""
