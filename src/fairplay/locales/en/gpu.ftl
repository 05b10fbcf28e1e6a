## The GPU engine
error-gpu-driver = No driver of an NVIDIA GPU was found; the CPU engine computes the same values
error-gpu-none = The NVIDIA driver finds no GPU; the CPU engine computes the same values
error-gpu-small = { $name } is too small for the GPU engine: each multiprocessor needs 227 KiB of shared memory, as on an H100
error-gpu-memory = The memory of the GPU is full; run fewer games at a time. Verified values are kept
error-gpu-failed = The GPU failed in { $what }: { $reason }. Verified values are kept
error-gpu-compiler = No compiler for the GPU was found: install CUDA's nvcc, or pip install 'fairplay[gpu]'
error-gpu-source = { $compiler }: cannot compile for this GPU; the driver and the compiler may not match: { $reason }
error-gpu-checkpoint = { $path }: cannot be read as a checkpoint of the GPU engine; delete it to start over
error-gpu-other-game = { $path } is not a checkpoint of { $game }: the rule, the mask or the rare heaps differ
