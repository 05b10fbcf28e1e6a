"""Games in an operator's own files, ``serve --game ./mygame.py``, read again when they change.

A file may say anything, also what never ends. So a process for jobs tries it first, under the usual
deadline; the processes that answer get only what was found right, and never look at the file.
"""

import asyncio

from fairplay.errors import InputError
from fairplay.rules.own_files import OwnFiles, prepare_for_server, read
from fairplay.server.errors import Refusal
from fairplay.server.logs import log
from fairplay.server.services import Services
from fairplay.server.workers import Asker

#: Seconds between two looks at the files.
LOOK = 1.0
#: The server itself asks.
_ASKER = Asker("play", "games")


async def keep_reloading(files: OwnFiles, services: Services) -> None:
    """Look at the files as long as the server runs."""
    while True:
        await asyncio.sleep(LOOK)
        for path in files.changed():
            try:
                await _reload(path, files, services)
            except InputError as error:
                told(path, str(error))
            except Refusal as refusal:
                told(path, _reason(refusal))


async def _reload(path: str, files: OwnFiles, services: Services) -> None:
    """Try a file, and then use it. Raises InputError or Refusal; the old rule stays then."""
    source = await asyncio.to_thread(read, path)
    await services.workers.run("try", path, source, asker=_ASKER, patient=True)
    # It ends, but may take its time: other requests go on meanwhile.
    module = await asyncio.to_thread(prepare_for_server, path, source)
    before = files.put(path, source, module)
    services.workers.forget()
    log.info("game loaded again", extra={"data": {"game": files.names[path]}})
    if before:
        log.warning("game is gone", extra={"data": {"game": before, "now": files.names[path]}})


def _reason(refusal: Refusal) -> str:
    if refusal.code == "error-server-busy":  # nobody else is in the way of a patient asker
        return "the process that tried it ended"
    return str(InputError(refusal.code, **refusal.params))


def told(path: str, reason: str) -> None:
    """The file is wrong now: the old rule stays."""
    log.error("game not loaded", extra={"data": {"file": path, "reason": reason}})
