"""Games in an operator's own files, ``serve --game ./mygame.py``, read again when they change."""

import asyncio

from fairplay.errors import InputError
from fairplay.rules.own_files import OwnFiles
from fairplay.server.logs import log
from fairplay.server.services import Services

#: Seconds between two looks at the files.
LOOK = 1.0


async def keep_reloading(files: OwnFiles, services: Services) -> None:
    """Look at the files as long as the server runs."""
    while True:
        await asyncio.sleep(LOOK)
        for name in files.reload(told):
            services.workers.forget()
            log.info("game loaded again", extra={"data": {"game": name}})


def told(error: InputError) -> None:
    """The file is wrong now: the old rule stays."""
    log.error("game not loaded", extra={"data": {"reason": str(error)}})
