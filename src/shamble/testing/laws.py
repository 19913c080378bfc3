"""The laws: one conformance suite over all games. Each is a function of a game, a number of seats and a seed."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

from shamble.core.answer import PASS
from shamble.core.errors import Invalid
from shamble.core.game import Game
from shamble.core.match import Match
from shamble.core.state import State
from shamble.core.stream import KEY_BYTES, Stream
from shamble.testing.leaks import nothing_leaks
from shamble.testing.walk import Broken, answer_at_random, asks, demand, refused, walk

FOREIGN_TRIES = 25
DRAWS = 600
# The chi-square value that a fair source exceeds once in a million, by degrees of freedom (Wilson-Hilferty).
DEVIATION = 4.75


def copies_are_apart(game: Game, seats: int, seed: int) -> None:
    """Law 1: playing on a copy changes neither the original nor any ancestor; copies are equal and hash equal."""
    rng = Random(seed)
    ancestors: list[tuple[State, str]] = []
    for chance in ("draw", "ask"):
        for state in asks(game, seats, seed, chance, every=7):
            twin = state.copy()
            demand(twin == state and hash(twin) == hash(state), 1, "a copy is not equal to its original")
            demand(not twin.facts and not twin.draws, 1, "a copy carries the facts of its original")
            before = state.digest()
            play_on(twin, rng, 6)
            demand(state.digest() == before, 1, "playing on a copy changed the original")
            ancestors.append((state, before))
        demand(all(state.digest() == digest for state, digest in ancestors), 1, "an ancestor changed later")


def play_on(state: State, rng: Random, answers: int) -> None:
    """Some random answers on the table itself."""
    for _ in range(answers):
        ask = state.ask
        if ask is None:
            return
        seat = rng.choice(ask.seats) if ask.seats else None
        options = state.options(seat)
        state.play(seat, options[rng.randrange(len(options))])


def json_comes_back(game: Game, seats: int, seed: int) -> None:
    """Law 2: from_json(to_json(s)) == s at every ask, also inside windows and chance, and plays on the same."""
    for chance in ("draw", "ask"):
        for state in asks(game, seats, seed, chance, every=3):
            back = game.from_json(json.loads(json.dumps(state.to_json())))
            demand(back == state, 2, "the table changed on its way through JSON")
            demand(str(back.ask) == str(state.ask), 2, "the ask changed on its way through JSON")
            one, other = state.copy(), back
            play_on(one, Random(seed), 4)
            play_on(other, Random(seed), 4)
            demand(one == other, 2, "a table read back plays on differently")


def records_fold(game: Game, seats: int, seed: int) -> None:
    """Law 3: the record of every prefix, played again, gives the same table; undo is an entry, not a loss."""
    rng = Random(seed)
    for number, match in enumerate(walk(game, seats, seed, "draw", every=5)):
        again = replayed(match.record(), game)
        demand(again.state == match.state, 3, "the record does not give the same table again")
        demand(again.record() == match.record(), 3, "a replayed match writes another record")
        if not game.hides:
            told = replayed(match.record(number % seats), game)
            demand(told.state.view(None) == match.state.view(None), 3, "an own record gives another table")
            demand(told.state.number == match.state.number, 3, "an own record counts answers differently")
            demand(
                [g.facts for g in told.gestures] == [g.facts for g in match.gestures], 3, "an own record loses facts"
            )
        if match.state.ask is not None:
            twin = match.branch(len(match))
            answer_at_random(twin, rng)
            twin.undo()
            demand(twin.state == match.state, 3, "an answer taken back leaves a trace on the table")
            demand(replayed(twin.record(), game).state == match.state, 3, "a record with an undo folds wrongly")


def replayed(record: str, game: Game) -> Match:
    """The match of a record that must be replayable."""
    try:
        return Match.replay(record, game)
    except Invalid as error:
        raise Broken(f"Law 3: a record is not replayed: {error}") from None


def options_are_exact(game: Game, seats: int, seed: int) -> None:
    """Law 4: options are unique, ordered, never empty; each plays; any other answer is refused and changes nothing."""
    rng = Random(seed)
    for chance in ("draw", "ask"):
        for state in asks(game, seats, seed, chance, every=4):
            ask = state.ask
            if ask is None:
                demand(refused(state, 0, 0) is not None, 4, "an answer is taken after the end")
                continue
            for seat in ask.seats or (None,):
                check_options(state, seat)
                check_foreign(state, seat, rng)


def check_options(state: State, seat: int | None) -> None:
    """The options of one seat at one ask."""
    options = state.options(seat)
    codes = [answer.code for answer in options]
    demand(codes, 4, "a seat is asked that has no option")
    demand(codes == sorted(set(codes)), 4, "options are not unique and in increasing order")
    for answer in options:
        twin = state.copy()
        twin.play(seat, answer)
        demand(twin.number == state.number + 1, 4, f"{answer} was taken but not counted")
        demand(answer in options, 4, f"{answer} is an option and is not")
        demand(state.game.parse(state, seat, str(answer)) == answer, 4, f"{answer} reads back as something else")


def check_foreign(state: State, seat: int | None, rng: Random) -> None:
    """Answers that are not options, and answers of seats that are not asked."""
    before = state.digest()
    own = {answer.code for answer in state.options(seat)}
    for code in sorted(rng.randrange(state.game.code_space()) for _ in range(FOREIGN_TRIES)):
        if code not in own:
            demand(refused(state, seat, code), 4, f"the answer of code {code} is taken but is no option")
    ask = state.ask
    assert ask is not None
    for other in range(state.seats):
        if seat is None or not state.frames[-1].takes(state, other):
            demand(refused(state, other, min(own)), 4, f"seat {other} answers without being asked")
    demand(state.digest() == before, 4, "a refused answer changed the table")


def chance_is_exact(game: Game, seats: int, seed: int) -> None:
    """Law 5: weights are whole and positive, outcomes differ in effect, and what is drawn fits the weights."""
    seen: set[str] = set()
    for state in asks(game, seats, seed, "ask"):
        ask = state.ask
        if ask is None or ask.kind != "chance":
            continue
        outcomes = state.outcomes()
        demand(
            all(type(weight) is int and weight > 0 for _, weight in outcomes), 5, "a weight is not a whole number > 0"
        )
        after = [effect(state, code) for code in state.codes(-1)]
        demand(len(set(after)) == len(after), 5, f"two outcomes of {ask.name!r} have the same effect")
        if ask.name not in seen:
            seen.add(ask.name)
            check_frequencies(state)


def effect(state: State, code: int) -> str:
    """The table after this chance result, and what was seen of it: three faces where two can kill are not two."""
    twin = state.copy()
    twin.step(-1, code)
    return twin.digest() + json.dumps([fact.to_json() for fact in twin.facts])


def check_frequencies(state: State) -> None:
    """Draw many times with dice of many keys; compare with the weights, and with being told the same results."""
    codes, weights = list(state.codes(-1)), state.frames[-1].weights(state)
    counts = dict.fromkeys(codes, 0)
    for number in range(DRAWS):
        drawn = state.copy()
        drawn.stream = Stream(number.to_bytes(KEY_BYTES, "little"), 0, 0, b"")
        drawn.ask_chance = False
        drawn.advance()
        counts[drawn.draws[0]] += 1
        if number < 3:
            check_told(state, drawn)
    total = sum(weights)
    square = sum(
        (counts[c] - DRAWS * w / total) ** 2 / (DRAWS * w / total) for c, w in zip(codes, weights, strict=True)
    )
    freedom = len(codes) - 1
    if freedom:
        limit = freedom * (1 - 2 / (9 * freedom) + DEVIATION * (2 / (9 * freedom)) ** 0.5) ** 3
        demand(square < limit, 5, f"the draws do not fit their weights (chi-square {square:.1f} of {limit:.1f})")


def check_told(state: State, drawn: State) -> None:
    """A table told the very results that another drew becomes the same table."""
    told = state.copy()
    for code in drawn.draws:
        told.step(-1, code)
    ours, theirs = told.to_json(), drawn.to_json()
    for data in (ours, theirs):
        for key in ("dice", "chance", "number"):
            data.pop(key)
    demand(ours == theirs, 5, "drawing chance and being told it lead to different tables")


def guesses_are_fair(game: Game, seats: int, seed: int) -> None:
    """Law 7: a guess shows the same view and options, keeps all components, and throws dice of its own."""
    for state in asks(game, seats, seed, "draw", every=5):
        for seat in [*range(seats), None]:
            view = state.view(seat)
            plain = json.loads(json.dumps(view))
            demand(plain == view, 7, "a view is not plain JSON data")
            guess = game.guess(plain, Random(seed))
            demand(guess.view(seat) == view, 7, "a guess does not show the view it was made from")
            demand(guess.components() == state.components(), 7, "a guess loses or adds components")
            demand(guess.stream.key != state.stream.key, 7, "a guess throws the table's own dice")
            demand(game.guess(plain, Random(seed)) == guess, 7, "a guess depends on more than its view and its rng")
            check_secrets_kept(state, guess, seat)


def check_secrets_kept(state: State, guess: State, seat: int | None) -> None:
    """What the seat knows of hidden components is so in the guess too."""
    if seat is None:
        return
    for true, guessed in zip(state.secrets(), guess.secrets(), strict=True):
        if true.known >> seat & 1:
            demand(guessed.value == true.value, 7, "a guess changed a component that the seat knows")


def components_are_conserved(game: Game, seats: int, seed: int) -> None:
    """Law 8: every component is somewhere, and no number of them is negative."""
    start = game.new(seats, seed).components()
    for chance in ("draw", "ask"):
        for state in asks(game, seats, seed, chance):
            demand(state.components() == start, 8, "components were lost or added")
            demand(all(count >= 0 for count in state.components().values()), 8, "a component's count is negative")


def games_end(game: Game, seats: int, seed: int) -> None:
    """Law 9: games end within a stated bound, with a whole ranking; windows close after a round of passes."""
    for state in asks(game, seats, seed):
        ask = state.ask
        if ask is None:
            outcome = state.outcome
            demand(outcome is not None, 9, "a game that asks nobody has no outcome")
            assert outcome is not None
            ranked = sorted(seat for group in outcome.ranking for seat in group)
            demand(ranked == list(range(seats)), 9, "the ranking leaves seats out or names them twice")
            demand(outcome.reason in game.reasons, 9, f"{outcome.reason} is no reason of the game")
        else:
            demand(state.outcome is None, 9, "a running game has an outcome")
            if ask.kind == "offer":
                check_window_closes(state)


def check_window_closes(state: State) -> None:
    """When all pass, the window is over."""
    twin = state.copy()
    window = twin.frames[-1]
    for _ in range(state.seats):
        if not any(frame is window for frame in twin.frames):
            return
        twin.step(window.seats(twin)[0], PASS)
    demand(all(frame is not window for frame in twin.frames), 9, "a window stays open though all have passed")


def tables_do_not_touch(game: Game, seats: int, seed: int) -> None:
    """Law 10: games interleaved in one process do not disturb each other; thinking never changes the next dice."""
    alone = [state.digest() for state in asks(game, seats, seed)]
    walks = [asks(game, seats, seed), asks(game, seats, seed + 1)]
    together: list[str] = []
    for state in walks[0]:
        next(walks[1], None)
        think(game, state, seats)
        together.append(state.digest())
    demand(alone == together, 10, "a game went differently because of another game, or because of thinking")


def think(game: Game, state: State, seats: int) -> None:
    """Everything that may be done with a table without playing on it."""
    for seat in range(seats):
        rng = Random(seat)
        guess = game.guess(state.view(seat), rng)
        play_on(guess, rng, 3)
        repr(state.options(seat))
    state.view(None)
    play_on(state.copy(), Random(0), 3)


Law = Callable[[Game, int, int], None]
LAWS: tuple[Law, ...] = (
    copies_are_apart,
    json_comes_back,
    records_fold,
    options_are_exact,
    chance_is_exact,
    nothing_leaks,
    guesses_are_fair,
    components_are_conserved,
    games_end,
    tables_do_not_touch,
)

__all__ = ["LAWS", "Broken", "Law"]
