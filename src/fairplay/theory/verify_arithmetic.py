"""The conditions that prove an arithmetic period, checked again in plain Python.

They are stated with their proof in ``docs/explanation/engine.md``, with the same names.
"""

from math import lcm

from fairplay.theory.codes import GONE, ONE, TWO, Code

#: The engine proves no period by more values, and none with more heaps below n₀ + p. What follows
#: takes seconds then.
MOST_VALUES, MOST_CLASSES = 2**14, 320


def arithmetic_holds(code: Code, g: list[int], n0: int, period: int, saltus: int) -> bool:
    """Whether the values prove G(n+period) = G(n) + saltus for all n ≥ n0, by some multiple.

    >>> arithmetic_holds(Code((0,), (3,)), list(range(20)), 1, 1, 1)
    True
    """
    p = lcm(period, len(code.tail))
    s = saltus * (p // period)
    while n0 + p <= min(len(g), MOST_CLASSES):
        if s & (s - 1) == 0 and _conditions(code, g, n0, p, s):
            return True
        p, s = 2 * p, 2 * s
    return False


def _conditions(code: Code, g: list[int], n0: int, p: int, s: int) -> bool:
    least = (1 << max(g[: n0 + p]).bit_length()) + s
    n1 = 2 * (n0 + p) + len(code.digits)
    while n1 + 2 * p <= len(g) and min(g[n1 : n1 + p]) < least:
        n1 += p
    if n1 + 2 * p > len(g):
        return False
    window = range(n1, n1 + p)
    return (
        all(g[n + p] == g[n] + s for n in range(n0, n1 + p))
        and not _a_split_may_hit(code, g, n0, p, s)
        and all(_smaller_are_hit(code, g, n, n0, p, s) for n in window)
        and all(_begins_are_hit(code, g, n, n0, s) for n in window)
    )


def _a_split_may_hit(code: Code, g: list[int], n0: int, p: int, s: int) -> bool:
    """(a): a split with the value that n should have."""
    fixed = len(code.digits)
    for k in (k for k in range(fixed + p) if code.digit(k) & TWO):
        for b in range(n0, n0 + p):
            for a in range(1, b + 1):
                n = n0 + (k + a + b - n0) % p
                if (g[a] ^ g[b] ^ g[n]) % s:
                    continue
                excess = g[a] // s + g[b] // s - g[n] // s + (n - k - a - b) // p
                if excess >= 0 and (k >= fixed or excess % 2 == 0):
                    return True
    return False


def _smaller_are_hit(code: Code, g: list[int], n: int, n0: int, p: int, s: int) -> bool:
    """(b): every smaller value comes from a move that keeps rising, or from a heap below n0."""
    hit = set(g[:n0])
    for k in range(n - n0 + 1):
        rest, digit = n - k, code.digit(k)
        if digit & ONE:
            hit.add(g[rest])
        if digit & TWO:
            smalls = (a for a in range(1, min(n0 + p, rest - n0 + 1)) if g[a] < s)
            hit |= {g[a] ^ g[rest - a] for a in smalls if not (code.unequal and 2 * a == rest)}
    return hit.issuperset(range(g[n]))


def _begins_are_hit(code: Code, g: list[int], n: int, n0: int, s: int) -> bool:
    """(c): moves that repeat give the first values, and those of the first heaps plus s."""
    last = n - len(code.digits)
    hit = {g[m] for m in range(1, last + 1) if code.digit(n - m) & ONE}
    if code.digit(n) & GONE:
        hit.add(0)
    return hit.issuperset(range(s)) and hit.issuperset(value + s for value in g[:n0])
