"""Records: how far the nim-values of open games were computed, kept so that others can check them.

``docs/explanation/records.md`` says what a record is and what its states mean.
"""
