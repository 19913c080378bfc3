"""Rules of Zombiaki, broken on purpose."""

from __future__ import annotations

from mutants.mutant import Mutant

MUTANTS = (
    Mutant(
        "ZK-1.3",
        "frames/turns.py",
        "table.stream.below(count if side == HUMAN_SIDE else count - 1)",
        "table.stream.below(count)",
        "test_knowledge.py",
    ),
    Mutant("ZK-1.5", "state.py", "pile[SHIELD] += body >> BITTEN_SHIFT & BITTEN_MASK", "pass", "test_grenade.py"),
    Mutant("ZK-1.6", "game.py", 'if chosen["wall_rows"] ==', 'if settings["wall_rows"] ==', "test_options.py"),
    Mutant(
        "ZK-2.4",
        "frames/play.py",
        "            table.toss(code - DISCARD)\n",
        "            self.played += 1\n            table.toss(code - DISCARD)\n",
        "test_terror.py",
    ),
    Mutant("ZK-3.3", "frames/reach.py", "rows = table.dog_rows if", "rows = 3 if", "test_placing.py"),
    Mutant(
        "ZK-3.6",
        "frames/march.py",
        "(self.left if self.at >= 0 else DOG_STEPS) - 1",
        "self.left - 1 if self.at >= 0 else DOG_STEPS",
        "test_dogs.py",
    ),
    Mutant(
        "ZK-3.8",
        "state.py",
        "return self.push_of(start) if way == FORWARD else self.body[start] & STRENGTH_MASK",
        "return self.push_of(start)",
        "test_climbing.py",
    ),
    Mutant(
        "ZK-3.9",
        "state.py",
        "        elif DEPTH[thing]:\n"
        "            self.try_pit(cell, thing)\n"
        "        if self.fire >> cell & 1:\n"
        "            self.hurt(cell, 1, NAPALM)\n",
        "        if self.fire >> cell & 1:\n"
        "            self.hurt(cell, 1, NAPALM)\n"
        "        if DEPTH[thing]:\n"
        "            self.try_pit(cell, thing)\n",
        "test_entering.py",
    ),
    Mutant(
        "ZK-3.11",
        "box.py",
        "for row in range(ROWS - 1, -1, -1) for lane in range(LANES)]",
        "for lane in range(LANES) for row in range(ROWS - 1, -1, -1)]",
        "test_march.py",
    ),
    Mutant("ZK-4.1", "frames/chains.py", "return not table.body[cell] & IS_DOG", "return True", "test_boss.py"),
    Mutant(
        "ZK-4.2",
        "frames/shots.py",
        "        if table.body[cell] & SHIELDED:\n            self.left = 0\n",
        "",
        "test_bursts.py",
    ),
    Mutant("ZK-4.4", "frames/turns.py", "worn = STEPPED | MERGED if", "worn = STEPPED if", "test_mass.py"),
    Mutant(
        "ZK-4.5",
        "frames/reach.py",
        "can_enter(goal, WAYS - 1 - way, cell)",
        "can_enter(goal, way, cell)",
        "test_swap.py",
    ),
    Mutant("ZK-5.1", "frames/reach.py", "table.wall_from <= row <=", "2 <= row <=", "test_walls.py"),
    Mutant(
        "ZK-5.3",
        "state.py",
        "if self.thing[cell] == CAR:",
        "if self.thing[cell] == CAR and not self.body[cell]:",
        "test_shots.py",
    ),
    Mutant("ZK-5.8", "frames/chains.py", "table.lights_lane or not table", "not table", "test_blood_floodlight.py"),
    Mutant("ZK-5.9", "frames/fires.py", "or table.body[self.cell] or not", "or not", "test_petrol.py"),
    Mutant("ZK-5.12", "frames/nets.py", "STRENGTH_MASK <= room", "STRENGTH_MASK < room", "test_net.py"),
    Mutant(
        "ZK-5.13",
        "frames/turns.py",
        "    if HEIGHT[thing]:\n        return",
        "    if False:\n        return",
        "test_barrel.py",
    ),
    Mutant("ZK-5.17", "frames/flames.py", "owed = table.burns_every or", "owed =", "test_flamethrower.py"),
    Mutant("ZK-5.18", "state.py", "DEPTH[pit] and not body & SHOT and", "DEPTH[pit] and", "test_pits.py"),
    Mutant(
        "ZK-5.19",
        "state.py",
        "        self.fuses |= cell + 1 << shift\n",
        "        self.fuses = self.fuses << 4 | cell + 1\n",
        "test_chains.py",
    ),
)
