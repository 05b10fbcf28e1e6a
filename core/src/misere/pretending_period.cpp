// The period of the pretending function.
//
// Theorem (after Plambeck and Siegel; for nim-values Guy and Smith 1956). Let Q be the quotient of the heaps below M
// with pretending function phi, and phi(n + p) = phi(n) for all n ≥ n₀ with n + p < M. Let moves leave at most h heaps
// and take at most k. If n₀ ≥ 1 and M ≥ h(n₀ + p) + k, then Q is the quotient of the whole game, and phi(n + p) = phi(n)
// for all n ≥ n₀.
//
// Proof. By induction over N ≥ M, show that N can join with the class of N - p, and Q stays. Let E(N) be the set of the
// classes of the options of N; the heaps of an option are below N, so phi is known for them and repeats.
// E(N) = E(N - p): an option of N leaves N - k or more in at most h heaps, hence a heap b ≥ n₀ + p. With b - p ≥ n₀ ≥ 1
// instead of b it is an option of N - p, of the same class, since phi(b) = phi(b - p). Conversely an option of N - p
// leaves a heap b ≥ n₀ (N - p - k ≥ h·n₀), and b + p instead of b is an option of N of the same class. (No such option
// is empty, so it makes no difference which digits allow to take a whole heap.)
// So N and N - p have the same class and the same set W of classes with a winning move (transition_algebra.hpp). Hence
// the states of all sums stay the same, and conditions (1) and (2), which prove the outcomes, still hold. The outcomes of
// sums without N are as before, so classes that were told apart still are. The quotient is the same.
//
// If splits must be unequal, b - p may equal the other heap a. Then use a - p and b: a ≥ n₀ + p holds if M is larger by p.
// If L digits repeat after the first K, let p be a multiple of L: a move that takes K + p or more from N is one that takes
// p less from N - p and leaves the same. The others take less than K + p, so this is the case k = K + p.
// sequence/period_proof.cpp counts the values that the same argument needs for nim-values: values_needed() is M.
//
// Invariant: for each p the least n₀ is the heap after the last n with phi(n + p) ≠ phi(n).
// Cost: for most p one or two steps, from the last heap downwards.

#include "misere/pretending_period.hpp"

namespace fairplay::misere {
namespace {

std::uint64_t least_preperiod(const std::vector<std::uint32_t>& phi, std::uint64_t period) {
    std::uint64_t n = phi.size() - period;
    while (n > 1 && phi[n - 1] == phi[n - 1 + period]) --n;
    return n;
}

}  // namespace

std::optional<PretendingPeriod> prove_period(const Rule& rule, const std::vector<std::uint32_t>& phi) {
    for (std::uint64_t period = 1; period < phi.size(); ++period) {
        const std::uint64_t preperiod = least_preperiod(phi, period);
        if (values_needed(rule, preperiod, period) <= phi.size()) return PretendingPeriod{preperiod, period};
    }
    return std::nullopt;
}

}  // namespace fairplay::misere
