## The GPU engine
error-gpu-driver = No driver of an NVIDIA GPU was found; the CPU engine computes the same values
error-gpu-none = The driver finds no GPU; the CPU engine computes the same values
error-gpu-small = { $name } is too small for the GPU engine: a multiprocessor needs 227 KiB of shared memory, as the H100 has
error-gpu-memory = The memory of the GPU is full; run fewer games at a time. What was verified is kept
error-gpu-failed = The GPU failed in { $what }: { $reason }. What was verified is kept
error-gpu-compiler = No compiler for the GPU was found: install CUDA's nvcc, or pip install 'fairplay[gpu]'
error-gpu-source = { $compiler }: cannot compile for this GPU; its driver and compiler may not fit each other: { $reason }
error-gpu-checkpoint = { $path }: cannot be read as a checkpoint of the GPU engine; delete it to begin again
error-gpu-other-game = { $path }: is not a checkpoint of { $game }: rule, mask or rare heaps differ
