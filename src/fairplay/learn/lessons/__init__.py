"""The screens of each lesson, one file a lesson, bound as ``SCREENS``."""
