// Made by tools/page_types.py from the server's types (`make types`); changes here are lost.

export const PROTOCOL = 1;

/** A game's own colour, for shapes and for text: on light paper, and on dark. */
export interface Accent {
  shape: string;
  text: string;
  dark_shape: string;
  dark_text: string;
}

/** Loot cards are in notation (`loose-lips`, `bank-300`), locations by name; lists by seat have one entry a seat, lists by location one for each in town, left to right. Dice are numbered seat * 3 + token, and 15 + seat for an extra die. */
export interface BoomtownBanditsView {
  game: "boomtown-bandits";
  terms: Terms;
  seat: number | null;
  open: boolean;
  to_act: number[];
  have_chosen: number[];
  chosen: number | null;
  choices: (number | null)[];
  actions: number[];
  prompt: Prompt;
  outcome: Outcome | null;
  round: number;
  last_round: boolean;
  first: number;
  town: string[];
  bonuses: number[];
  sheriff: string;
  closed: string[];
  resolved: string[];
  here: string;
  window: string;
  passing: boolean;
  passed: number[];
  orders: number[];
  stack_sizes: number[];
  stack_tops: string[][];
  inside_job_within: number;
  hand: string[];
  hand_fresh: string[];
  hands: string[][];
  hands_fresh: string[][];
  known: string[][];
  known_fresh: string[][];
  hidden: number[][];
  hidden_fresh: number[][];
  face_up: string[][];
  out_of_game: string[];
  looker: number | null;
  looked: string;
  looked_depth: number;
  trails: Trail[];
  tokens: Token[][];
  last_reveal: Token[][];
  revealed: boolean;
  watched: number[];
  peeker: number | null;
  peeked: number[];
  fighting: boolean;
  extra: number[];
  doubled: number[];
  distracted: number | null;
  dice: string[][];
  throws: number;
  tick: number;
  clock: number;
  rolling: number[];
  owed: number[];
  free_at: number[];
  shown_at: number[];
  waited: number[];
  held: number[];
  finals: number;
  contenders: number[];
  agenda: number[];
  step: number;
  recall: Told[];
}

/** One card in the Graveyard. */
export interface Buried {
  card: string;
  acted: boolean;
  entry: number;
}

/** The last message before the table closes the socket. */
export interface Bye {
  is: "bye";
  why: "back-soon" | "come-later" | "refused" | "resync" | "taken-over" | "unseated";
}

/** What is printed on one kind of card. */
export interface CardFacts {
  code: string;
  place: string;
  value: number;
  life: number;
  power: number;
  copies: number;
  keywords: string[];
  symbols: string[];
  text: string;
}

/** All that a client has to know to show any of the games. */
export interface Catalogue {
  games: GameInfo[];
  levels: string[];
  usual_level: string;
  seat_letters: string;
  meanings: Meanings;
}

/** A seat of a table and who is in it. */
export interface Chair {
  seat: number;
  name: string;
  level: string | null;
  kept: boolean;
  connected: boolean;
  stand_in: boolean;
  wants_rematch: boolean;
  hurried: Hurried | null;
}

/** Change one's own password. All other sessions end. */
export interface ChangePassword {
  old: string;
  new: string;
}

/** Something that a seat said at the table. */
export interface ChatLine {
  seat: number;
  name: string;
  at: number;
  phrase: "bye" | "good-luck" | "hello" | "hurry" | "nice-shot" | "oops" | "rematch" | "thanks" | "thinking" | "well-played" | null;
  text: string | null;
}

/** How long a seat has for a decision: no limit, about a minute, a few seconds, or hours. */
export interface Clock {
  kind?: "correspondence" | "fast" | "none" | "relaxed";
  hours?: number | null;
}

/** Commit to a new share of the seed, after a round was given up. */
export interface Commit {
  do: "commit";
  id: string;
  round: number;
  share_hash: string;
}

/** A round of commitments: its steps in the order in which they were taken. */
export interface DealRound {
  number: number;
  steps: DealStep[];
  ended_by: string;
  name: string;
}

