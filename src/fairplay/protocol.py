"""What travels between a server and its clients, in one place: codes and parameters, no sentences.

A client opens one socket for one room. It sends *commands* and receives *messages*; each is one
JSON object in one text frame, and ``kind`` says which. Everything the room shows is in
:class:`RoomView`. It comes whole in ``welcome``; after that every ``event`` says what happened and
in ``set`` the parts of the view that are new, so that a client keeps up by replacing them.

Every command has a ``cmd`` that the client makes up, different from those of its other commands.
It is answered once: by the ``event`` with the same ``cmd``, which has then been stored for good, or
by an ``answer`` where nothing has happened. A command whose answer did not arrive can safely be
sent again: it is not done twice.

Seats, places of bots and numbers of games are counted from 0, places on a card table from 1, times
are milliseconds. ``docs/reference/protocol.md`` shows an exchange, and lists all codes.
"""

import re
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

from msgspec import Meta, Struct

from fairplay.vocabulary import Board, Gesture, MoveView, Sentence

#: The version of this protocol, in the name of the socket's subprotocol.
SUBPROTOCOL = "fairplay.1"

#: A command is not longer than this, in bytes.
MAX_FRAME = 4096
MAX_SEATS = 6
MAX_NAME = 24
MAX_LEVEL = 10
#: When a player has been away for so many milliseconds the other may end a match without a clock.
AWAY_MS = 120_000
#: A longer list of moves is not sent; the moves can still be made.
MAX_MOVES = 400

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=MAX_NAME)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
Level: TypeAlias = Annotated[int, Meta(ge=1, le=MAX_LEVEL)]
#: 128 bits that a client has drawn by chance, as hexadecimal digits.
Nonce: TypeAlias = Annotated[str, Meta(max_length=32, pattern="^[0-9a-f]{32}$")]
CommandId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[!-~]*$")]
PositionText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]
Tag: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{8}$")]
MoveText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
CardText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=16)]
Side: TypeAlias = Annotated[list[CardText], Meta(max_length=16)]
Params: TypeAlias = dict[str, str | int]

#: Where a chat is allowed, these can be said, and nothing else.
Phrase = Literal[
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "one-moment",
    "ready",
    "sorry",
    "again",
    "goodbye",
]


class Data(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=False, gc=False):
    """Immutable, and strict when it is read. What is made of such values has no cycles, so garbage
    collection need not look at it."""


# -- what is agreed when a room is made ---------------------------------------------------------


class Clock(Data, frozen=True):
    """The time each player has, and what every move adds to it."""

    initial_ms: Annotated[int, Meta(ge=5_000, le=10_800_000)]
    increment_ms: Annotated[int, Meta(ge=0, le=300_000)] = 0


class MatchOptions(Data, frozen=True, tag_field="type", tag="match"):
    """A game for two: any position of any game, or of a sum of games.

    ``first`` is the seat that moves first, and None leaves it to chance.
    """

    position: PositionText
    misere: bool = False
    first: Annotated[int, Meta(ge=0, le=1)] | None = 0
    clock: Clock | None = None


class CardOptions(Data, frozen=True, tag_field="type", tag="cards"):
    """A card table: the deck, how many seats, and its rules, as in ``fairplay cards play``.

    ``aid`` allows clients to count the shapes of what is selected.
    """

    deck: Annotated[str, Meta(min_length=1, max_length=8)] = "zero"
    seats: Annotated[int, Meta(ge=1, le=MAX_SEATS)] = 4
    mode: Literal["race", "call"] = "race"
    wrong: Literal["none", "lockout", "minus"] = "lockout"
    call_ms: Annotated[int, Meta(ge=2_000, le=60_000)] = 10_000
    aid: bool = False


GameOptions = MatchOptions | CardOptions

#: Public rooms are listed, and have a short code; unlisted ones have a longer one, which can still
#: be read aloud; private ones have one that is only good for links.
Visibility = Literal["public", "unlisted", "private"]

