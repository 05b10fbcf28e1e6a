"""Prime numbers."""


def prime_factors(number: int) -> list[int]:
    """The primes that divide a number below 2^48, in a second at most.

    >>> prime_factors(360), prime_factors(1), prime_factors(2**31 - 1)
    ([2, 3, 5], [], [2147483647])
    """
    found, rest, q = [], number, 2
    while q * q <= rest:
        if rest % q == 0:
            found.append(q)
            while rest % q == 0:
                rest //= q
        q += 1 + q % 2
    return [*found, rest] if rest > 1 else found
