// boardgame.io with a simple card game for two to four, for bench/tables.py: node server.mjs <memory|file> <port> <folder>
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { Server, FlatFile, Origins } = require("boardgame.io/server");
const { PlayerView, INVALID_MOVE } = require("boardgame.io/core");

const [store, port, folder] = process.argv.slice(2);
const HAND = 10;
const ROUNDS = 4;

const dealt = ({ playOrder }, random) => {
  const deck = random.Shuffle([...Array(52).keys()]);
  return Object.fromEntries(playOrder.map((player, n) => [player, { hand: deck.slice(n * HAND, (n + 1) * HAND) }]));
};

const highCard = {
  name: "high-card",
  minPlayers: 2,
  maxPlayers: 4,
  setup: ({ ctx, random }) => ({ players: dealt(ctx, random), trick: [], tricks: Array(ctx.numPlayers).fill(0) }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, ctx, random }, card) => {
      const { hand } = G.players[ctx.currentPlayer];
      if (!hand.includes(card)) return INVALID_MOVE;
      hand.splice(hand.indexOf(card), 1);
      G.trick.push(card);
      if (G.trick.length === ctx.numPlayers) {
        const winner = (ctx.playOrderPos + 1 + G.trick.indexOf(Math.max(...G.trick))) % ctx.numPlayers;
        G.tricks[winner] += 1;
        G.trick = [];
        if (hand.length === 0) G.players = dealt(ctx, random);
      }
    },
  },
  endIf: ({ G }) => {
    const taken = G.tricks.reduce((sum, tricks) => sum + tricks, 0);
    if (taken === ROUNDS * HAND) return { winner: String(G.tricks.indexOf(Math.max(...G.tricks))) };
  },
};

const db = store === "file" ? new FlatFile({ dir: folder }) : undefined; // in memory is its default
const server = Server({ games: [highCard], db, origins: [Origins.LOCALHOST] });
await server.run(Number(port));
