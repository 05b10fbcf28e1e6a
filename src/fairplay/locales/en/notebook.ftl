## Boards in notebooks.

notebook-silent = The kernel does not answer. If it is busy, wait until it has finished. If it has stopped, run this cell again.
