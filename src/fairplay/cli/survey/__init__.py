"""``fairplay survey``: sends tasks to workers, keeps what they find, and shows it."""
