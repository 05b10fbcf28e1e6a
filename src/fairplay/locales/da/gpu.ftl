## The GPU engine
error-gpu-driver = Der blev ikke fundet en driver til en NVIDIA-GPU; CPU-motoren beregner de samme værdier
error-gpu-none = NVIDIA-driveren finder ingen GPU; CPU-motoren beregner de samme værdier
error-gpu-small = { $name } er for lille til GPU-motoren: hver multiprocessor skal have 227 KiB delt hukommelse, som på en H100
error-gpu-memory = GPU'ens hukommelse er fuld; kør færre spil ad gangen. De kontrollerede værdier er bevaret
error-gpu-failed = GPU'en fejlede i { $what }: { $reason }. De kontrollerede værdier er bevaret
error-gpu-compiler = Der blev ikke fundet en compiler til GPU'en: installér CUDA's nvcc, eller pip install 'fairplay[gpu]'
error-gpu-source = { $compiler }: kan ikke compilere til denne GPU; driver og compiler passer måske ikke sammen: { $reason }
error-gpu-checkpoint = { $path }: kan ikke læses som et kontrolpunkt fra GPU-motoren; slet filen for at begynde forfra
error-gpu-other-game = { $path }: er ikke et kontrolpunkt for { $game }: reglen, masken eller de sjældne bunker er ikke de samme
