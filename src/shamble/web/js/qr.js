// QR codes (ISO/IEC 18004) of short texts: bytes, error level M, versions 1 to 10. Enough for any link to a table.

// Per version: code words for correction in each block, then the blocks as [how many, code words of data].
const BLOCKS = [
  null,
  { fix: 10, data: [[1, 16]] },
  { fix: 16, data: [[1, 28]] },
  { fix: 26, data: [[1, 44]] },
  { fix: 18, data: [[2, 32]] },
  { fix: 24, data: [[2, 43]] },
  { fix: 16, data: [[4, 27]] },
  { fix: 18, data: [[4, 31]] },
  { fix: 22, data: [[2, 38], [2, 39]] },
  { fix: 22, data: [[3, 36], [2, 37]] },
  { fix: 26, data: [[4, 43], [1, 44]] },
];
const ALIGNED = [null, [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
const LEVEL_M = 0b00;
const BYTES = 0b0100;
const PADDING = [0xec, 0x11];
const FORMAT = { poly: 0x537, bits: 10, veil: 0x5412 };
const VERSION = { poly: 0x1f25, bits: 12 };
const LONG_COUNT_FROM = 10; // from this version on, the length of the text takes two bytes
const NAMED_FROM = 7; // from this version on, the version is written into the code

const MASKS = [
  (x, y) => (x + y) % 2 === 0,
  (x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => ((y >> 1) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The code of a text as rows of booleans, true for dark; null if the text is too long. */
export function qr(text) {
  const bytes = new TextEncoder().encode(text);
  const version = smallestFor(bytes.length);
  if (version === 0) return null;
  const words = interleaved(dataWords(bytes, version), version);
  const codes = MASKS.map((mask, number) => drawn(version, words, mask, number));
  return codes.reduce((best, code) => (penalty(code) < penalty(best) ? code : best));
}

/** The dark squares of a code as the path of a picture. */
export function qrPath(code) {
  return code.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")).join("")).join("");
}

// --- the words

function smallestFor(length) {
  return Math.max(0, BLOCKS.findIndex((_, version) => version > 0 && headBits(version) + 8 * length <= 8 * roomIn(version)));
}

function headBits(version) {
  return 4 + (version < LONG_COUNT_FROM ? 8 : 16);
}

function roomIn(version) {
  return BLOCKS[version].data.reduce((sum, [count, size]) => sum + count * size, 0);
}

function dataWords(bytes, version) {
  const room = roomIn(version);
  const bits = [...digits(BYTES, 4), ...digits(bytes.length, headBits(version) - 4)];
  for (const byte of bytes) bits.push(...digits(byte, 8));
  bits.push(...digits(0, Math.min(4, 8 * room - bits.length)));
  while (bits.length % 8) bits.push(0);
  const words = [];
  for (let at = 0; at < bits.length; at += 8) words.push(bits.slice(at, at + 8).reduce((value, bit) => 2 * value + bit, 0));
  for (let pad = 0; words.length < room; pad++) words.push(PADDING[pad % 2]);
  return words;
}

// First words of all blocks, then second words, and so on: a blot then harms every block a little.
function interleaved(words, version) {
  const { fix, data } = BLOCKS[version];
  const blocks = [];
  let at = 0;
  for (const [count, size] of data) for (let n = 0; n < count; n++) blocks.push(words.slice(at, (at += size)));
  return [...crosswise(blocks), ...crosswise(blocks.map((block) => correction(block, fix)))];
}

function crosswise(blocks) {
  const longest = Math.max(...blocks.map((block) => block.length));
  const found = [];
  for (let at = 0; at < longest; at++) for (const block of blocks) if (at < block.length) found.push(block[at]);
  return found;
}

function digits(value, count) {
  return Array.from({ length: count }, (_, at) => (value >> (count - 1 - at)) & 1);
}

// --- Reed and Solomon, in the field of 256 elements

const POWER = [1];
for (let n = 1; n < 255; n++) POWER.push(reduced(POWER[n - 1] << 1));
const LOG = new Map(POWER.map((value, n) => [value, n]));

function reduced(value) {
  return value & 0x100 ? value ^ 0x11d : value;
}

function times(a, b) {
  return a && b ? POWER[(LOG.get(a) + LOG.get(b)) % 255] : 0;
}

function generator(degree) {
  let poly = [1];
  for (let n = 0; n < degree; n++) {
    const shifted = [...poly, 0];
    poly.forEach((factor, at) => (shifted[at + 1] ^= times(factor, POWER[n])));
    poly = shifted;
  }
  return poly;
}

function correction(block, count) {
  const poly = generator(count);
  const rest = [...block, ...Array(count).fill(0)];
  for (let at = 0; at < block.length; at++) {
    const lead = rest[at];
    poly.forEach((factor, n) => (rest[at + n] ^= times(factor, lead)));
  }
  return rest.slice(block.length);
}

// --- the picture

function drawn(version, words, mask, number) {
  const size = 17 + 4 * version;
  const code = Array.from({ length: size }, () => Array(size).fill(null));
  drawFinders(code);
  drawAligned(code, ALIGNED[version]);
  drawTiming(code);
  drawFormat(code, number);
  if (version >= NAMED_FROM) drawVersion(code, version);
  drawWords(code, words, mask);
  return code;
}

function drawFinders(code) {
  const far = code.length - 7;
  for (const [left, top] of [[0, 0], [far, 0], [0, far]]) {
    for (let y = -1; y <= 7; y++) for (let x = -1; x <= 7; x++) {
      const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
      if (code[top + y]?.[left + x] !== undefined) code[top + y][left + x] = ring !== 2 && ring !== 4;
    }
  }
}

function drawAligned(code, places) {
  for (const cy of places) for (const cx of places) {
    if (code[cy][cx] !== null) continue; // a finder stands there
    for (let y = -2; y <= 2; y++) for (let x = -2; x <= 2; x++) {
      code[cy + y][cx + x] = Math.max(Math.abs(x), Math.abs(y)) !== 1;
    }
  }
}

function drawTiming(code) {
  for (let n = 8; n < code.length - 8; n++) code[6][n] = code[n][6] = n % 2 === 0;
}

function drawFormat(code, number) {
  const data = (LEVEL_M << 3) | number;
  const bits = checked(data, FORMAT) ^ FORMAT.veil;
  const last = code.length - 1;
  for (let n = 0; n < 15; n++) {
    const dark = Boolean((bits >> n) & 1);
    const near = n < 6 ? n : n < 8 ? n + 1 : 14 - n;
    if (n < 8) code[near][8] = dark;
    else code[8][n === 8 ? 7 : near] = dark;
    if (n < 8) code[8][last - n] = dark;
    else code[last - 14 + n][8] = dark;
  }
  code[last - 7][8] = true;
}

function drawVersion(code, version) {
  const bits = checked(version, VERSION);
  const far = code.length - 11;
  for (let n = 0; n < 18; n++) {
    const [a, b] = [Math.floor(n / 3), far + (n % 3)];
    code[a][b] = code[b][a] = Boolean((bits >> n) & 1);
  }
}

// A number followed by the rest of its division, so that a misread one is noticed.
function checked(data, { poly, bits }) {
  let rest = data << bits;
  for (let n = 31 - Math.clz32(rest); n >= bits; n--) if ((rest >> n) & 1) rest ^= poly << (n - bits);
  return (data << bits) | rest;
}

// Two columns at a time from the right, upwards and downwards in turn; column 6 belongs to the timing.
function drawWords(code, words, mask) {
  const size = code.length;
  let at = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right--;
    for (let step = 0; step < size; step++) for (const x of [right, right - 1]) {
      const y = up ? size - 1 - step : step;
      if (code[y][x] !== null) continue;
      const bit = Boolean(((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1);
      code[y][x] = bit !== mask(x, y);
      at++;
    }
  }
}

// --- which mask is easiest to read

function penalty(code) {
  const columns = code.map((_, x) => code.map((row) => row[x]));
  return lines(code) + lines(columns) + squares(code) + balance(code);
}

// Long runs of one colour, and runs that look like a finder.
function lines(rows) {
  let sum = 0;
  for (const row of rows) {
    const text = row.map(Number).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    sum += 40 * (text.match(/(?=10111010000|00001011101)/g) ?? []).length;
  }
  return sum;
}

function squares(code) {
  let sum = 0;
  for (let y = 1; y < code.length; y++) for (let x = 1; x < code.length; x++) {
    const dark = code[y][x];
    if (dark === code[y - 1][x] && dark === code[y][x - 1] && dark === code[y - 1][x - 1]) sum += 3;
  }
  return sum;
}

function balance(code) {
  const dark = code.flat().filter(Boolean).length / code.length ** 2;
  return 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}
