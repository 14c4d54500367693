// boardgame.io's own server with a small game of hidden hands: what bench/load stands beside.
// Everything that makes it cheaper is on: memory only, no undo, nothing logged.
const { Server } = require("boardgame.io/server");
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const CARDS = ["apple", "cheese", "bread", "chicken", "pepper", "mead", "silk", "crossbow"];
const COPIES = 24;
const DEALT = 6;
const FULL_HAND = 10;
const MOVES_A_TURN = 3; // twelve in a cycle of four

function setup({ ctx, random }) {
  const deck = random.Shuffle(CARDS.flatMap((card) => Array(COPIES).fill(card)));
  const players = {};
  const stalls = [];
  for (let seat = 0; seat < ctx.numPlayers; seat++) {
    players[seat] = { hand: deck.splice(0, DEALT) };
    stalls.push({ coins: 50, cards: DEALT, goods: Object.fromEntries(CARDS.map((c) => [c, 0])) });
  }
  return { secret: { deck }, players, stalls, left: deck.length, pile: [] };
}

function play({ G, playerID }, index) {
  const { hand } = G.players[playerID];
  if (!(index in hand)) return INVALID_MOVE;
  const [card] = hand.splice(index, 1);
  const stall = G.stalls[playerID];
  stall.goods[card] += 1;
  stall.coins += 1;
  stall.cards = hand.length;
  G.pile.push(card);
  if (G.pile.length > 5) G.secret.deck.push(G.pile.shift());
  G.left = G.secret.deck.length;
}

function draw({ G, playerID }) {
  const { hand } = G.players[playerID];
  if (hand.length >= FULL_HAND) return INVALID_MOVE;
  hand.push(G.secret.deck.shift());
  G.stalls[playerID].cards = hand.length;
  G.left = G.secret.deck.length;
}

// A move that shows what was hidden is made by the server alone, so no client would undo it.
const game = {
  name: "hands",
  setup,
  moves: { play: { move: play, client: false }, draw: { move: draw, client: false } },
  turn: { minMoves: MOVES_A_TURN, maxMoves: MOVES_A_TURN },
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true,
  playerView: PlayerView.STRIP_SECRETS,
};

const server = Server({ games: [game], origins: [] });
server.run({ port: Number(process.argv[2]) }).then(({ appServer }) => {
  console.log(`http://127.0.0.1:${appServer.address().port}`);
});
