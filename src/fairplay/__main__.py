"""``python -m fairplay``: the command, where it is not on the PATH."""

import sys

from fairplay.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
