#include "search/option_table.hpp"

#include <algorithm>
#include <limits>
#include <stdexcept>
#include <string>

namespace fairplay::detail {
namespace {

// A bijection of 64-bit words that scatters its input (Steele, Lea, Flood 2014, SplitMix64).
std::uint64_t scatter(std::uint64_t x) {
    x += 0x9e3779b97f4a7c15;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
    x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
    return x ^ (x >> 31);
}

std::uint32_t narrow(std::size_t size) {
    if (size > std::numeric_limits<std::uint32_t>::max()) throw std::length_error("an option table beyond 32 bits");
    return static_cast<std::uint32_t>(size);
}

void check_part(Part part, std::size_t count) {
    if (part < count) return;
    throw std::invalid_argument("there is no part " + std::to_string(part) + ", only " + std::to_string(count) +
                                " parts, numbered from 0");
}

// Repeatedly removes parts that no option of a remaining part names (Kahn 1962).
// What remains are the parts on a cycle and those they lead to. Cost: linear in the table.
void check_acyclic(const Search::Options& options) {
    std::vector<std::size_t> named(options.size());
    for (const auto& part : options)
        for (const auto& option : part)
            for (const Part child : option) ++named[child];

    std::vector<Part> free;
    for (Part part = 0; part < options.size(); ++part)
        if (named[part] == 0) free.push_back(part);

    std::size_t taken = 0;
    for (; !free.empty(); ++taken) {
        const Part part = free.back();
        free.pop_back();
        for (const auto& option : options[part])
            for (const Part child : option)
                if (--named[child] == 0) free.push_back(child);
    }
    if (taken != options.size()) throw std::invalid_argument("a part may lead back to itself: play might not end");
}

}  // namespace

OptionTable::OptionTable(const Search::Options& options) {
    narrow(options.size() + 1);
    for (const auto& part : options)
        for (const auto& option : part)
            for (const Part child : option) check_part(child, options.size());
    check_acyclic(options);

    for (std::size_t part = 0; part < options.size(); ++part) {
        has_moves_.push_back(!options[part].empty());
        weights_.push_back(scatter(part));
    }
    for (const auto& part : options) add_options(part);
    starts_.push_back(narrow(options_.size()));
}

void OptionTable::add_options(const std::vector<std::vector<Part>>& options) {
    starts_.push_back(narrow(options_.size()));
    std::vector<Parts> distinct;
    for (const auto& option : options) distinct.push_back(multiset(option));
    std::sort(distinct.begin(), distinct.end());
    distinct.erase(std::unique(distinct.begin(), distinct.end()), distinct.end());
    for (const Parts& option : distinct) {
        options_.push_back({weight(option), narrow(parts_.size()), narrow(option.size())});
        parts_.insert(parts_.end(), option.begin(), option.end());
    }
}

std::uint64_t OptionTable::weight(std::span<const Part> parts) const noexcept {
    std::uint64_t sum = 0;
    for (const Part part : parts) sum += weights_[part];
    return sum;
}

Parts OptionTable::multiset(std::span<const Part> parts) const {
    Parts result;
    for (const Part part : parts) {
        check_part(part, has_moves_.size());
        if (has_moves_[part]) result.push_back(part);
    }
    std::sort(result.begin(), result.end());
    return result;
}

}  // namespace fairplay::detail