/** One step towards the seed of a table, written as an array. */
export type DealStep = ["committed" | "in-clear" | "revealed", string, string];

/** How far the players' shares of the seed have come together, before the game begins. */
export interface Dealing {
  round: number;
  terms: string;
  steps: DealStep[];
  given_up: string[];
}

/** One choice in a record: seat letter, notation, and when (seconds of the table's clock). Where seats choose in ticks the notation is followed by the tick (`roll @17`), and silence is not noted. */
export type Decision = [string, string, number | null];

/** A deck by name and hash; `content` is left out when every Fistful has it. */
export interface DeckNote {
  name: string;
  hash: string;
  content: unknown | null;
}

/** Delete one's own account, for good. */
export interface DeleteAccount {
  password: string;
}

/** The command with this id was carried out and is safely stored. */
export interface Done {
  is: "done";
  id: string;
}

/** Consecutive draws for one purpose, each as bound and result. */
export type Draws = [string, [number, number][]];

/** Take one's seat with its token, or watch without one. */
export interface Enter {
  do: "enter";
  token?: string | null;
  protocol?: number;
  kept?: boolean;
  seat?: number | null;
}

/** How the seed came about: the server's share, committed to before the players added theirs. */
export interface Fairness {
  commitment: string;
  server_share: string;
  player_shares: string[];
  rounds: DealRound[];
}

/** A finished game, for a list of replays. */
export interface Finished {
  table: string;
  game: string;
  names: string[];
  outcome: Outcome;
  decisions: number;
  ended: number;
}

/** The game went on. */
export interface Frame {
  is: "frame";
  moment: Moment;
  timing: Timing;
}

/** What a game says about itself, and what its views show. */
export interface GameInfo {
  slug: string;
  title: string;
  rules: number;
  seats: number[];
  usual_seats: number;
  minutes: [number, number];
  accent: Accent;
  options: Option[];
  lobby_order: number;
  tick_ms: number;
  late_ticks: number;
  grammar: Grammar;
  letters: { [key: string]: string };
  meanings: Meanings;
  numbers: { [key: string]: number };
  fields: ShownField[];
}

/** How a move in notation is read: a verb with arguments, one argument alone, or a row of letters. An argument is a `seat` (`C`), a `slot` (`C2`), or anything that the game has words for (`card`, `location`, …). */
export interface Grammar {
  verbs: { [key: string]: string[] };
  argument: string;
  letters: string;
}

/** A seat that a client says it holds. */
export interface Held {
  table: string;
  token: string;
}

/** Everything needed to show the table; the answer to `enter`. */
export interface Hello {
  is: "hello";
  protocol: number;
  table: TableInfo;
  seat: number | null;
  host: boolean;
  moment: Moment | null;
  timing: Timing;
  past: [number, Told[]][];
  chat: ChatLine[];
}

/** A bot had less thought for a move than its level has, because many bots were thinking. */
export interface Hurried {
  simulations: number;
  usual: number | null;
}

/** Sit down at a table. */
export interface Join {
  share_hash?: string | null;
  round?: number;
  share?: string | null;
  name?: string | null;
  seat?: number | null;
  cookie?: boolean;
}

/** Keep a name with a password, or sign in with one. */
export interface KeepName {
  name: string;
  password: string;
}

/** A seat that a browser is to keep in a cookie. */
export interface KeepSeat {
  table: string;
  token?: string | null;
  rematch_of?: string | null;
}

/** Give up one's seat: before the game it becomes free, and later a bot plays on. */
export interface Leave {
  do: "leave";
  id: string;
}

/** Saloon cards are `N1`…`N8`, `sip` and `shot`; lists by seat have one entry a seat. */
export interface LootShootWhiskyView {
  game: "loot-shoot-whisky";
  terms: Terms;
  seat: number | null;
  open: boolean;
  to_act: number[];
  have_chosen: number[];
  chosen: number | null;
  choices: (number | null)[];
  actions: number[];
  prompt: Prompt;
  outcome: Outcome | null;
  duel: number;
  duels_won: number[];
  round: number;
  phase: number;
  row: string[];
  deck_size: number;
  deck: string[];
  discards: string[];
  looted: string[][];
  nuggets: number[];
  bullets: number[];
  bottle: number | null;
  bottle_full: boolean | null;
  spent: string[][];
  recall: Told[];
}