#: Codes of rooms are made of letters and digits that are not taken for one another when read or
#: heard. There is neither O nor 0, neither I, L nor 1, so whoever types one of them is wrong.
CODE_SIGNS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
#: Public rooms are listed anyway. The others are protected by their codes: nobody finds one of an
#: unlisted room by trying, and a private one could even be tried without any limit.
CODE_LENGTHS: dict[Visibility, int] = {"public": 6, "unlisted": 10, "private": 26}
_LINK = re.compile(r"/room/([^/?#]*)")


def read_code(text: str) -> str:
    """The code of a room as someone has typed it, or out of its link; of any length, for those of
    older rooms were shorter. A letter or digit that is in no code stays: then there is no such
    room, and the answer shows what was typed.

    >>> read_code(" abc-def "), read_code("https://play.example/room/abcdef?from=mail")
    ('ABCDEF', 'ABCDEF')
    >>> read_code("abcde12345")
    'ABCDE12345'
    """
    found = _LINK.search(text)
    typed = found[1] if found else text
    return "".join([sign for sign in typed.upper() if sign.isascii() and sign.isalnum()])


def spelled(code: str) -> str:
    """A code in groups of the same size: of three or five where it can be read aloud.

    >>> spelled("ABCDEF"), spelled("ABCDEFGHJK"), spelled("ABCDEFGHJKMN")
    ('ABC DEF', 'ABCDE FGHJK', 'ABCD EFGH JKMN')
    """
    aloud = len(code) <= CODE_LENGTHS["unlisted"]
    size = next((one for one in (3, 5) if aloud and len(code) % one == 0), 4)
    return " ".join([code[at : at + size] for at in range(0, len(code), size)])


#: Who may take a seat: everyone who comes, who asks and is let in by the host, or nobody new. Who
#: has a seat comes back through every door. Behind a locked door nobody new can watch, either.
Door = Literal["open", "ask", "locked"]

#: The names that players may have: any that is fit to be read by all, or only those of a list.
Names = Literal["free", "words"]


class RoomOptions(Data, frozen=True):
    """Everything that is chosen when a room is made. ``bots`` are the levels of computer players,
    from 1 to 10; they take the last seats. ``door`` is how it is at first. Without ``names``, those
    of a public room are from the list, and all others are free."""

    game: GameOptions
    visibility: Visibility = "unlisted"
    bots: Annotated[tuple[Level, ...], Meta(max_length=MAX_SEATS - 1)] = ()
    hints: bool = True
    chat: bool = False
    door: Door = "open"
    names: Names | None = None


# -- commands -----------------------------------------------------------------------------------


class Command(Data, frozen=True, tag_field="kind"):
    """``cmd`` is the client's own name for this command."""

    cmd: CommandId


class Sit(Command, frozen=True, tag="sit"):
    """Take a seat, the first free one unless another is asked for."""

    name: Name
    seat: Seat | None = None


class Rename(Command, frozen=True, tag="rename"):
    """Change your name."""

    name: Name


class Ask(Command, frozen=True, tag="ask"):
    """Ask the host for a seat, where the door says so. Standing up withdraws the question."""

    name: Name
    seat: Seat | None = None


class Admit(Command, frozen=True, tag="admit"):
    """Let someone who asks take a seat, or not now: then they may ask again after a minute (host).

    A ``ban`` is a no for good.
    """

    tag: Tag
    admit: bool = True
    ban: bool = False


class SetDoor(Command, frozen=True, tag="door"):
    """Decide who may come in from now on (host)."""

    door: Door


class Stand(Command, frozen=True, tag="stand"):
    """Give up the seat. During a game, this loses a match and leaves a card table."""


class Ready(Command, frozen=True, tag="ready"):
    """Be ready to start, or not. When all seats are taken and ready, the game starts.

    ``nonce`` is this player's part in the deal: a random one for each game. ``seen`` is the number
    of the last event that the player has seen: it is refused if the game was changed after that.
    """

    ready: bool = True
    nonce: Nonce | None = None
    seen: Annotated[int, Meta(ge=0, lt=2**31)] | None = None


class Start(Command, frozen=True, tag="start"):
    """Start, although seats are free (host; only where enough players are seated and ready)."""

    nonce: Nonce | None = None


class AddBot(Command, frozen=True, tag="bot"):
    """Let a computer player take a seat (host)."""

    level: Level = 5
    seat: Seat | None = None


