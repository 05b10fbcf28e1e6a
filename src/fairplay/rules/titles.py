"""What a game is called and what its rule is, in words."""

from string import ascii_lowercase, digits

from fairplay.messages import Messages
from fairplay.rules.registry import AnyRules, kind
from fairplay.rules.sums import Sum
from fairplay.vocabulary import Sentence, joined, sentence


def title(name: str, messages: Messages) -> str:
    """What people call a game of the registry.

    >>> title("grundy", Messages("da"))
    'Grundys spil'
    """
    return _of(name, "title", messages) or name


def full_title(rules: AnyRules, messages: Messages) -> str:
    """The title of any rules; a form of a game shows its own name, too.

    >>> from fairplay.rules.registry import find
    >>> full_title(find("northcott10"), Messages("da"))
    'Northcotts spil (northcott10)'
    """
    if isinstance(rules, Sum):
        return " + ".join(full_title(component, messages) for component in rules.components)
    found = kind(rules.name)
    words = title(found, messages)
    return words if rules.name == found else f"{words} ({rules.name})"


def title_told(rules: AnyRules) -> Sentence:
    """The title of any rules as a sentence; in a sum each game is named once. A form that has a
    code instead of a name shows it.

    >>> from fairplay.rules.registry import find
    >>> title_told(find("northcott10")).key, title_told(find("sub{1,2,5}")).params["code"]
    ('game-northcott-title', '{1,2,5}')
    """
    components = rules.components if isinstance(rules, Sum) else (rules,)
    titles = dict.fromkeys([(kind(one.name), _code(one.name)) for one in components])
    return joined("title-sum", [_told(*one) for one in titles])


def _code(name: str) -> str:
    """The name of a form, unless it is that of its game with a number."""
    return "" if name.rstrip(digits) == kind(name).rstrip(digits) else name.lstrip(ascii_lowercase)


def _told(found: str, code: str) -> Sentence:
    title = sentence(f"game-{found}-title")
    return sentence("title-code", title=title, code=code) if code else title


#: The text that explains a game, as in the messages ``credit-…``.
_RESTA = ("resta-um", "resta-zero")
_FAIR_PLAY = (
    *("nim", "nimble", "modified-nimble", "poker-nim", "grundy"),
    *("northcott", "lasker", "kayles", "dawson"),
)
_SOURCES = dict.fromkeys(_FAIR_PLAY, "nim") | dict.fromkeys(_RESTA, "resta")


def credit(rules: AnyRules) -> str:
    """The key of the text that says which article explains a game; empty if none does.

    >>> from fairplay.rules.registry import find
    >>> credit(find("northcott10")), credit(find("sub{1,2,5}"))
    ('credit-nim', '')
    """
    source = _SOURCES.get(kind(rules.name))
    return f"credit-{source}" if source else ""


def rule(rules: AnyRules, messages: Messages) -> str:
    """The rule in a sentence or two, or nothing for a game that has not been described."""
    if told := rules.told():
        return " ".join(map(messages.fill, told))
    return _of(rules.name, "rule", messages) or _of(kind(rules.name), "rule", messages)


def rule_and_end(rules: AnyRules, messages: Messages) -> str:
    """The rule for a list of games, with who wins where two games differ in nothing else.

    >>> from fairplay.rules.registry import find
    >>> rule_and_end(find("resta-um"), Messages("en"))
    'Erase dots from one row. Whoever erases the last dot loses.'
    """
    end = _of(kind(rules.name), "end", messages)
    return f"{rule(rules, messages)} {end}".strip()


def _of(name: str, what: str, messages: Messages) -> str:
    key = f"game-{name}-{what}"
    return messages(key) if key in messages else ""