/** One Looter on the table. */
export interface LooterInPlay {
  card: string;
  life: number;
  starting_life: number;
  power: number;
  acted: boolean;
  forbidden_by: number[];
  lender: number | null;
  entry: number;
}

/** Cards are named by their kind (`death-knight`); lists by seat have one entry a seat. */
export interface LooterzView {
  game: "looterz";
  terms: Terms;
  seat: number | null;
  open: boolean;
  to_act: number[];
  have_chosen: number[];
  chosen: number | null;
  choices: (number | null)[];
  actions: number[];
  prompt: Prompt;
  outcome: Outcome | null;
  goal: number;
  turn: number;
  active: number;
  phase: string;
  loot: number[];
  in_play: LooterInPlay[][];
  hand: string[];
  hand_sizes: number[];
  known_in_hands: string[][];
  hands: string[][];
  draw_pile_size: number;
  draw_pile: string[];
  graveyard: Buried[];
  parted: Parted[];
  stirred: { [key: string]: number };
  held_over: number[];
  fresh: { [key: string]: number };
  entries: number;
  triggers: number;
  pending: Pending[];
  recall: Told[];
}

/** The person whose session it is; a guest has an empty name. */
export interface Me {
  name: string;
  ratings: { [key: string]: number };
}

/** What the parameters of events, prompts and refusals mean, and the fields of views; others are shown unchanged. */
export interface Meanings {
  seats: string[];
  terms: { [key: string]: string };
}

/** One audience's game after something happened. */
export interface Moment {
  number: number;
  view: AnyView;
  moves: string[];
  chosen: string | null;
  told: Told[];
  window: boolean;
  standing: number[];
  tick: number | null;
}

/** Ask openly to keep a secret window open longer; once per window. */
export interface MoreTime {
  do: "more-time";
  id: string;
}

/** Stop hearing from a seat, or hear it again; only for this client. */
export interface Mute {
  do: "mute";
  seat: number;
  muted: boolean;
}

/** Everything that is stored about a person. Times are in seconds since 1970. */
export interface MyData {
  name: string;
  since: number;
  sessions: number[];
  ratings: { [key: string]: Rating };
  tables: SatAt[];
}

/** One of the tables that a client has a seat at. */
export interface MyTable {
  id: string;
  game: string;
  seat: number;
  status: "closed" | "over" | "playing" | "waiting";
  names: string[];
  your_turn: boolean;
}

/** Open a table and sit down at it. With bots on all other seats, the game begins at once. */
export interface OpenTable {
  game: string;
  share_hash?: string | null;
  share?: string | null;
  name?: string | null;
  seats?: number | null;
  options?: { [key: string]: boolean | number | string };
  clock?: Clock;
  public?: boolean;
  bots?: string[];
  commitment?: string | null;
  cookie?: boolean;
}

/** A variant that a table may choose: every value it can have, and the usual one. */
export interface Option {
  name: string;
  default: boolean | number | string;
  choices: (boolean | number | string)[];
  since: number;
}

/** How a game ended: nobody in `winners` is a draw, several share the win; more score is better. */
export interface Outcome {
  winners: number[];
  scores: number[];
  reason: string;
}

/** A card that left a hand unexpectedly, which tells something about the cards that stayed there. */
export type Parted = [number, string, number];

/** A moment that is looked back at. */
export interface PastMoment {
  number: number;
  view: AnyView;
  moves: string[];
  chosen: string | null;
  told: Told[];
  window: boolean;
  standing: number[];
  tick: number | null;
  choices: (string | null)[];
}

/** A step still to come, or the one that waits. */
export interface Pending {
  step: string;
  seat: number;
  entry: number;
  card: string;
  keyword: string;
  number: number;
}

