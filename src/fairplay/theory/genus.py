"""Misère canonical forms and the genus of heaps: how much a heap behaves like a heap of Nim.

Two positions are equal in misère play if they can replace each other in every sum. Each has one
simplest form (Conway, *On Numbers and Games*, chapter 12): an option D of G may be left out if all
options that stay are the options of a form H which is an option of D; H = 0 is allowed only if the
player to move in G wins. Forms are numbered here, so equal positions have equal numbers.

The genus of G is g^{g₀g₁g₂…}: g is the nim-value, and gₖ the misère mex of G + k·(heap of 2), where
the end of the game counts as 1. It follows from the genera of the options alone, because
g⁻(G + heap of 1) = g⁻(G) ⊕ 1. From some place on the figures alternate between two that differ by
2; they are written up to there.

G is *tame* if sums with it follow Nim's rule: its genus is that of a Nim position, its tame options
alone have the right two mex values, and from every other option there are moves back to tame
positions with both of G's values. Other positions are *wild*.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from fairplay.errors import TooLargeError
from fairplay.theory.nim import mex

#: The work allowed for one sequence: options of sums that are looked at, some ten seconds.
MAX_LOOKED_AT = 5_000_000
#: Sums are formed by recursion over their options: so many moves deep at most.
MAX_DEPTH = 400
#: The longest canonical form that is written out, in characters.
MAX_WRITTEN = 200

Options = Callable[[int], Iterable[tuple[int, ...]]]


@dataclass(frozen=True)
class HeapGenus:
    """The genus of a heap. ``str`` writes it the usual way.

    A heap that equals a heap of Nim is written as its size, ``2``; another tame one with its misère
    value, ``2^2``; a wild one with all figures, ``4^146``. ``misere`` are g₀, g₁, … up to the two
    that alternate for ever. ``form`` is the misère canonical form: heaps of Nim are numbers, and
    braces hold options. It is None if it is long.

    >>> import fairplay as fp
    >>> [str(one) for one in fp.genus("0.77", 8)]
    ['0', '1', '2', '3', '1', '4^146', '3', '2^2']
    >>> fp.genus("0.77", 6)[5]
    HeapGenus(heap=5, value=4, misere=(1, 4, 6), tame=False, nimber=False, form='{1,2,3,{2,3}}')
    """

    heap: int
    value: int
    misere: tuple[int, ...]
    tame: bool
    nimber: bool
    form: str | None

    def __str__(self) -> str:
        if self.nimber:
            return str(self.value)
        shown = self.misere[:1] if self.tame else self.misere
        separator = "," if max(shown) > 9 else ""
        return f"{self.value}^{separator.join(map(str, shown))}"


@dataclass
class Form:
    """A canonical form: the numbers of its options, its genus, and how long play can be."""

    options: frozenset[int]
    value: int
    misere: tuple[int, ...]
    depth: int
    tame: bool = False
    #: The size of the Nim heap that it is, if it is one.
    nimber: int | None = None
    sums: dict[int, int] = field(default_factory=dict)


class Forms:
    """Canonical forms by number; 0 is the end of the game.

    >>> forms = Forms()
    >>> one = forms.of([0])
    >>> forms.of([one]), forms.add(one, one)
    (0, 0)
    """

    def __init__(self) -> None:
        self._forms: list[Form] = []
        self._numbers: dict[frozenset[int], int] = {}
        self._looked_at = 0
        self.of([])

    def __getitem__(self, number: int) -> Form:
        return self._forms[number]

    def __len__(self) -> int:
        return len(self._forms)

    def of(self, options: Iterable[int]) -> int:
        """The form of a position with these options."""
        wanted = frozenset(options)
        known = self._numbers.get(wanted)
        if known is None:
            known = self._numbers[wanted] = self._simpler(wanted)
        return known

    def _simpler(self, options: frozenset[int]) -> int:
        """The form that this position is equal to, else a new one."""
        inner = frozenset().union(*(self._forms[one].options for one in options))
        self.spend(len(inner) + 1)
        for number in inner:
            if self._is_simpler(number, options):
                return number
        self._forms.append(self._new(options))
        return len(self._forms) - 1

    def _is_simpler(self, number: int, options: frozenset[int]) -> bool:
        """Whether all options but those of a form can be answered by moving to this form."""
        kept = self._forms[number].options
        if not kept <= options:
            return False
        if not all(number in self._forms[one].options for one in options - kept):
            return False
        # The end of the game is won for the player to move.
        return number > 0 or any(self._forms[one].misere[0] == 0 for one in options)

    def _new(self, options: frozenset[int]) -> Form:
        forms = [self._forms[one] for one in options]
        value = mex(form.value for form in forms)
        misere = _misere_values([form.misere for form in forms])
        depth = 1 + max((form.depth for form in forms), default=-1)
        form = Form(options, value, misere, depth)
        form.tame = self._is_tame(form)
        sizes = {one.nimber for one in forms}
        if sizes == set(range(len(forms))):
            form.nimber = len(forms)
        return form

    def _is_tame(self, form: Form) -> bool:
        value, misere = form.value, form.misere
        firm = misere == (value, value ^ 2)
        if not firm and (value, misere) not in ((0, (1, 2, 0)), (1, (0, 3, 1))):
            return False
        options = [self._forms[one] for one in form.options]
        tame = [one for one in options if one.tame]
        if options and (value, misere[0]) != (
            mex(one.value for one in tame),
            mex(one.misere[0] for one in tame),
        ):
            return False
        return all(one.tame or self._goes_back(one, form) for one in options)

    def _goes_back(self, option: Form, form: Form) -> bool:
        """Whether moves lead from an option to tame positions with the values of the form."""
        tame = [one for one in map(self.__getitem__, option.options) if one.tame]
        return any(one.value == form.value for one in tame) and any(
            one.misere[0] == form.misere[0] for one in tame
        )

    def add(self, a: int, b: int) -> int:
        """The form of a sum."""
        a, b = sorted((a, b))
        if a == 0:
            return b
        first, second = self._forms[a], self._forms[b]
        known = first.sums.get(b)
        if known is None:
            if first.depth + second.depth > MAX_DEPTH:
                raise TooLargeError("error-genus-large", limit=MAX_LOOKED_AT)
            self.spend(len(first.options) + len(second.options))
            options = {self.add(one, b) for one in first.options}
            options.update(self.add(a, one) for one in second.options)
            known = first.sums[b] = self.of(options)
        return known

    def spend(self, more: int) -> None:
        """Count work. Raises TooLargeError beyond the limit."""
        self._looked_at += more
        if self._looked_at > MAX_LOOKED_AT:
            raise TooLargeError("error-genus-large", limit=MAX_LOOKED_AT)

    def text(self, number: int) -> str | None:
        """A form in braces, with heaps of Nim as numbers; None if it is long."""
        return self._written(number, {})

    def _written(self, number: int, known: dict[int, str | None]) -> str | None:
        if number not in known:
            form = self._forms[number]
            known[number] = (
                str(form.nimber) if form.nimber is not None else self._braces(form, known)
            )
        return known[number]

    def _braces(self, form: Form, known: dict[int, str | None]) -> str | None:
        parts = [self._written(one, known) for one in sorted(form.options)]
        if None in parts:
            return None
        whole = "{" + ",".join(sorted(map(str, parts), key=lambda one: (len(one), one))) + "}"
        return whole if len(whole) <= MAX_WRITTEN else None


def _misere_values(options: list[tuple[int, ...]]) -> tuple[int, ...]:
    """g₀, g₁, … of a position from those of its options, up to the two that alternate.

    >>> _misere_values([])
    (1, 2, 0)
    """
    found = [mex(one[0] for one in options) if options else 1]
    settled = max(map(len, options), default=0)
    while len(found) < settled + 4 or found[-1] != found[-3] or found[-2] != found[-4]:
        k = len(found)
        seen = [_at(one, k) for one in options]
        found.append(mex([*seen, found[-1], found[-1] ^ 1]))
    while len(found) > 2 and found[-1] == found[-3]:
        found.pop()
    return tuple(found)


def _at(figures: tuple[int, ...], k: int) -> int:
    """Figure k of a row whose last two alternate for ever."""
    beyond = k - len(figures)
    return figures[k] if beyond < 0 else figures[-1 if beyond % 2 else -2]


class GenusSequence:
    """The genera of heaps of 0, 1, 2, … of one rule, computed as they are asked for."""

    def __init__(self, options: Options) -> None:
        self._options = options
        self._heaps: list[int] = []
        self.forms = Forms()

    def __getitem__(self, heap: int) -> HeapGenus:
        while len(self._heaps) <= heap:
            self._heaps.append(self._form(len(self._heaps)))
        number = self._heaps[heap]
        form = self.forms[number]
        text = self.forms.text(number)
        return HeapGenus(heap, form.value, form.misere, form.tame, form.nimber is not None, text)

    def _form(self, heap: int) -> int:
        """The form of a heap. Heaps of 0 and heaps without a move are the end of the game."""
        return self.forms.of(map(self._sum, self._options(heap))) if heap else 0

    def _sum(self, heaps: tuple[int, ...]) -> int:
        self.forms.spend(1)
        total = 0
        for one in heaps:
            total = self.forms.add(total, self._heaps[one])
        return total
