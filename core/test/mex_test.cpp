#include "check.hpp"
#include "fairplay/core.hpp"

namespace {

std::uint32_t mex(std::vector<std::uint32_t> values) { return fairplay::mex(values); }

}  // namespace

TEST(mex_is_the_least_missing_number) {
    CHECK(mex({}) == 0);
    CHECK(mex({1, 2, 3}) == 0);
    CHECK(mex({0, 1, 3}) == 2);
    CHECK(mex({2, 0, 1}) == 3);
}

TEST(mex_ignores_repetitions_and_size) {
    CHECK(mex({0, 0, 0}) == 1);
    CHECK(mex({0xffffffff, 0, 0xfffffffe, 1}) == 2);
}