/** Ask whether the table is still there. */
export interface Ping {
  do: "ping";
}

/** Make a move, in notation. */
export interface Play {
  do: "play";
  id: string;
  move: string;
  tick?: number | null;
  moment?: number | null;
}

/** The answer to `ping`. */
export interface Pong {
  is: "pong";
}

/** The hash of a share of the seed that the server has drawn for the table that is opened with it. */
export interface Promised {
  commitment: string;
}

/** What a seat is being asked, or what the table waits for: a code, its parameters and the clause behind it. */
export interface Prompt {
  code: string;
  clause: string;
  params: { [key: string]: number | string | (number | string)[] };
}

/** A kept name's strength in one game. */
export interface Rating {
  name: string;
  rating: number;
  mean: number;
  deviation: number;
  games: number;
}

/** A whole game as one JSON document that replays to the same position everywhere. */
export interface GameRecord {
  format: number;
  game: string;
  terms: Terms;
  seed: number | string;
  players: string[];
  decisions: Decision[];
  draws: Draws[];
  outcome: Outcome | null;
  fairness: Fairness | null;
}

/** Why something was refused: a code with parameters for `locales`, and its words in the language of the client. */
export interface Refusal {
  kind: string;
  code: string;
  game: string;
  clause: string;
  params: { [key: string]: number | string | (number | string)[] | boolean };
  text: string;
}

/** The command was refused and changed nothing; `id` is None if it had none that could be read. */
export interface Refused {
  is: "refused";
  id: string | null;
  why: Refusal;
}

/** Want to play again; when all people at the table do, a new table opens with the seats rotated. */
export interface Rematch {
  do: "rematch";
  id: string;
  share?: string | null;
  share_hash?: string | null;
}

/** A finished game moment by moment: all open, or as one seat saw it. */
export interface Replay {
  table: string;
  game: string;
  names: string[];
  seat: number | null;
  moments: PastMoment[];
}

/** Take back one's sealed choice while others are still choosing. */
export interface Retract {
  do: "retract";
  id: string;
}

/** Show one's share of the seed; only once everyone has committed. */
export interface Reveal {
  do: "reveal";
  id: string;
  share: string;
  seen: string;
}

/** Something that a person said at a table. */
export interface SaidLine {
  at: number;
  phrase: "bye" | "good-luck" | "hello" | "hurry" | "nice-shot" | "oops" | "rematch" | "thanks" | "thinking" | "well-played" | null;
  text: string | null;
}

/** A table at which a person sat. */
export interface SatAt {
  table: string;
  game: string;
  seat: number;
  since: number;
  status: string;
  said: SaidLine[];
}

/** Say something at the table: a ready-made phrase or a text. */
export interface Say {
  do: "say";
  id: string;
  phrase?: "bye" | "good-luck" | "hello" | "hurry" | "nice-shot" | "oops" | "rematch" | "thanks" | "thinking" | "well-played" | null;
  text?: string | null;
}

/** Put a bot on a free seat, or on all of them; only the host may, before the game begins. */
export interface SeatBot {
  do: "seat-bot";
  id: string;
  level: string;
  seat?: number | null;
}

/** A seat, and the token that holds it: the client with the token has the seat. */
export interface Seated {
  table: string;
  seat: number;
  token: string;
}

/** Cards are values, Health slots are `C2`; lists by seat have one entry a seat. */
export interface ShootoutView {
  game: "shootout";
  terms: Terms;
  seat: number | null;
  open: boolean;
  to_act: number[];
  have_chosen: number[];
  chosen: number | null;
  choices: (number | null)[];
  actions: number[];
  prompt: Prompt;
  outcome: Outcome | null;
  round: number;
  turn: number;
  dealer: number;
  active: number;
  rounds_won: number[];
  phase: string;
  hand: number[];
  hand_sizes: number[];
  hands: number[][];
  known_in_hands: number[][];
  health: string[][];
  exposed: string[];
  looked: string[];
  pile_size: number;
  pile: number[];
  discards: number[];
  memory: number[];
  bullet: number;
  mark: string;
  winning: number;
  bonus: number;
  more_shots: number;
  must_shoot: boolean;
  marksman: string;
  played: string[];
  marksmen: string[];
  recall: Told[];
}

