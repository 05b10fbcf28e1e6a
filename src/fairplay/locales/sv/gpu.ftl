## The GPU engine
error-gpu-driver = Ingen drivrutin för en NVIDIA-GPU hittades; CPU-motorn beräknar samma värden
error-gpu-none = Drivrutinen hittar ingen GPU; CPU-motorn beräknar samma värden
error-gpu-old = { $name } är för gammal för GPU-motorn: den kräver compute capability 8.0 eller senare
error-gpu-memory = GPU:ns minne är fullt; kör färre spel åt gången. Det som är verifierat finns kvar
error-gpu-failed = GPU:n misslyckades i { $what }: { $reason }. Det som är verifierat finns kvar
error-gpu-compiler = Ingen kompilator för GPU:n hittades: installera CUDA:s nvcc, eller pip install 'fairplay[gpu]'
error-gpu-source = { $compiler } kan inte kompilera för denna GPU; drivrutin och kompilator passar kanske inte ihop: { $reason }
