// fairplay-core-test [--times]: all tests; with --times the seconds that each took.

#include <chrono>
#include <exception>
#include <string_view>

#include "check.hpp"

namespace {

bool passes(const check::Test& test) {
    check::failed() = false;
    try {
        test.body();
    } catch (const std::exception& error) {
        check::report(test.name.c_str(), 0, std::string("unexpected exception: ") + error.what());
    }
    if (check::failed()) std::cout << "FAILED " << test.name << '\n';
    return !check::failed();
}

}  // namespace

int main(int count, const char* const* arguments) {
    using Clock = std::chrono::steady_clock;
    const bool timed = count > 1 && std::string_view(arguments[1]) == "--times";
    int passed = 0;
    int failed = 0;
    for (const check::Test& test : check::tests()) {
        const Clock::time_point begin = Clock::now();
        ++(passes(test) ? passed : failed);
        const std::chrono::duration<double> seconds = Clock::now() - begin;
        if (timed) std::cout << seconds.count() << ' ' << test.name << '\n';
    }
    std::cout << passed << " passed, " << failed << " failed\n";
    return failed == 0 && passed > 0 ? 0 : 1;
}
