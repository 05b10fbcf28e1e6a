"""Every endpoint, once."""

from typing import Any

from fairplay.play.how import How
from fairplay.play.how_cards import HowCards
from fairplay.protocol import Decided, Hinted, MatchView
from fairplay.server.api import answers, direct, queries
from fairplay.server.api.endpoint import PDF, PNG, SVG, Endpoint
from fairplay.vocabulary import MoveView

TEXT = "text/plain"

ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("/healthz", "The process runs.", answer=answers.Status, direct=direct.health),
    Endpoint("/readyz", "It can serve.", answer=answers.Ready, direct=direct.ready),
    Endpoint(
        "/api/openapi.json",
        "This description.",
        answer=dict[str, Any],
        direct=direct.description,
    ),
    Endpoint("/api/me", "Become a guest, or stay one.", answer=answers.Me, direct=direct.me),
    Endpoint("/api/games", "All games and decks.", answer=answers.Games, direct=direct.games),
    Endpoint(
        "/api/solve",
        "Who wins a position, its value, and every winning move.",
        queries.PositionQuery,
        answers.Solved,
        job="solve",
        keep=True,
    ),
    Endpoint(
        "/api/explain",
        "Why a position is won or lost, as data.",
        queries.PositionQuery,
        answers.Explained,
        job="explain",
        keep=True,
    ),
    Endpoint(
        "/api/cards/explain",
        "Every claim among cards, and how to find one; or why one that is given is right or wrong.",
        queries.CardsQuery,
        answers.CardsExplained,
        job="cards",
        keep=True,
    ),
    Endpoint(
        "/api/how",
        "How to play the games of a position: three pictures of each, as data.",
        queries.PositionQuery,
        How,
        job="how",
        keep=True,
    ),
    Endpoint(
        "/api/cards/how",
        "How to play with a deck: three pictures, as data.",
        queries.DeckQuery,
        HowCards,
        job="claiming",
        keep=True,
    ),
    Endpoint(
        "/api/sequence",
        "The nim-values of heaps of 0, 1, 2, …",
        queries.SequenceQuery,
        answers.Values,
        job="sequence",
        keep=True,
    ),
    Endpoint(
        "/api/period",
        "The period of a rule's nim-values, and whether it is proved.",
        queries.PeriodQuery,
        answers.Period,
        job="period",
        keep=True,
    ),
    Endpoint(
        "/api/certificate",
        "The certificate of a proved period, for `fairplay verify`.",
        queries.CertificateQuery,
        dict[str, Any],
        job="certificate",
        keep=True,
        file="fairplay-certificate.json",
    ),
    Endpoint(
        "/api/match",
        "A match after some moves, which are checked: what is seen, and what may be played.",
        queries.MatchQuery,
        MatchView,
        "POST",
        job="match",
    ),
    Endpoint(
        "/api/begin",
        "A fresh match, and the seat from which it can be won.",
        queries.PositionQuery,
        answers.Begun,
        job="begin",
        keep=True,
    ),
    Endpoint(
        "/api/decided",
        "Where a match that is over was lost, and what each of its moves did.",
        queries.MatchQuery,
        Decided,
        "POST",
        job="decided",
    ),
    Endpoint(
        "/api/hint",
        "Whether a position of a match is won; then, where to look; then, a move.",
        queries.HintQuery,
        Hinted,
        "POST",
        job="match-hint",
    ),
    Endpoint(
        "/api/move",
        "The move that a gesture on a board makes, or the code that says why it makes none.",
        queries.GestureQuery,
        MoveView,
        "POST",
        job="move",
    ),
    Endpoint(
        "/api/reply",
        "The computer's move in a match; level 10 never errs.",
        queries.ReplyQuery,
        answers.Reply,
        "POST",
        job="reply",
    ),
    Endpoint(
        "/api/deck",
        "The cards of a deck.",
        queries.DeckQuery,
        answers.DeckCards,
        direct=direct.deck,
    ),
    Endpoint(
        "/api/cards/{deck}/{card}.svg",
        "The picture of a card, or of the back.",
        queries.CardQuery,
        media=SVG,
        direct=direct.card,
    ),
    Endpoint(
        "/api/preview.png",
        "The picture for the preview of a link: a position, a deck, or neither.",
        queries.PreviewQuery,
        media=PNG,
        job="preview",
        keep=True,
    ),
    Endpoint(
        "/api/print/deck",
        "A deck to print and cut out.",
        queries.PrintDeckQuery,
        media=PDF,
        job="print-deck",
        keep=True,
        file="fairplay-deck.pdf",
    ),
    Endpoint(
        "/api/print/worksheet",
        "Exercises with answers, to print.",
        queries.PrintWorksheetQuery,
        media=PDF,
        job="print-worksheet",
        file="fairplay-worksheet.pdf",
        header="fairplay-exercises",
    ),
)
