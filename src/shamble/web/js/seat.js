// Getting a seat: at a new table, or at somebody's. Both keep it, so that the link alone finds it again.

import { again } from "./again.js";
import { api } from "./api.js";
import { askName } from "./ask.js";
import { remember } from "./dice.js";
import { keepSeat, me, secret } from "./me.js";
import { w } from "./words.js";

/** Make a table of a game and take its first chair. `who` is new each time: with an old one the old table would come back. */
export async function makeTable(game, wishes = {}) {
  const body = { game, name: me.name, who: secret(), ...wishes };
  if (!wishes.start) return keepAnswer(await api("/api/tables", { body }), game);
  // A game that starts at once: its page will open the number that is promised here.
  const { fresh, promiseOf } = await again(() => import("./numbers.js"));
  const number = fresh();
  const made = await api("/api/tables", { body: { ...body, promise: promiseOf(number) } });
  remember(made.code, { numbers: { [made.seat]: number } });
  return keepAnswer(made, game);
}

/** Take a free chair at a table, this one or any. */
export async function sitDown(code, game, chair = null) {
  const body = { name: me.name, who: me.who };
  if (chair !== null) body.seat = chair;
  return keepAnswer(await api(`/api/tables/${code}/sit`, { body }), game);
}

/** Go on with a name: who has none yet is asked for one before sitting down among people. */
export function named(then) {
  if (me.named) return then();
  return askName(w("room-name-title"), w("room-name-label"), me.name, (name) => {
    me.setName(name);
    then();
  });
}

/** Open a table's page. */
export function goTo(code) {
  location.assign(`/t/${code}`);
}

function keepAnswer({ code, token, seat }, game) {
  keepSeat(code, { token, chair: seat, game });
  return code;
}