class Kick(Command, frozen=True, tag="kick"):
    """Remove a person, for good, or a bot from a seat (host; not during a game).

    After a person the door is at least as closed as ``door`` says, so that the same person does not
    come back as somebody else.
    """

    seat: Seat
    door: Literal["ask", "locked"] = "ask"


class Move(Command, frozen=True, tag="move"):
    """Make a move, in the notation of the game."""

    move: MoveText


class Claim(Command, frozen=True, tag="claim"):
    """Claim cards: those of a sum that is zero, or of two sides with the same sum."""

    a: Side
    b: Side = []


class Call(Command, frozen=True, tag="call"):
    """Call, where a claim has to be called before it is shown."""


class GiveUp(Command, frozen=True, tag="give-up"):
    """Agree to give up this hand."""


class Resign(Command, frozen=True, tag="resign"):
    """Lose the match."""


class EndGame(Command, frozen=True, tag="end"):
    """End a match without a clock when the other player has been away for two minutes: with a
    ``win``, or without a result."""

    win: bool = True


class Takeback(Command, frozen=True, tag="takeback"):
    """Ask to take back the last move, or agree to it."""


class Decline(Command, frozen=True, tag="decline"):
    """Do not agree to take a move back or, after a game, to play again."""


class Hint(Command, frozen=True, tag="hint"):
    """Ask for a hint. It says a little more each time you ask about the same position or cards.
    Everyone sees that you asked; only you see the hint."""


class Rematch(Command, frozen=True, tag="rematch"):
    """Play again. It starts when all seated players agree, and the other side moves first."""

    nonce: Nonce | None = None


class ChangeGame(Command, frozen=True, tag="game"):
    """Play another game from now on: between games, by the host or, after the first game, by any
    player. The room waits for players then, and the one who has chosen is ready.

    People keep their seats where there are enough of them; bots leave where there are not. Who
    begins follows from the games before, so ``first`` only counts in the first game of a room.
    """

    game: GameOptions
    nonce: Nonce | None = None


class Say(Command, frozen=True, tag="say"):
    """Say one of a few phrases, where the room allows it."""

    phrase: Phrase


class Report(Command, frozen=True, tag="report"):
    """Report an unfit name to the operator of the server. Nobody in the room is told."""

    seat: Seat


class Close(Command, frozen=True, tag="close"):
    """Close the room for good (host)."""


class Ping(Command, frozen=True, tag="ping"):
    """Ask for the time of the server. Answered by ``pong``; leaves no trace in the room."""


AnyCommand = (
    Sit
    | Rename
    | Ask
    | Admit
    | SetDoor
    | Stand
    | Ready
    | Start
    | AddBot
    | Kick
    | Move
    | Claim
    | Call
    | GiveUp
    | Resign
    | EndGame
    | Takeback
    | Decline
    | Hint
    | Rematch
    | ChangeGame
    | Say
    | Report
    | Close
    | Ping
)


# -- what a room shows to everyone in it --------------------------------------------------------


class SeatView(Data, frozen=True):
    """Who sits there: nobody (``name`` is None), a person, or a bot of a level.

    ``wins`` counts the games won in this room since the seat was taken; ``hints`` those of this
    game. ``left`` says that the player has left in the middle of it.
    """

    name: str | None = None
    bot: int = 0
    ready: bool = False
    wins: int = 0
    hints: int = 0
    left: bool = False


class MatchResult(Data, frozen=True):
    """The seat that has won, or None, and why: no-move, resigned, repetition, retreats, time,
    left or away."""

    winner: int | None
    reason: str


class MatchView(Data, frozen=True):
    """A match. ``position`` is as the player to move sees it, ``seen`` as seats 0 and 1 see it:
    two lists of boards, or one if both see the same.

    ``moves`` are the legal moves, None if they are too many to send; ``played`` how many have been
    made, ``last`` the last of them, on the board as its player saw it before. ``left_ms`` is what
    the clocks showed at ``since``; the clock of ``mover`` has run since then. ``told`` says the
    ``result``, ``moved`` the last move.
    """

    position: str
    misere: bool
    mover: int
    seen: list[list[Board]]
    moves: list[MoveView] | None
    played: int
    last: MoveView | None
    since: int
    left_ms: tuple[int, int] | None
    result: MatchResult | None
    told: Sentence | None = None
    moved: Sentence | None = None


