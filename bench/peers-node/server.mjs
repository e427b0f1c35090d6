// boardgame.io with a simple two-player card game, for bench/tables.py: node server.mjs <memory|file> <port> <folder>
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { Server, FlatFile, Origins } = require("boardgame.io/server");
const { PlayerView, INVALID_MOVE } = require("boardgame.io/core");

const [store, port, folder] = process.argv.slice(2);
const HAND = 10;
const ROUNDS = 4;

const dealt = (random) => {
  const deck = random.Shuffle([...Array(52).keys()]);
  return { 0: { hand: deck.slice(0, HAND) }, 1: { hand: deck.slice(HAND, 2 * HAND) } };
};

const highCard = {
  name: "high-card",
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => ({ players: dealt(random), led: null, tricks: [0, 0] }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, ctx, random }, card) => {
      const { hand } = G.players[ctx.currentPlayer];
      if (!hand.includes(card)) return INVALID_MOVE;
      hand.splice(hand.indexOf(card), 1);
      if (G.led === null) {
        G.led = card;
      } else {
        const other = ctx.currentPlayer === "0" ? "1" : "0";
        G.tricks[Number(card > G.led ? ctx.currentPlayer : other)] += 1;
        G.led = null;
        if (hand.length === 0) G.players = dealt(random);
      }
    },
  },
  endIf: ({ G }) => {
    if (G.tricks[0] + G.tricks[1] === ROUNDS * HAND) return { winner: G.tricks[0] > G.tricks[1] ? "0" : "1" };
  },
};

const db = store === "file" ? new FlatFile({ dir: folder }) : undefined; // in memory is its default
const server = Server({ games: [highCard], db, origins: [Origins.LOCALHOST] });
await server.run(Number(port));
