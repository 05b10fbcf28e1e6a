#include <exception>

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

int main() {
    int passed = 0;
    int failed = 0;
    for (const check::Test& test : check::tests()) ++(passes(test) ? passed : failed);
    std::cout << passed << " passed, " << failed << " failed\n";
    return failed == 0 && passed > 0 ? 0 : 1;
}
