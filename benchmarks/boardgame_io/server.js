// A boardgame.io server with the cheapest turn game there can be: node server.js PORT
// It keeps its matches in files where FLATFILE_DIR says so (boardgame.io's own switch), else in memory.
'use strict';

const { Server } = require('boardgame.io/server');

const tick = {
  name: 'tick',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true, // its history would be stored with every move
  setup: () => ({ moves: 0 }),
  moves: { tick: ({ G }) => ({ moves: G.moves + 1 }) },
  turn: { minMoves: 1, maxMoves: 1 },
};

async function main() {
  const server = Server({ games: [tick], origins: ['http://localhost'] });
  await server.run(Number(process.argv[2]), () => console.log('ready'));
}

main();
