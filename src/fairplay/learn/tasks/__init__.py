"""The tasks, one file for each kind of question. Lessons are made of these."""