class TableView(Data, frozen=True, omit_defaults=True):
    """A card table. ``cards`` lie on places 1, 2, …; None is an empty place, at the end.

    Of each seat: cards taken, right claims, wrong claims, and the time until which it may not
    claim. ``pile`` is how many are left. Times are of the server's clock. The time of these cards
    began at ``since``; after a claim is shown this is some seconds ahead, to look at it. ``told``
    says how the game has ended, once it is over.
    """

    cards: list[str | None]
    pile: int
    aside: int
    scores: list[int]
    claims: list[int]
    wrong: list[int]
    free_from: list[int]
    giving_up: list[int]
    caller: int | None
    call_until: int
    since: int
    over: bool
    winners: list[int]
    told: Sentence | None = None


#: Waiting for players; counting down to the deal; playing; over, and a rematch is possible; closed.
Phase = Literal["waiting", "countdown", "playing", "over", "closed"]


class Asking(Data, frozen=True):
    """Someone who asks for a seat. The ``tag`` tells guests of the same name apart."""

    name: str
    tag: str


class RoomView(Data, frozen=True):
    """All that can be seen of a room, the same for everyone in it.

    The deal follows from a seed of the server and from nonces of the players, and can be checked.
    ``next_hash`` is the hash of the seed for the next game. It is there before any nonce for that
    game. When the game starts it becomes ``seed_hash``, and ``nonces`` are those that count, by
    seat. ``seed`` is told when the game is over. ``unused`` is a seed whose game did not take
    place. ``asking`` are those who wait until the host lets them in, the first one first, ``names``
    those that players may have. ``title`` names the game, ``terms`` say what is agreed about it.
    """

    code: str
    options: RoomOptions
    title: Sentence
    terms: tuple[Sentence, ...]
    phase: Phase
    seats: list[SeatView]
    host: int | None
    first: int
    game: int
    begins_at: int
    asked: int | None
    rematch: list[int]
    seed_hash: str | None
    seed: str | None
    nonces: list[str | None] | None
    next_hash: str | None
    unused: str | None
    match: MatchView | None
    table: TableView | None
    door: Door = "open"
    asking: list[Asking] = []
    names: Names = "free"


class You(Data, frozen=True):
    """What is so for this client only: the seat it has, whether it is the host, and the tag
    under which it ``waits`` for a seat, if it has asked for one."""

    seat: int | None
    host: bool
    waits: Tag | None = None


# -- answers ------------------------------------------------------------------------------------


class Answer(Data, frozen=True, tag_field="kind"):
    """What a command has led to. Unless it says more, ``done``."""


class Done(Answer, frozen=True, tag="done"):
    """It is done and stored."""


class Refused(Answer, frozen=True, tag="refused"):
    """It cannot be done; nothing has changed. The code is the key of a message.

    After some codes, listed in ``RESEND``, a client sends the same command again, with the same
    ``cmd``.
    """

    code: str
    params: Params = {}


class Taken(Answer, frozen=True, tag="taken"):
    """The claim is right, and the cards are the player's. It took ``ms`` to find."""

    seat: int
    a: tuple[str, ...]
    b: tuple[str, ...]
    ms: int


class Late(Answer, frozen=True, tag="late"):
    """These cards have just been taken. It costs nothing."""

    gone: tuple[str, ...]


class Wrong(Answer, frozen=True, tag="wrong"):
    """The claim is wrong: by how much side A differs from side B, shape by shape.

    ``difference`` is None if nothing was shown in time. ``lock_ms`` and ``lost`` are what it costs.
    ``why`` says it, once ``seat`` is added to its parameters.
    """

    seat: int
    difference: tuple[int, ...] | None
    lock_ms: int = 0
    lost: str | None = None
    why: Sentence | None = None


class Agreed(Answer, frozen=True, tag="agreed"):
    """This player wants to give up the hand; ``waiting`` are those who have not agreed yet."""

    seat: int
    waiting: tuple[int, ...]


