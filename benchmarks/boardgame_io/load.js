// A closed loop against server.js: node load.js PORT TABLES SECONDS WARM MOVES
//
// Each table has two connected players; whoever is to move moves as soon as the update of the last move has arrived.
// After MOVES moves a table is exchanged for a fresh one. The clients write the frames of socket.io by hand over bare
// WebSockets, because socket.io-client and boardgame.io's Client cost more than the server they would measure.
// Prints "measuring" when the measured time begins, and one line of JSON at its end.
'use strict';

const http = require('http');
const WebSocket = require('ws');

const [PORT, TABLES, SECONDS, WARM, MOVES] = process.argv.slice(2).map(Number);
const HOST = `127.0.0.1:${PORT}`;
const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });
const STUCK = 5000; // milliseconds without an update: the server did not take the move
const latencies = [];
let measuring = false;

function post(path, body) {
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json' };
    const options = { method: 'POST', host: '127.0.0.1', port: PORT, path, headers, agent };
    const request = http.request(options, (response) => {
      let text = '';
      response.on('data', (part) => (text += part));
      response.on('end', () => (response.statusCode === 200 ? resolve(JSON.parse(text)) : reject(new Error(text))));
    });
    request.on('error', reject);
    request.end(JSON.stringify(body));
  });
}

async function freshMatch() {
  const { matchID } = await post('/games/tick/create', { numPlayers: 2 });
  const join = (playerID) => post(`/games/tick/${matchID}/join`, { playerID, playerName: `Player ${playerID}` });
  const [first, second] = [await join('0'), await join('1')];
  return { matchID, credentials: [first.playerCredentials, second.playerCredentials] };
}

// A socket of socket.io: engine.io opens with "0", its pings "2" want a "3"; "40" joins and "42" is an event.
function connect(onEvent) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://${HOST}/socket.io/?EIO=4&transport=websocket`, { perMessageDeflate: false });
    socket.on('error', reject);
    socket.on('message', (data) => {
      const text = data.toString();
      if (text.startsWith('42/tick,')) onEvent(text);
      else if (text.startsWith('40/tick')) resolve(socket);
      else if (text[0] === '0') socket.send('40/tick,');
      else if (text === '2') socket.send('3');
    });
  });
}

const emit = (socket, ...event) => socket.send(`42/tick,${JSON.stringify(event)}`);

class Table {
  async open() {
    this.sockets = await Promise.all([0, 1].map((seat) => connect((text) => this.heard(seat, text))));
    await this.begin();
  }

  // Both players enter a fresh match over the sockets they have; done when the server has told of both.
  async begin() {
    this.moves = 0;
    this.told = 0;
    this.match = await freshMatch();
    const seated = new Promise((resolve) => (this.seated = resolve));
    this.sockets.forEach((socket, seat) => {
      emit(socket, 'sync', this.match.matchID, String(seat), this.match.credentials[seat], 2);
    });
    await seated;
  }

  // A move has happened when its maker is told so; what the other one is told crosses the next move and is passed over.
  heard(seat, text) {
    if (text.startsWith('42/tick,["update"')) {
      if (seat === this.moves % 2 && text.includes(`"_stateID":${this.moves + 1}`)) this.moved();
    } else if (text.startsWith('42/tick,["matchData"')) {
      this.told += 1;
      if (this.told === 2) this.seated();
    }
  }

  move() {
    const seat = this.moves % 2;
    const payload = { type: 'tick', args: [], playerID: String(seat), credentials: this.match.credentials[seat] };
    this.sent = performance.now();
    emit(this.sockets[seat], 'update', { type: 'MAKE_MOVE', payload }, this.moves, this.match.matchID, String(seat));
  }

  moved() {
    if (measuring) latencies.push(performance.now() - this.sent);
    this.moves += 1;
    if (this.moves < MOVES) this.move();
    else this.begin().then(() => this.move());
  }
}

const sleep = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

async function main() {
  const tables = Array.from({ length: TABLES }, () => new Table());
  for (const table of tables) await table.open();
  tables.forEach((table) => table.move());
  await sleep(WARM);
  measuring = true;
  console.log('measuring');
  const begin = performance.now();
  const used = process.cpuUsage();
  await sleep(SECONDS);
  measuring = false;
  const seconds = (performance.now() - begin) / 1000;
  latencies.sort((a, b) => a - b);
  const [p50, p99] = [quantile(latencies, 0.5), quantile(latencies, 0.99)];
  const { user, system } = process.cpuUsage(used);
  const maker = (user + system) / 1e6 / seconds;
  const stuck = tables.filter((table) => performance.now() - table.sent > STUCK).length;
  console.log(JSON.stringify({ moves: latencies.length, seconds, p50, p99, stuck, maker }));
  process.exit(0);
}

main();
