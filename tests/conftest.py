"""Settings of hypothesis: the same examples for everyone, and time to think on a busy machine."""

from hypothesis import settings

settings.register_profile("fairplay", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("fairplay")
