// The kernel of one game on a CPU; GAME is the file that source.py wrote.
#include GAME

extern "C" int launch(unsigned grid, unsigned threads, unsigned shared_bytes, const ChainArguments* given) {
    return emulated::run(grid, threads, shared_bytes, [=] { chain(*given); });
}
