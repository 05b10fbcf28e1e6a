"""Settings of hypothesis: the same examples for everyone, and time to think on a busy machine.

And Ctrl-C works: a shell that runs the tests in the background lets it be ignored, by the commands
that are tested, too.
"""

import signal

from hypothesis import settings

settings.register_profile("fairplay", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("fairplay")

signal.signal(signal.SIGINT, signal.default_int_handler)
