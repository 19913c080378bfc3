"""What clients may say, with types: anything else is refused before it reaches a table."""

from __future__ import annotations

from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta

from shamble.server.rows import Value
from shamble.server.trouble import Trouble

MAX_BYTES = 16 * 1024

Id = Annotated[str, Meta(max_length=40)] | Annotated[int, Meta(ge=0, le=2**53)]
Text = Annotated[str, Meta(max_length=200)]
Name = Annotated[str, Meta(max_length=100)]
Notation = Annotated[str, Meta(max_length=100)]
Who = Annotated[str, Meta(min_length=16, max_length=64)]  # a secret: whoever says the same is the same person
Number = Annotated[int, Meta(ge=0, le=2**40)]
Chair = Annotated[int, Meta(ge=0, le=100)]
Lang = Literal["en", "fr"]
Form = Literal["scene", "view"]


class Message(msgspec.Struct, tag_field="kind", kw_only=True):
    """Anything a client says. The id comes back with the reply."""

    id: Id | None = None


class Hello(Message, tag="hello"):
    """The first words on a socket."""

    token: Text | None = None
    seen: Number = 0
    lang: Lang = "en"
    form: Form = msgspec.field(default="scene", name="as")


class Answer(Message, tag="answer"):
    """An answer, or several as one gesture."""

    ask: Number
    answers: Annotated[list[Notation], Meta(min_length=1, max_length=64)]


class Undo(Message, tag="undo"):
    """The last gesture back, please."""

    ask: Number


class Hint(Message, tag="hint"):
    """What would a bot do?"""


class Why(Message, tag="why"):
    """Why can this not be chosen? A thing that was touched, where it lies, and what was picked before."""

    what: Notation
    at: Notation = ""
    picked: Notation | None = None
    via: Notation | None = None


class Words(Message, tag="text"):
    """The table in words, please."""


class Speak(Message, tag="lang"):
    """Another language from now on."""

    lang: Lang


class Rename(Message, tag="name"):
    """Another name for oneself."""

    name: Name


class Place(Message, tag="chair"):
    """A bot on a chair, or nobody."""

    chair: Chair
    level: Text | None = None


class Renew(Message, tag="renew"):
    """A new link for my seat; earlier ones shall be worthless. ``who``: by which I can ask for it once more."""

    who: Annotated[str, Meta(min_length=1, max_length=64)]


class Bar(Message, tag="bar"):
    """Empty a chair, and keep out who sat there."""

    chair: Chair


class Allow(Message, tag="allow"):
    """Let somebody in again who was kept out."""

    number: Chair


class Resize(Message, tag="seats"):
    """So many chairs."""

    seats: Chair


class Local(Message, tag="local"):
    """One more person at the host's device."""

    chair: Chair
    name: Name


class Setting(Message, tag="setting"):
    """An option of the game."""

    name: Text
    value: Value


class Manner(Message, tag="manner"):
    """A custom of the table."""

    name: Text
    value: Value


class Commit(Message, tag="commit"):
    """The hash of a number that my device will add to the dice."""

    promise: Text


class Open(Message, tag="open"):
    """The number itself."""

    number: Text


class Proof(Message, tag="proof"):
    """After the end: what the dice can be checked by, please."""


class Start(Message, tag="start"):
    """Begin."""


class Wait(Message, tag="wait"):
    """More time for the window that is open, please."""


class Skip(Message, tag="skip"):
    """No waiting until I am asked, please."""


class Order(Message, tag="order"):
    """What to do with a card when a window closes unanswered."""

    card: Text
    value: Text


class Say(Message, tag="say"):
    """Words to all, or to one."""

    text: Text
    to: Chair | None = None


class Promise(Message, tag="promise"):
    """A promise to all, or to one. It binds nobody."""

    answer: Notation
    to: Chair | None = None


class Show(Message, tag="show"):
    """A sealed answer, shown to one player."""

    to: Chair | None = None


class Leave(Message, tag="leave"):
    """I go: a bot of this level plays for me, or the others decide."""

    level: Text | None = None


class Back(Message, tag="back"):
    """I play again."""


class Replace(Message, tag="replace"):
    """A bot of this level for somebody who is away, or let us wait for them."""

    chair: Chair
    level: Text | None = None


class Free(Message, tag="free"):
    """A seat for whoever comes, and a bot of this level until then; or let us wait."""

    chair: Chair
    level: Text | None = None


class End(Message, tag="end"):
    """Let us end the game as it stands, or rather not."""

    agree: bool = True


class Rematch(Message, tag="rematch"):
    """Once more."""


class Ping(Message, tag="ping"):
    """Are you there?"""


AnyMessage = (
    Hello
    | Answer
    | Undo
    | Hint
    | Why
    | Words
    | Speak
    | Rename
    | Place
    | Renew
    | Bar
    | Allow
    | Resize
    | Local
    | Setting
    | Manner
    | Commit
    | Open
    | Proof
    | Start
    | Wait
    | Skip
    | Order
    | Say
    | Promise
    | Show
    | Leave
    | Back
    | Replace
    | Free
    | End
    | Rematch
    | Ping
)


class MakeTable(msgspec.Struct):
    """The body of a request for a new table."""

    game: Text
    name: Name
    who: Who
    seats: Chair | None = None
    bots: Annotated[list[Text], Meta(max_length=8)] = []
    settings: dict[str, Value] = {}
    manners: dict[str, Value] = {}
    start: bool = False
    promise: Text = ""


class SitDown(msgspec.Struct):
    """The body of a request for a seat."""

    name: Name
    who: Who
    seat: Chair | None = None


class Mine(msgspec.Struct):
    """The tokens somebody holds."""

    tokens: Annotated[list[Text], Meta(max_length=100)]
    lang: Lang = "en"


B = TypeVar("B", bound=msgspec.Struct)

_message = msgspec.json.Decoder(AnyMessage)
KINDS = frozenset(kind.__struct_config__.tag for kind in AnyMessage.__args__)


class _Only(msgspec.Struct):
    """Just enough of a message to reply to it."""

    id: Id | None = None
    kind: object = None


_only = msgspec.json.Decoder(_Only)


def read(data: bytes | str) -> AnyMessage:
    """The message in these bytes; Trouble if it is too large, no JSON, of no known kind, or has wrong fields."""
    if len(data) > MAX_BYTES:
        raise Trouble("too-large", size=MAX_BYTES // 1024)
    try:
        found: AnyMessage = _message.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise unreadable(data, error) from None
    return found


def unreadable(data: bytes | str, error: Exception) -> Trouble:
    """Why a message could not be read."""
    if not isinstance(error, msgspec.ValidationError):
        return Trouble("invalid", "not-json")
    kind = outline(data).kind
    if not isinstance(kind, str) or kind not in KINDS:
        return (
            Trouble("unknown", "unknown-kind", name=str(kind)[:40])
            if kind is not None
            else Trouble("invalid", "not-json")
        )
    return Trouble("invalid", "wrong-fields", name=str(kind), why=str(error)[:160])


def outline(data: bytes | str) -> _Only:
    """The id and kind of a message that may be wrong otherwise."""
    try:
        return _only.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return _Only()


def read_body(data: bytes, kind: type[B]) -> B:
    """The body of a request; Trouble if it is no JSON or has wrong fields."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        if isinstance(error, msgspec.ValidationError):
            raise Trouble("invalid", "wrong-body", why=str(error)[:160]) from None
        raise Trouble("invalid", "not-json") from None
