## The GPU engine
error-gpu-driver = Ingen drivrutin för en GPU från NVIDIA hittades; CPU-motorn beräknar samma värden
error-gpu-none = Drivrutinen hittar ingen GPU; CPU-motorn beräknar samma värden
error-gpu-small = { $name } är för liten för GPU-motorn: en multiprocessor behöver 227 KiB delat minne, så mycket som H100 har
error-gpu-memory = GPU:ns minne är fullt; kör färre spel åt gången. Det som är kontrollerat finns kvar
error-gpu-failed = GPU:n misslyckades med { $what }: { $reason }. Det som är kontrollerat finns kvar
error-gpu-compiler = Ingen kompilator för GPU:n hittades: installera CUDA:s nvcc, eller pip install 'fairplay[gpu]'
error-gpu-source = { $compiler }: kan inte kompilera för denna GPU; drivrutin och kompilator passar kanske inte ihop: { $reason }
error-gpu-checkpoint = { $path }: kan inte läsas som en kontrollpunkt från GPU-motorn; ta bort filen för att börja om
error-gpu-other-game = { $path }: är inte en kontrollpunkt för { $game }: regel, mask eller sällsynta högar skiljer sig
