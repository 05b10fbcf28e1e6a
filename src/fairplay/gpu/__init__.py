"""Many games at once on one GPU of NVIDIA. See ``docs/explanation/gpu.md``.

Nothing here needs a GPU to be imported. :func:`fairplay.gpu.available.available` says whether
there is one that works, :func:`fairplay.gpu.run.run` runs games on it.
"""
