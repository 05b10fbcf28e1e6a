// A driver of a GPU that there is not: the calls of driver.py on the memory of the CPU. A module is the name of a library
// that emulation.py compiled. What was taken and not given back is counted.
#include <dlfcn.h>

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <map>
#include <set>
#include <string>

struct Kernel {
    int (*run)(unsigned, unsigned, unsigned, const void*);
    int shared = 48 * 1024;
};

static int fail_after = std::getenv("FAKE_FAIL_AFTER") ? std::atoi(std::getenv("FAKE_FAIL_AFTER")) : -1;
static std::size_t left = std::size_t{1} << 30;
static std::map<std::string, std::multiset<const void*>> live;  // by kind
static thread_local bool current = false;                       // this thread has a context
static int lost = 0;                                             // what every call says from now on

static int take(const char* kind, const void* one) { live[kind].insert(one); return 0; }
static int give_back(const char* kind, const void* one) {
    const auto found = live[kind].find(one);
    if (found == live[kind].end()) return 400;
    live[kind].erase(found);
    return 0;
}
static bool full() {
    const char* const most = std::getenv("FAKE_FULL");
    return most && static_cast<int>(live["buffer"].size()) >= std::atoi(most);
}
static int ready() { return lost ? lost : current ? 0 : 201; }

extern "C" {
int fake_live(const char* kind) { return static_cast<int>(live[kind].size()); }
int cuInit(unsigned) { return std::getenv("FAKE_NO_DEVICE") ? 100 : 0; }
int cuDeviceGet(int* device, int number) { *device = number; return 0; }
int cuDeviceGetName(char* name, int size, int) { std::strncpy(name, "Emulated GPU", size); return 0; }
int cuDeviceGetAttribute(int* value, int which, int) {
    *value = which == 75 ? 9 : which == 76 ? 0 : which == 16 ? 4 : which == 97 ? 232448 : which == 13 ? 1000 : -1;
    return *value < 0;
}
int cuDevicePrimaryCtxRetain(void** context, int) { *context = &live; return take("context", &live); }
int cuDevicePrimaryCtxRelease_v2(int) { return give_back("context", &live); }
int cuCtxSetCurrent(void* context) { current = context != nullptr; return 0; }
int cuMemGetInfo_v2(std::size_t* free, std::size_t* total) { *free = left; *total = std::size_t{1} << 30; return ready(); }
int cuMemAlloc_v2(std::uint64_t* at, std::size_t size) {
    void* memory = nullptr;
    if (ready()) return ready();
    if (full() || posix_memalign(&memory, 256, size)) return 2;
    std::memset(memory, 0xee, size);
    *at = reinterpret_cast<std::uint64_t>(memory);
    return take("buffer", memory);
}
int cuMemFree_v2(std::uint64_t at) {
    void* const memory = reinterpret_cast<void*>(at);
    if (const int wrong = give_back("buffer", memory)) return wrong;
    std::free(memory);
    return lost;
}
int cuMemcpyHtoD_v2(std::uint64_t to, const void* from, std::size_t size) { std::memcpy(reinterpret_cast<void*>(to), from, size); return 0; }
int cuMemcpyDtoH_v2(void* to, std::uint64_t from, std::size_t size) { std::memcpy(to, reinterpret_cast<void*>(from), size); return 0; }
int cuMemcpyDtoD_v2(std::uint64_t to, std::uint64_t from, std::size_t size) {
    std::memcpy(reinterpret_cast<void*>(to), reinterpret_cast<void*>(from), size);
    return 0;
}
int cuMemsetD8_v2(std::uint64_t at, unsigned char value, std::size_t size) { std::memset(reinterpret_cast<void*>(at), value, size); return 0; }
int cuModuleLoadData(void** module, const void* name) {
    if (ready()) return ready();
    *module = dlopen(static_cast<const char*>(name), RTLD_NOW | RTLD_LOCAL);
    return *module ? take("module", *module) : 200;
}
int cuModuleUnload(void* module) {
    if (const int wrong = give_back("module", module)) return wrong;
    dlclose(module);
    return lost;
}
int cuModuleGetFunction(void** function, void* module, const char* name) {
    const std::string full = std::string(name) == "chain" ? "launch" : std::string("launch_") + name;
    void* const found = dlsym(module, full.c_str());
    if (!found) return 500;
    *function = new Kernel{reinterpret_cast<int (*)(unsigned, unsigned, unsigned, const void*)>(found)};
    return 0;
}
int cuFuncSetAttribute(void* function, int which, int value) {
    if (which != 8 || value > 232448) return 1;
    static_cast<Kernel*>(function)->shared = value;
    return 0;
}
int cuStreamCreate(void** stream, unsigned flags) {
    *stream = new char;
    return flags == 1 ? take("stream", *stream) : 1;
}
int cuStreamDestroy_v2(void* stream) {
    if (const int wrong = give_back("stream", stream)) return wrong;
    delete static_cast<char*>(stream);
    return lost;
}
int cuCtxSynchronize() {
    if (fail_after >= 0 && fail_after-- == 0) lost = 719;
    return ready();
}
int cuGetErrorName(int status, const char** name) { *name = status == 719 ? "CUDA_ERROR_LAUNCH_FAILED" : "CUDA_ERROR"; return 0; }
int cuLaunchKernel(void* function, unsigned grid, unsigned y, unsigned z, unsigned threads, unsigned ty, unsigned tz,
                   unsigned shared, void* stream, void** given, void** extra) {
    const Kernel& kernel = *static_cast<Kernel*>(function);
    if (ready()) return ready();
    if (!live["stream"].count(stream)) return 400;
    if (y != 1 || z != 1 || ty != 1 || tz != 1 || extra || static_cast<int>(shared) > kernel.shared || !grid || threads > 1024) return 1;
    return kernel.run(grid, threads, shared, given[0]) ? 0 : 702;
}
}
