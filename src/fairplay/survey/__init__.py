"""Surveys: one row for each game of a pattern, computed in tasks that any process may run.

``pattern`` says which games, ``plan`` what is to be done and in which tasks, ``tasks`` does it, and
``rows`` says what is found. Nothing here reads or writes files, and nothing knows of a cluster:
``fairplay.cli.survey`` sends the tasks out and keeps what comes back.
"""