class Shown(Answer, frozen=True, tag="shown"):
    """All have given up: one of the largest claims is shown, and its cards are put aside."""

    a: tuple[str, ...]
    b: tuple[str, ...]


class Place(Data, frozen=True):
    """Where to look on the board of a component: elements of its family, to be marked."""

    component: int
    elements: Gesture


class Hinted(Answer, frozen=True, tag="hinted"):
    """For the player who asked: a sentence, and the place, the move or the cards it shows."""

    told: Sentence
    place: Place | None = None
    move: MoveView | None = None
    cards: tuple[str, ...] = ()


#: What a move did: it kept a won position, it gave one away, or the position was lost anyway.
Verdict: TypeAlias = Literal["kept", "gave", "lost"]


class Decided(Data, frozen=True):
    """Where a match was lost.

    ``verdicts`` judge every move. ``number``, from 1, is the last mistake of the player who has
    lost: the move ``played``, and one that would have won. A player who resigned too early has
    played nothing there.
    """

    told: Sentence
    verdicts: list[Verdict]
    number: int | None = None
    played: MoveView | None = None
    better: MoveView | None = None


class PuzzleView(Data, frozen=True):
    """A puzzle without its solution: a position with a winning move, or cards with a claim.

    ``game`` is a game, a sum such as ``kayles + nim``, or a deck. ``day`` is set if the puzzle was
    asked for by its day, and ``deck`` and ``cards`` if a claim is to be found.
    """

    code: str
    day: str | None
    game: str
    misere: bool
    level: int
    view: MatchView | None
    deck: str | None
    cards: list[str]


class PuzzleAnswer(Data, frozen=True):
    """Whether an answer is right, and what there is to say. A wrong move has a ``reply`` that beats
    it, unless the game ended with it."""

    right: bool
    told: list[Sentence]
    view: MatchView | None = None
    reply: MatchView | None = None


class PuzzleHint(Data, frozen=True):
    """A step of help, and whether it is the last: then it has shown a solution.

    ``b`` are those cards of the hint that belong on side B.
    """

    hint: Hinted
    last: bool
    b: list[str] = []


AnyAnswer = Done | Refused | Taken | Late | Wrong | Agreed | Shown | Hinted


# -- messages -----------------------------------------------------------------------------------


class Message(Data, frozen=True, tag_field="kind"):
    """From the server."""


class News(Data, frozen=True):
    """The ``seq``-th event, for those who were not there, as ``event`` tells it.

    ``names`` are those on the seats at that time: of people, the levels of bots, or None. ``me`` is
    the seat that this client had then.
    """

    seq: int
    what: str
    seat: int | None
    names: list[str | int | None]
    me: int | None = None
    answer: AnyAnswer | None = None
    told: tuple[Sentence, ...] = ()


class Welcome(Message, frozen=True, tag="welcome"):
    """The whole room, first of all, and again after this client has fallen behind.

    ``history`` are the moves of the match so far, ``at`` is the time of the ``seq``-th event,
    ``news`` is what has happened last, the newest at the end: a few events, and only those that are
    still known where the room has been out of use.

    One may come at any time, after an ``error-room-rewound``: the server has lost events, and
    ``seq`` may be lower than before. A client that comes back says ``?after=SEQ&at=AT`` of the last
    event that it knows, so that a server can tell whether this is still the same log.
    """

    seq: int
    now: int
    room: RoomView
    you: You
    history: list[str] = []
    at: int = 0
    news: list[News] = []


class Resumed(Message, frozen=True, tag="resumed"):
    """Instead of a welcome, when a client comes back and has missed little: events follow."""

    seq: int
    now: int
    you: You


class Happened(Message, frozen=True, tag="event", omit_defaults=True):
    """Something has happened: the ``seq``-th event of the room, at a time, by a seat or nobody.

    ``cmd`` is that of the command, if it was one. ``what`` is the kind of the command or, of what
    happens by itself: created, deal, expire, flag, outage, idle, or by the operator: rename-seat.
    ``answer`` is there where everyone may see it (claims, giving up). ``data`` are the details,
    such as the move. ``set`` replaces parts of the room. ``told`` says it in words, except claims.
    A client fills in who it is about: names and *you* for ``seat``, ``other`` and ``seats``.
    """

    seq: int
    at: int
    what: str
    seat: int | None
    set: dict[str, Any]
    cmd: str = ""
    answer: AnyAnswer | None = None
    data: dict[str, Any] = {}
    told: tuple[Sentence, ...] = ()


