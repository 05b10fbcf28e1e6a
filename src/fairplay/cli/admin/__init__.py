"""``fairplay admin``: what an operator does, at the database or at a server elsewhere."""
