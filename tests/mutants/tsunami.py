"""Rules of Zombie Tsunami, broken on purpose."""

from __future__ import annotations

from mutants.mutant import Mutant

MUTANTS = (
    Mutant("TS-1.1", "dice.py", "faces += THROWS[AT_ONCE]", "faces = THROWS[AT_ONCE]", "test_box.py"),
    Mutant("TS-1.4", "frames/draws.py", "if sure < 0 or not table.street[sure]:", "if sure < 0:", "test_box.py"),
    Mutant(
        "TS-2.1",
        "frames/draws.py",
        "for seat in table.clockwise():\n            if self.due >> seat & 1:",
        "for seat in range(table.seats):\n            if self.due >> seat & 1:",
        "test_setup.py",
    ),
    Mutant("TS-2.6", "frames/rounds.py", "    table.up = 0\n", "", "test_rounds.py"),
    Mutant("TS-2.7", "frames/rounds.py", "self.number == LAST_ROLL", "self.number > LAST_ROLL", "test_finish.py"),
    Mutant(
        "TS-2.8",
        "state.py",
        "died = min(count, self.hordes[seat])",
        "died = min(count, self.hordes[seat] - 1)",
        "test_finish.py",
    ),
    Mutant(
        "TS-3.4",
        "frames/street.py",
        "push.help[bead] += BIRD_PUSH[bird]",
        "push.help[bead] = BIRD_PUSH[bird]",
        "test_push.py",
    ),
    Mutant(
        "TS-3.5",
        "frames/street.py",
        "JUDGING, LOSING, REWARDING, PUSHED",
        "JUDGING, REWARDING, LOSING, PUSHED",
        "test_tsunami_card.py",
    ),
    Mutant(
        "TS-3.7",
        "frames/street.py",
        "table.grow(seat, 1, BY_WINDFALL)",
        "table.grow(seat, self.faces[seat], BY_WINDFALL)",
        "test_windfall.py",
    ),
    Mutant("TS-3.9", "frames/draws.py", "if len(tied) == 1:", "if tied:", "test_choices.py"),
    Mutant(
        "TS-4.3",
        "frames/bombs.py",
        "            self.hurt = 1\n            table.civilians[target] = 0",
        "            table.civilians[target] = 0",
        "test_bombs.py",
    ),
    Mutant(
        "TS-4.4",
        "frames/bombs.py",
        "target = (self.seat + step) % table.seats",
        "target = (self.seat - step) % table.seats",
        "test_megabomb.py",
    ),
    Mutant(
        "TS-5.3",
        "frames/shop.py",
        "            table.push(Visit(",
        "            table.push(FillMarket())\n            table.push(Visit(",
        "test_shop.py",
    ),
    Mutant("TS-5.6", "frames/shop.py", "if table.is_down(other) and other", "if other", "test_exchange_flip.py"),
    Mutant("TS-6.1", "box.py", "sum(each), min(each, default=0)", "sum(each), max(each, default=0)", "test_saves.py"),
    Mutant("TS-7.4", "frames/street.py", "count(bead) >= mine", "count(bead) > mine", "test_tsunami_card.py"),
    Mutant("TS-7.6", "frames/interlude.py", "table.down() & ~(1 << target)", "table.down()", "test_dragons.py"),
    Mutant("TS-7.10", "frames/rounds.py", "return asked & table.down()", "return asked", "test_ufo.py"),
    Mutant("TS-8.4", "frames/rounds.py", "left = (seat + 1)", "left = (seat - 1)", "test_events.py"),
    Mutant(
        "TS-8.5",
        "state.py",
        "if self.event != event or self.claimed & bit:",
        "if self.event != event:",
        "test_events.py",
    ),
    Mutant(
        "TS-9.3",
        "frames/shop.py",
        "for cards in (table.secret, table.known, table.denied):",
        "for cards in (table.secret, table.denied):",
        "test_knowledge.py",
    ),
    Mutant(
        "TS-9.4",
        "view.py",
        '"round" in names and seen["stack"][names.index("round")]["stage"] == RESOLVE',
        '"round" in names',
        "test_knowledge.py",
    ),
)
