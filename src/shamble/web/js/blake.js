// BLAKE2b (RFC 7693) with a key and a personal tag: what the dice are sealed, mixed and drawn with. A browser's own hashes
// need an encrypted page, and a table at home has none. A word of 64 bits is two of 32 here, the low one first.

const BLOCK = 128;
const START = Uint32Array.of(
  0xf3bcc908, 0x6a09e667, 0x84caa73b, 0xbb67ae85, 0xfe94f82b, 0x3c6ef372, 0x5f1d36f1, 0xa54ff53a, 0xade682d1, 0x510e527f,
  0x2b3e6c1f, 0x9b05688c, 0xfb41bd6b, 0x1f83d9ab, 0x137e2179, 0x5be0cd19,
);
// In which order the words of a block are mixed in, round by round; the last two are the first two again.
const ORDERS = [
  "0123456789abcdef", "ea489fd61c02b753", "b8c052fdae367194", "7931dcbe265a40f8", "905724afe1bc683d", "2c6a0b834d75fe19",
  "c51fed4a0763928b", "db7ec13950f4862a", "6fe9b308c2d714a5", "a2847615fb9e3cd0", "0123456789abcdef", "ea489fd61c02b753",
].map((row) => Array.from(row, (digit) => 2 * parseInt(digit, 16)));
const COLUMNS = [[0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15], [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14]]
  .map((column) => column.map((word) => 2 * word));

/** The hash of some bytes, `size` bytes long. `person`: up to 16 letters that tell one use of it from another. */
export function blake2b(bytes, size, { key = new Uint8Array(), person = "" } = {}) {
  const told = new Uint8Array(64);
  told.set([size, key.length, 1, 1]);
  told.set(new TextEncoder().encode(person), 48);
  const hash = START.map((word, at) => word ^ wordsOf(told)[at]);
  const all = new Uint8Array((key.length ? BLOCK : 0) + bytes.length);
  all.set(key);
  all.set(bytes, all.length - bytes.length);
  const blocks = Math.max(1, Math.ceil(all.length / BLOCK));
  for (let nth = 1; nth <= blocks; nth += 1) {
    const block = new Uint8Array(BLOCK);
    block.set(all.subarray((nth - 1) * BLOCK, nth * BLOCK));
    compress(hash, wordsOf(block), Math.min(nth * BLOCK, all.length), nth === blocks);
  }
  return new Uint8Array(hash.buffer).slice(0, size);
}

/** Bytes as hexadecimal digits. */
export function hex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The bytes that hexadecimal digits stand for. */
export function unhex(digits) {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

// All browsers keep the lowest byte of a number first.
function wordsOf(bytes) {
  return new Uint32Array(bytes.buffer);
}

function compress(hash, block, count, last) {
  const work = Uint32Array.of(...hash, ...START);
  work[24] ^= count;
  if (last) for (const word of [28, 29]) work[word] = ~work[word];
  for (const order of ORDERS) {
    COLUMNS.forEach(([a, b, c, d], nth) => {
      mix(work, [a, b, c, d], [32, 24], block, order[2 * nth]);
      mix(work, [a, b, c, d], [16, 63], block, order[2 * nth + 1]);
    });
  }
  for (let at = 0; at < 16; at += 1) hash[at] ^= work[at] ^ work[at + 16];
}

function mix(work, [a, b, c, d], [first, second], block, word) {
  add(work, a, work, b);
  add(work, a, block, word);
  turn(work, d, a, first);
  add(work, c, work, d);
  turn(work, b, c, second);
}

function add(work, to, from, at) {
  const low = work[to] + from[at];
  work[to] = low;
  work[to + 1] += from[at + 1] + (low > 0xffffffff ? 1 : 0);
}

function turn(work, to, by, bits) {
  const pair = [work[to] ^ work[by], work[to + 1] ^ work[by + 1]];
  const [low, high] = bits < 32 ? pair : pair.reverse();
  const rest = bits % 32;
  work[to] = rest ? (low >>> rest) | (high << (32 - rest)) : low;
  work[to + 1] = rest ? (high >>> rest) | (low << (32 - rest)) : high;
}
