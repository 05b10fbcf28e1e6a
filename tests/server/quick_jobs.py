"""A job process for tests, with a short countdown."""

import sys

from fairplay.play.room import starting
from fairplay.server import jobs

#: In milliseconds, instead of the three seconds that people need to get ready.
COUNTDOWN_MS = 50

if __name__ == "__main__":
    vars(starting)["COUNTDOWN_MS"] = COUNTDOWN_MS
    jobs.main(sys.argv[1:])
