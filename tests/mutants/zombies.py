"""Rules of Zombies!!!, broken on purpose."""

from __future__ import annotations

from mutants.mutant import Mutant

MUTANTS = (
    Mutant(
        "ZZ-1.3",
        "box.py",
        "frozenset((turned(road, turn), turned(inside, turn)))",
        "frozenset((road, inside))",
        "test_tiles.py",
    ),
    Mutant("ZZ-2.2", "game.py", '"bottom_half": others // 2', '"bottom_half": others // 2 + 1', "test_setup.py"),
    Mutant("ZZ-3.3", "frames/town.py", "        table.died &= ~(1 << seat)\n", "", "test_turns.py"),
    Mutant("ZZ-4.1", "state.py", "if road != EXITS[", "if road and not EXITS[", "test_laying.py"),
    Mutant("ZZ-4.3", "frames/draws.py", "        table.lower = 0\n", "", "test_laying.py"),
    Mutant(
        "ZZ-4.4",
        "frames/tiles.py",
        "    if seat == table.active:\n        table.laid_now = LOST",
        "    table.laid_now = LOST",
        "test_sealing.py",
    ),
    Mutant(
        "ZZ-5.2",
        "frames/fights.py",
        "if table.bullets[seat] >= WIN_FIGHT - self.total:",
        "if table.bullets[seat]:",
        "test_fights.py",
    ),
    Mutant(
        "ZZ-5.4", "state.py", "return lying if self.loses_items else lying & WEAPONS", "return lying", "test_death.py"
    ),
    Mutant("ZZ-5.5", "state.py", "best = STRONG_BONUS", "best += STRONG_BONUS", "test_bonuses.py"),
    Mutant("ZZ-5.6", "state.py", "and (dead or frame.forced):", "and dead:", "test_combinations.py"),
    Mutant(
        "ZZ-6.1",
        "frames/town.py",
        "    steps = max(1, number // 2) if effects & UNTIED else number\n    return 2 * steps if doubled else steps\n",
        "    steps = 2 * number if doubled else number\n    return max(1, steps // 2) if effects & UNTIED else steps\n",
        "test_adrenaline_rush.py",
    ),
    Mutant(
        "ZZ-6.2",
        "frames/moves.py",
        "            if not table.space[table.pawn[self.seat]] & ZOMBIE:\n    ",
        "",
        "test_tokens.py",
    ),
    Mutant(
        "ZZ-7.1",
        "frames/herds.py",
        "    for code in steps_to(table, start):\n        insort(found, code)\n",
        "",
        "test_herd.py",
    ),
    Mutant("ZZ-8.1", "state.py", "& ZOMBIE and not self.is_fed():\n", "& ZOMBIE:\n", "test_winning.py"),
    Mutant("ZZ-8.4", "state.py", "self.idle = -1", "self.idle = 0", "test_limits.py"),
    Mutant("ZZ-9.1", "frames/fights.py", "            table.used |= 1 << seat\n", "", "test_events.py"),
    Mutant("ZZ-9.3", "frames/town.py", "= table.rolled = table.laid_now = 0", "= table.rolled = 0", "test_windows.py"),
    Mutant(
        "ZZ-9.4",
        "frames/town.py",
        "table.lying[seat * EFFECT_KINDS + effect] -= 1",
        "table.lying[seat * EFFECT_KINDS + effect] = 0",
        "test_effects.py",
    ),
    Mutant(
        "ZZ-10.3", "frames/town.py", "table.late_dice if table.heli >= 0 else 1", "table.late_dice", "test_presets.py"
    ),
    Mutant("ZZ-11.12", "frames/events.py", "if own and lives > 1:", "if own and lives > 2:", "test_grenade.py"),
    Mutant(
        "ZZ-11.16",
        "frames/events.py",
        "room if kind == ANY_WORSE else len(zombies_in(table, tile)), room, tile)",
        "room if kind == ANY_WORSE else len(zombies_in(table, tile)), room, NONE)",
        "test_zombie_cards.py",
    ),
    Mutant(
        "ZZ-11.19",
        "state.py",
        "(inside >= 0 and self.burning[seat] >> inside & 1)",
        "(inside >= 0 and self.burning[seat])",
        "test_chainsaw_molotov.py",
    ),
)
