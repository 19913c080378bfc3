// The number that this device adds to the dice of a table: promised by its hash before the game, opened at the start.

import { api } from "./api.js";
import { blake2b, hex, unhex } from "./blake.js";
import { known, remember, seeSeal } from "./dice.js";

const BYTES = 32;
const said = new Set(); // what need not be said twice: a line repeats by itself what got no reply

/** A number that nobody can guess. */
export function fresh() {
  return hex(crypto.getRandomValues(new Uint8Array(BYTES)));
}

/** What is shown of a number before the game. */
export function promiseOf(number) {
  return hex(blake2b(unhex(number), BYTES, { person: "shamble number" }));
}

/** Do what is due for a seat of this device. `arrived`: the table was just opened. */
export function takePart(link, arrived) {
  const { code, phase, you: { chair }, added, room, rematch } = link.table;
  if (!added || chair === null || room.chairs[chair]?.local) return; // people at one device share its number
  if (phase === "room") roll(link, code, chair, added, arrived);
  else if (phase === "over" && rematch?.token) handOver(code, chair, rematch);
  else if (phase === "over" && !rematch && !added.next.includes(chair)) promiseNext(link, code, chair);
}

function promiseNext(link, code, chair) {
  say(link, "commit", { promise: promiseOf(numberFor(next(code), chair)) });
}

// In the room: whoever comes in promises, and opens when the host starts.
function roll(link, code, chair, { due, numbers }, arrived) {
  const number = numberFor(code, chair);
  const promise = promiseOf(number);
  const mine = numbers.find((one) => one.chair === chair);
  if (due && mine?.promise === promise && mine.number === null) {
    seePromises(code, numbers);
    say(link, "open", { number });
  }
  if (!due && arrived && mine?.promise !== promise) say(link, "commit", { promise });
}

// A number is opened against what was promised then: who knows it could still choose another one to go with it.
function seePromises(code, numbers) {
  if (!known(code).promises) remember(code, { promises: Object.fromEntries(numbers.map(({ chair, promise }) => [chair, promise])) });
}

// The next table has what was promised here. Who does not go there at once opens it from here, so that nobody waits; but not
// before its seal was seen.
async function handOver(code, chair, { code: table, token }) {
  const number = known(next(code)).numbers[chair];
  if (!number || known(table).numbers[chair]) return;
  remember(table, { numbers: { [chair]: number } });
  try {
    const made = await api(`/api/tables/${table}`);
    seeSeal(made);
    seePromises(table, made.added.numbers);
    await api(`/api/tables/${table}/messages`, { body: { kind: "open", number }, token });
  } catch {
    // It was promised too late, or its page has opened it meanwhile.
  }
}

function next(code) {
  return `${code} next`;
}

function numberFor(code, chair) {
  if (!known(code).numbers[chair]) remember(code, { numbers: { [chair]: fresh() } });
  return known(code).numbers[chair];
}

// Where another device of the same seat was first, or the game has begun, the table says no, and that is all right.
function say(link, kind, fields) {
  const key = JSON.stringify([link.code, link.token, kind, fields]);
  if (said.has(key)) return;
  said.add(key);
  link.act(kind, fields).catch(() => {});
}