/** A field of a game's own views that people see: whether it is a seat, or has one entry a seat, or rows of them. */
export interface ShownField {
  name: string;
  seat: boolean;
  by_seat: boolean;
  rows_by_seat: boolean;
}

/** Something was said at the table. */
export interface Spoken {
  is: "spoken";
  line: ChatLine;
}

/** Let a bot play for a seat whose owner has been away for a while. */
export interface StandIn {
  do: "stand-in";
  id: string;
  seat: number;
}

/** A person came or went, or there is a rematch. */
export interface TableChanged {
  is: "table";
  table: TableInfo;
}

/** Everything public about a table except the game itself. */
export interface TableInfo {
  id: string;
  game: string;
  options: { [key: string]: boolean | number | string };
  deck: string;
  clock: Clock;
  public: boolean;
  status: "closed" | "over" | "playing" | "waiting";
  chairs: Chair[];
  commitment: string;
  opened: number;
  spectators: number;
  next_commitment: string | null;
  rematch: string | null;
  rematch_of: string | null;
  dealing: Dealing | null;
}

/** What was fixed before the first card. */
export interface Terms {
  seats: number;
  options: { [key: string]: boolean | number | string };
  deck: DeckNote;
  rules: number;
}

/** What the table waits for, and how much longer, in milliseconds from now. */
export interface Timing {
  kind: "move" | "none" | "tick" | "window";
  left: number | null;
  whole: number | null;
}

/** How long the table waits has changed. */
export interface TimingChanged {
  is: "timing";
  timing: Timing;
}

/** A token: where it lies (an empty text: in its camp), and its kind (an empty text: this seat does not know). */
export type Token = [string, string];

/** One event as one audience may know it: a code, its parameters and the clause behind it. */
export interface Told {
  code: string;
  clause: string;
  params: { [key: string]: number | string | (number | string)[] };
}

/** A card that the looker knew when someone else claimed it. */
export interface Trail {
  seat: number;
  card: string;
  since: string[];
  fresh: boolean;
}

/** Remove a bot, or a player who is away, from a seat; only the host may, before the game begins. When all seats are taken, everyone may remove a player whose share has been waited for too long. */
export interface Unseat {
  do: "unseat";
  id: string;
  seat: number;
}

/** What was found to be true of a record. */
export interface Verified {
  decisions: number;
  draws: number;
  fair: boolean;
  committed: boolean;
  outcome: Outcome | null;
  protocol: number;
  in_clear: string;
  given_up: number;
}

/** Cards are in notation (`R5`), symbols by name; lists by seat have one entry a seat. */
export interface WildShotsView {
  game: "wild-shots";
  terms: Terms;
  seat: number | null;
  open: boolean;
  to_act: number[];
  have_chosen: number[];
  chosen: number | null;
  choices: (number | null)[];
  actions: number[];
  prompt: Prompt;
  outcome: Outcome | null;
  round: number;
  hurting: { [key: string]: number };
  trick_number: number;
  active: number;
  trump: string;
  trick: string[];
  last_trick: string[];
  last_active: number | null;
  hand: string[];
  hand_sizes: number[];
  hands: string[][];
  tricks: number[];
  own_tricks: string[];
  open_tricks: string[][];
  taken: string[][];
  lacks: string[][];
  oil_turned: string[];
  sheet: number[][];
  aside: number;
  hits: { [key: string]: number }[];
  cost: (number | null)[];
  recall: Told[];
}

export type AnyView = BoomtownBanditsView | LootShootWhiskyView | LooterzView | ShootoutView | WildShotsView;

export type AnyCommand = Enter | Play | Retract | MoreTime | Say | Mute | SeatBot | Unseat | Commit | Reveal | Leave | StandIn | Rematch | Ping;

export type AnyMessage = Hello | Frame | TimingChanged | TableChanged | Spoken | Done | Refused | Pong | Bye;
