"""What a game is called and what its rule is, in words."""

from fairplay.messages import Messages
from fairplay.rules.registry import AnyRules, kind
from fairplay.rules.sums import Sum


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


def rule(rules: AnyRules, messages: Messages) -> str:
    """The rule in one sentence, or nothing for a game that has not been described."""
    return _of(rules.name, "rule", messages) or _of(kind(rules.name), "rule", messages)


def _of(name: str, what: str, messages: Messages) -> str:
    key = f"game-{name}-{what}"
    return messages(key) if key in messages else ""
