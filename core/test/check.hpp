// A small test harness. TEST(name) { … } registers a test; the macros below report a failure and let the test continue.

#pragma once

#include <iostream>
#include <string>
#include <vector>

namespace check {

struct Test {
    std::string name;
    void (*body)();
};

inline std::vector<Test>& tests() {
    static std::vector<Test> all;
    return all;
}

inline bool& failed() {
    static bool flag = false;
    return flag;
}

struct Register {
    Register(const char* name, void (*body)()) { tests().push_back({name, body}); }
};

inline void report(const char* file, int line, const std::string& what) {
    std::cout << file << ':' << line << ": " << what << '\n';
    failed() = true;
}

// Calls `action` and returns whether it throws an Error.
template <class Error, class Action>
bool throws(Action action) {
    try {
        action();
    } catch (const Error&) {
        return true;
    }
    return false;
}

}  // namespace check

#define TEST(name)                                                 \
    static void test_##name();                                     \
    static const check::Register register_##name(#name, test_##name); \
    static void test_##name()

#define CHECK(condition) \
    if (!(condition)) check::report(__FILE__, __LINE__, "not true: " #condition)

#define CHECK_THROWS(Error, expression) \
    if (!check::throws<Error>([&] { (void)(expression); })) \
        check::report(__FILE__, __LINE__, #expression " does not throw " #Error)
