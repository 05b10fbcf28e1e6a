## The GPU engine
error-gpu-driver = Der blev ikke fundet en driver til en NVIDIA-GPU; CPU-motoren beregner de samme værdier
error-gpu-none = Driveren finder ingen GPU; CPU-motoren beregner de samme værdier
error-gpu-old = { $name } er for gammel til GPU-motoren: den kræver compute capability 8.0 eller nyere
error-gpu-memory = GPU'ens hukommelse er fuld; kør færre spil ad gangen. Det, der er verificeret, er bevaret
error-gpu-failed = GPU'en fejlede i { $what }: { $reason }. Det, der er verificeret, er bevaret
error-gpu-compiler = Der blev ikke fundet en compiler til GPU'en: installér CUDA's nvcc, eller pip install 'fairplay[gpu]'
error-gpu-source = { $compiler } kan ikke compilere til denne GPU; driver og compiler passer måske ikke sammen: { $reason }
