"""Rules of Zombiegeddon, broken on purpose."""

from __future__ import annotations

from mutants.mutant import Mutant

MUTANTS = (
    Mutant("ZG-1.1", "box.py", "left = column - 1 + row % 2", "left = column - row % 2", "test_board.py"),
    Mutant(
        "ZG-2.2",
        "frames.py",
        "if disc >= FIRST_ENEMY:\n                enemies += 1",
        "if disc > KINDS:\n                enemies += 1",
        "test_deal.py",
    ),
    Mutant("ZG-3.1", "frames.py", "return [1] * table.seats", "return [2] + [1] * (table.seats - 1)", "test_deal.py"),
    Mutant("ZG-3.2", "frames.py", "found = [PASS]", "found: list[int] = []", "test_moves.py"),
    Mutant("ZG-3.3", "state.py", "and (self.crowd[cell] == 0 or disc < FIRST_TAKEABLE)", "", "test_pass_through.py"),
    Mutant("ZG-3.4", "state.py", "reached = manholes + [", "reached = [cell] + [", "test_manholes.py"),
    Mutant("ZG-3.5", "frames.py", "if self.used:\n            return False", "", "test_pass_through.py"),
    Mutant("ZG-3.6", "state.py", "self.weapons[seat] -= 1", "pass", "test_enemies.py"),
    Mutant("ZG-3.7", "frames.py", "found.append(base + TO_OFF)", "pass", "test_removal.py"),
    Mutant(
        "ZG-3.8",
        "state.py",
        "if disc < FIRST_TAKEABLE or crowd[cell] > 0:",
        "if disc < FIRST_TAKEABLE:",
        "test_collecting.py",
    ),
    Mutant("ZG-3.10", "frames.py", "table.idle += 1  # a skipped", "table.idle += 0  # a skipped", "test_ends.py"),
    Mutant("ZG-4.1", "state.py", "if self.markers[seat] & bit:\n            return False", "", "test_supplies.py"),
    Mutant(
        "ZG-4.2",
        "state.py",
        "if self.board[cell] != DELIVER_TO[self.half]:",
        "if self.board[cell] != DELIVER_TO[1]:",
        "test_supplies.py",
    ),
    Mutant(
        "ZG-5.1",
        "frames.py",
        "if table.dry >= DRY_ROUNDS * table.seats:",
        "if table.dry > DRY_ROUNDS * table.seats:",
        "test_ends.py",
    ),
    Mutant(
        "ZG-5.2",
        "frames.py",
        "                table.take_off(seat, place)\n",
        "                table.pawns[place] = OFF\n",
        "test_apocalypse.py",
    ),
    Mutant("ZG-5.3", "frames.py", "table.markers[seat] = 0\n", "pass\n", "test_apocalypse.py"),
    Mutant("ZG-5.4", "frames.py", "(opener + 1 + turn)", "(opener + turn)", "test_apocalypse.py"),
    Mutant("ZG-5.6", "state.py", "and (armed or kind < FIRST_ENEMY)", "", "test_ends.py"),
    Mutant(
        "ZG-6.1",
        "state.py",
        "supplies = MARKER_POINTS * self.red_markers(seat)",
        "supplies = self.red_markers(seat)",
        "test_score.py",
    ),
    Mutant("ZG-6.2", "state.py", "min(self.taken[at + k], most)", "min(self.taken[at + k], most - 1)", "test_score.py"),
    Mutant(
        "ZG-6.3",
        "state.py",
        "(self.points(s), self.enemies(s), self.red_markers(s))",
        "(self.points(s), self.red_markers(s), self.enemies(s))",
        "test_score.py",
    ),
)