class Answered(Message, frozen=True, tag="answer"):
    """The answer to a command without an event (``seq`` is 0), to one sent again, or a hint."""

    cmd: str
    seq: int
    answer: AnyAnswer


class YouAre(Message, frozen=True, tag="you"):
    """This client's seat has changed."""

    you: You


class Presence(Message, frozen=True, tag="presence"):
    """Which seats have someone connected just now, and how many watch."""

    here: list[bool]
    watching: int


class Pong(Message, frozen=True, tag="pong"):
    """The time of the server."""

    cmd: str
    now: int


class Failed(Message, frozen=True, tag="error"):
    """A frame that could not be read, that the room has lost events (``error-room-rewound``, a
    welcome follows), or why the socket is about to be closed."""

    code: str
    params: Params = {}


AnyMessage = Welcome | Resumed | Happened | Answered | YouAre | Presence | Pong | Failed


class PlayedGame(Data, frozen=True):
    """A finished game to look at again: the room when it began, and every event until its end."""

    game: int
    room: RoomView
    events: list[Happened]


# -- coming back --------------------------------------------------------------------------------

#: When a client connects again after its socket was closed: at once (the first time; then later),
#: later (after a pause), or never, because the same would happen again.
Retry = Literal["at once", "later", "never"]


class Closing(NamedTuple):
    """The number with which a socket is closed, and when the client comes back."""

    number: int
    retry: Retry


#: Why a socket is closed by the server. Where a number is not known here, or there is none, it was
#: the network: come back later.
CLOSINGS: dict[str, Closing] = {
    "error-going-away": Closing(1001, "later"),
    # The command that was not read would be sent again, and be refused again.
    "error-frame-type": Closing(1003, "never"),
    "error-frame-size": Closing(1009, "never"),
    "error-server-restart": Closing(1012, "later"),
    "error-server-busy": Closing(1013, "later"),
    "error-origin": Closing(4003, "never"),
    "error-room-unknown": Closing(4004, "never"),
    "error-kicked": Closing(4005, "never"),
    "error-room-closed": Closing(4006, "never"),
    "error-rate": Closing(4008, "later"),
    "error-too-slow": Closing(4009, "at once"),
    "error-too-many-sockets": Closing(4010, "never"),
    "error-frames": Closing(4011, "never"),
    "error-spectators": Closing(4012, "never"),
    "error-signed-out": Closing(4013, "never"),
    "error-room-locked": Closing(4014, "never"),
    "error-room-unreadable": Closing(4020, "never"),
    "error-room-newer": Closing(4021, "later"),
    "error-banned": Closing(4030, "never"),
}
CLOSE_CODES: dict[str, int] = {code: closing.number for code, closing in CLOSINGS.items()}

#: The first pause, and the longest, in milliseconds. Each is twice the one before.
FIRST_PAUSE, LONGEST_PAUSE = 300, 5_000


def pause(tries: int, chance: float) -> float:
    """Milliseconds before the next try, after so many in vain. ``chance`` is from 0 to 1, so that
    not all come back at the same moment after a restart.

    >>> pause(0, 0), pause(0, 1), pause(3, 0), pause(50, 1)
    (150.0, 300.0, 1200.0, 5000.0)
    """
    return min(LONGEST_PAUSE, FIRST_PAUSE << min(tries, 10)) * (0.5 + chance / 2)


#: When a refused command is sent again, under the same ``cmd``: later (nobody knows whether it was
#: stored), once connected again (this server stops), or later if it was sent before: that sending
#: it has changed nothing does not say what became of it the first time.
Resend = Literal["later", "connected", "if repeated"]
RESEND: dict[str, Resend] = {
    "error-storage-unknown": "later",
    "error-server-restart": "connected",
    "error-storage": "if repeated",
    "error-server-busy": "if repeated",
    "error-internal": "if repeated",
}
