// Generated from the Rust types by server/tests/types.rs. Do not edit; run `make types`.

export type Seat = number;

export type Seats = Array<Seat>;

export type Phrase = { 
/**
 * The key of the message.
 */
key: string, 
/**
 * The arguments by name.
 */
args?: Record<string, Arg>, };

export type Arg = number | string | { seat: Seat } | Phrase;

export type Standing = { 
/**
 * The score sheet, line by line. In games that are won by points the last line is what decides.
 */
lines: Array<ScoreLine>, 
/**
 * Who has won, once the game is over; several share a victory.
 */
winners: Seats | null, 
/**
 * An opponent without a seat, if there is one.
 */
rival: Rival | null, };

export type ScoreLine = { 
/**
 * The key of its message: `score-logs`.
 */
key: string, 
/**
 * The figure of each seat; `None` where it has none, or where the viewer may not know it.
 */
cells: Array<number | null>, };

export type Rival = { 
/**
 * The key of the message that names it.
 */
name: string, 
/**
 * Its figure in each line.
 */
cells: Array<number | null>, };

export type Field = { 
/**
 * The name, as in `--option name=value`.
 */
name: string, 
/**
 * The option matters only while another one, which stands before it, has one of these values; `players` can be
 * named too. Otherwise it is `off`, or, if it cannot be off, keeps its default.
 */
needs?: [string, Array<string>], } & ({ "kind": "choice", 
/**
 * The values.
 */
values: Array<string>, 
/**
 * The one that holds if nothing is said.
 */
default: string, } | { "kind": "number", 
/**
 * The smallest.
 */
min: number, 
/**
 * The largest.
 */
max: number, 
/**
 * The one that holds if nothing is said.
 */
default: number, });

export type Kind = { "kind": "choice", 
/**
 * The values.
 */
values: Array<string>, 
/**
 * The one that holds if nothing is said.
 */
default: string, } | { "kind": "number", 
/**
 * The smallest.
 */
min: number, 
/**
 * The largest.
 */
max: number, 
/**
 * The one that holds if nothing is said.
 */
default: number, };

export type Outcome = { 
/**
 * Who won.
 */
winners: Seats, 
/**
 * The score sheet: the figures of each line by seat.
 */
scores: { [key in string]: Array<number | null> }, };

export type Fair = { 
/**
 * What the server showed before the start: the SHA-256 of its secret.
 */
commitment: string, 
/**
 * The secret of the server.
 */
secret: string, 
/**
 * What each seat added; nothing for bots.
 */
entropy: Array<string | null>, };

export type Seen = { 
/**
 * The fact.
 */
event: unknown, 
/**
 * The sentence.
 */
words: Phrase, };

export type WhyNot = { 
/**
 * The number of the rule, where one is named.
 */
rule: string | null, 
/**
 * The sentence, with the number in it.
 */
words: Phrase, };

export type Ask = { "type": "join", table: string, version?: number, } | { "type": "leave", table: string, } | { "type": "play", table: string, id: string, version: number, move: string, } | { "type": "take-back", table: string, id: string, version: number, } | { "type": "ask-take-back", table: string, id: string, version: number, } | { "type": "answer-take-back", table: string, id: string, version: number, agree: boolean, } | { "type": "resign", table: string, id: string, version: number, } | { "type": "hand-over", table: string, id: string, version: number, seat: Seat, bot: string, } | { "type": "chat", table: string, id: string, text: string, } | { "type": "why", table: string, id: string, targets: Array<string>, } | { "type": "ping", n: number, };

export type Tell = { "type": "welcome", protocol: number, me: Me, } | { "type": "table" } & TableState | { "type": "done", table: string, id: string, version: number, } | { "type": "refused" } & Refused | { "type": "why", table: string, id: string, why: WhyNot | null, } | { "type": "chat", table: string, line: ChatLine, } | { "type": "present", table: string, present: Present, } | { "type": "pong", n: number, } | { "type": "bye", after: number, };

export type Refused = { 
/**
 * The command, if there was one.
 */
id?: string, 
/**
 * The table, if there was one.
 */
table?: string, 
/**
 * What kind of refusal it is, for programs.
 */
code: Code, 
/**
 * The sentence, for people, in English.
 */
text: string, 
/**
 * The same as a phrase, for clients that have the catalogues.
 */
words: Phrase, 
/**
 * The number of the rule, where one is named.
 */
rule?: string, 
/**
 * The present version of the table, if there is one.
 */
version?: number, };

export type Code = "malformed" | "too-large" | "slow-down" | "no-guest" | "not-found" | "foreign-origin" | "bad-choice" | "bad-name" | "not-invited" | "seat-taken" | "not-seated" | "not-host" | "not-started" | "started" | "seats-free" | "over" | "not-over" | "stale" | "not-a-move" | "illegal" | "no-take-back" | "nothing-asked" | "still-there" | "not-alone" | "no-hints" | "no-resigning" | "bad-record" | "old-rules" | "unavailable";

export type Me = { 
/**
 * The name that others see.
 */
name: string, };

export type TableState = { 
/**
 * The name of the table in addresses.
 */
table: string, 
/**
 * How many entries the log of the table has.
 */
version: number, 
/**
 * `lines` hold what came after this version; 0 if they hold everything.
 */
since: number, 
/**
 * The game.
 */
game: string, 
/**
 * The number of seats.
 */
players: number, 
/**
 * The options.
 */
options: { [key in string]: string }, 
/**
 * Whether it is listed for everybody.
 */
open: boolean, 
/**
 * Whether players may ask what a bot would do.
 */
hints: boolean, 
/**
 * How far it is.
 */
status: Status, 
/**
 * Who sits where.
 */
seats: Array<Sitter | null>, 
/**
 * The seat of the client, if it has one.
 */
you: Seat | null, 
/**
 * Whether the client made the table.
 */
host: boolean, 
/**
 * The word that lets somebody sit down; for those who sit at the table.
 */
invitation: string | null, 
/**
 * The SHA-256 of the secret of the server: see [`Fair`].
 */
commitment: string, 
/**
 * The game as it stands, once it has started.
 */
now: Now | null, 
/**
 * What happened since.
 */
lines: Array<Line>, 
/**
 * On joining, all that was said; nothing after a change, since what is said has frames of its own.
 */
chat: Array<ChatLine>, 
/**
 * Who is there.
 */
present: Present, 
/**
 * The table whose chance this one has, if it is not its own.
 */
same: SameDeal | null, 
/**
 * The table from which this one is played on, if it is.
 */
took_over: TookOver | null, 
/**
 * The table of the rematch, once somebody has asked for one.
 */
rematch: Rematch | null, };

export type Status = "waiting" | "playing" | "over";

export type Sitter = { 
/**
 * The name.
 */
name: string, 
/**
 * The kind of bot, if it is one.
 */
bot: string | null, };

export type Present = { 
/**
 * The seats of people who are connected.
 */
seats: Seats, 
/**
 * How many others are watching.
 */
watching: number, };

export type Rematch = { 
/**
 * The table.
 */
table: string, 
/**
 * The word that lets somebody sit down there; for those who sat at this table.
 */
invitation: string | null, };

export type SameDeal = { 
/**
 * That table.
 */
table: string, 
/**
 * Who played there.
 */
name: string, 
/**
 * What came of it.
 */
score: number, };

export type TookOver = { 
/**
 * That table.
 */
table: string, 
/**
 * The number of moves that are the same.
 */
step: number, };

export type Position = { 
/**
 * The number of moves so far.
 */
step: number, 
/**
 * The seats that owe a decision.
 */
to_act: Seats, 
/**
 * What may be known of it: a type of the game.
 */
view: unknown, 
/**
 * What follows from the view: a type of the game.
 */
outlook: unknown, 
/**
 * The score sheet.
 */
standing: Standing, };

export type Now = { 
/**
 * What the client is asked, if it is to act.
 */
prompt: Phrase | null, 
/**
 * What the client may do, if it is to act.
 */
offers: Offers, 
/**
 * Whether the client may take back its last move.
 */
take_back: TakeBack, 
/**
 * Who asks to take back a move, if somebody does.
 */
asking: Asking | null, 
/**
 * How it ended, if it did.
 */
ended: Ended | null, 
/**
 * The number of moves so far.
 */
step: number, 
/**
 * The seats that owe a decision.
 */
to_act: Seats, 
/**
 * What may be known of it: a type of the game.
 */
view: unknown, 
/**
 * What follows from the view: a type of the game.
 */
outlook: unknown, 
/**
 * The score sheet.
 */
standing: Standing, };

export type Offers = { 
/**
 * The moves.
 */
moves: Array<OfferedMove>, 
/**
 * The words of every target on their paths, by name.
 */
targets: Record<string, Phrase>, };

export type OfferedMove = { 
/**
 * The move in the notation of the game: what is sent to play it.
 */
move: string, 
/**
 * The names of its targets, in the order in which a person points at them.
 */
path: Array<string>, 
/**
 * What it does, in words. Left out where the path is longer than two targets: then their words say it.
 */
words?: Phrase, };

export type TakeBack = "free" | "ask" | "no";

export type Asking = { 
/**
 * Who asks.
 */
seat: Seat, 
/**
 * Who has not answered yet.
 */
waiting: Seats, };

export type Ended = { 
/**
 * Who won.
 */
winners: Seats, 
/**
 * Who gave up, if somebody did.
 */
resigned: Seat | null, 
/**
 * How the dice came about.
 */
fair: Fair, };

export type Line = { 
/**
 * The version of the table after it.
 */
version: number, 
/**
 * The number of moves after it.
 */
step: number, 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * What kind of entry it is: `moved`, `seated`, `left`, `started`, `took-back`, `asked-take-back`,
 * `answered-take-back`, `rewound`, `resigned`, `handed-over`, `same-deal`, `took-over`, `hints`, `rematch`.
 */
kind: string, 
/**
 * Who did it.
 */
seat: Seat | null, 
/**
 * What was done, in words, unless it was a move: that is told by its events.
 */
words: Phrase | null, 
/**
 * What happened, as the client may know it.
 */
events: Array<Seen>, };

export type ChatLine = { 
/**
 * Its number at the table, from 1.
 */
n: number, 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * The seat of the speaker, if there is one.
 */
seat: Seat | null, 
/**
 * The name of the speaker.
 */
name: string, 
/**
 * The text, as it was typed. It is never HTML.
 */
text: string, };

export type GameInfo = { 
/**
 * Its name in addresses and records.
 */
name: string, 
/**
 * The version of its rules.
 */
rules: number, 
/**
 * The fewest and the most players.
 */
players: [number, number], 
/**
 * Its options besides the number of players.
 */
fields: Array<Field>, 
/**
 * The bots that play it, the weakest first.
 */
bots: Array<string>, };

export type Home = { 
/**
 * Who the client is, if it is known.
 */
me: Me | null, 
/**
 * The games.
 */
games: Array<GameInfo>, 
/**
 * The client's own tables: those that are not over, and those that were last, the latest change first.
 */
mine: Array<TableLine>, 
/**
 * Open tables with a free seat, the newest first.
 */
open: Array<TableLine>, 
/**
 * How many tables are being played.
 */
playing: number, };

export type TableLine = { 
/**
 * The name of the table in addresses.
 */
id: string, 
/**
 * The game.
 */
game: string, 
/**
 * The options.
 */
options: { [key in string]: string }, 
/**
 * Who sits where.
 */
seats: Array<Sitter | null>, 
/**
 * How far it is.
 */
status: Status, 
/**
 * The seats that owe a decision.
 */
to_act: Seats, 
/**
 * The seat of the client, if it has one.
 */
my_seat: Seat | null, 
/**
 * Who won, once it is over.
 */
winners: Seats | null, 
/**
 * When it last changed, in milliseconds since 1970.
 */
changed: number, };

export type Hint = { 
/**
 * The version of the table for which it holds.
 */
version: number, 
/**
 * Every legal move, the best first.
 */
moves: Array<HintedMove>, };

export type HintedMove = { 
/**
 * The move, as in the offers.
 */
move: string, 
/**
 * The share of the victory that it promises, from 0 to 1; alone, the share of 100 points.
 */
worth: number, 
/**
 * Whether it was looked into closely enough to be compared.
 */
sure: boolean, 
/**
 * For the best moves: what they change on the score sheet in the next few turns, beside what else could be done, the
 * largest difference first.
 */
reasons: Array<HintedReason>, };

export type HintedReason = { 
/**
 * Whose line of the score sheet.
 */
seat: Seat, 
/**
 * The key of the line.
 */
line: string, 
/**
 * By how many points.
 */
points: number, };

export type Insight = { "kind": "progress", 
/**
 * How much of it is done.
 */
thousandths: number, } | { "kind": "report", 
/**
 * The report.
 */
report: Report, };

export type Report = { 
/**
 * By step, from the deal to the end, and by seat: what each could expect, with all cards open and nothing known of
 * chance to come.
 */
expected: Array<Array<number>>, 
/**
 * The decisions that left a choice, judged by what the seat could know.
 */
decisions: Array<ReportedDecision>, 
/**
 * By seat: where the result came from.
 */
balance: Array<ReportedBalance>, };

export type ReportedDecision = { 
/**
 * How many moves were made before it.
 */
step: number, 
/**
 * Who decided.
 */
seat: Seat, 
/**
 * What was done.
 */
made: ReportedMove, 
/**
 * What looks best, the best first.
 */
best: Array<ReportedMove>, };

export type ReportedMove = { 
/**
 * The move.
 */
move: string, 
/**
 * What it does, in words.
 */
words: Phrase | null, 
/**
 * The share that it promised.
 */
worth: number, };

export type ReportedBalance = { 
/**
 * What the deal promised.
 */
start: number, 
/**
 * What the own mistakes cost: at most 0.
 */
own: number, 
/**
 * What the mistakes of others brought: at least 0.
 */
others: number, 
/**
 * What draws and hidden cards brought.
 */
luck: number, 
/**
 * What came of it.
 */
end: number, };

export type BeSomebody = { 
/**
 * The name that others see: 1 to 24 characters.
 */
name: string, };

export type NewTable = { 
/**
 * The game.
 */
game: string, 
/**
 * The number of seats; the game's usual one if it is left out.
 */
players?: number, 
/**
 * The options; those left out have their defaults.
 */
options?: { [key in string]: string }, 
/**
 * Whether it is listed for everybody.
 */
open?: boolean, 
/**
 * The seat that the client takes; the first one if it is left out.
 */
seat?: Seat, 
/**
 * With a kind of bot: all other seats go to such bots. With `entropy` as well the game starts at once.
 */
against?: string, 
/**
 * Whether players may ask what a bot would do. If it is left out, whoever plays against bots alone may.
 */
hints?: boolean, 
/**
 * What the client adds to the chance of the table: 64 hexadecimal digits. A client that wants to be sure that the
 * server has not chosen its own secret to suit leaves it out, looks at the commitment in the answer, and adds it when
 * it sits down again or starts the game.
 */
entropy?: string, };

export type Made = { 
/**
 * The name of the table in addresses.
 */
id: string, 
/**
 * The SHA-256 of the secret of the server.
 */
commitment: string, };

export type Sit = { 
/**
 * The seat; the first free one if it is left out.
 */
seat?: Seat, 
/**
 * The word of the invitation; an open table needs none.
 */
invitation?: string, 
/**
 * What the client adds to the chance of the table: 64 hexadecimal digits.
 */
entropy: string, };

export type Start = { 
/**
 * What the client adds to the chance of the table, in place of what it has added before.
 */
entropy?: string, };

export type Stand = { 
/**
 * The seat.
 */
seat: Seat, };

export type SeatBot = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The kind of bot.
 */
bot: string, };

export type PlayAgain = { 
/**
 * What the client adds to the chance of the new table; as in [`NewTable`]. With it, a game against bots starts at once.
 */
entropy?: string, };

export type PlayOn = { 
/**
 * The number of moves that stay.
 */
step: number, 
/**
 * The seat that the client takes.
 */
seat: Seat, 
/**
 * The kind of bot on all other seats; a game for one needs none.
 */
bot?: string, 
/**
 * What the client adds to the chance of the new table; as in [`NewTable`]. With it, the game starts at once.
 */
entropy?: string, };

export type Invited = { 
/**
 * The table.
 */
table: TableLine, 
/**
 * Who made it.
 */
host: string, 
/**
 * The SHA-256 of the secret of the server.
 */
commitment: string, };

export type Steps = { 
/**
 * The game.
 */
game: string, 
/**
 * The number of seats.
 */
players: number, 
/**
 * The options.
 */
options: { [key in string]: string }, 
/**
 * Who played.
 */
seats: Array<Sitter>, 
/**
 * How many moves there are in all.
 */
total: number, 
/**
 * The steps asked for. Step 0 is the deal.
 */
steps: Array<Step>, 
/**
 * How it ended, if it did.
 */
result: Outcome | null, 
/**
 * Who gave up, if somebody did.
 */
resigned: Seat | null, 
/**
 * The step from which the game was played on with new chance, if it was: `fair` is about what came after it.
 */
anew: number | null, 
/**
 * How the dice came about, where it is known; it was checked.
 */
fair: Fair | null, };

export type Step = { 
/**
 * Who moved; nobody at step 0.
 */
seat: Seat | null, 
/**
 * What happened.
 */
events: Array<Seen>, 
/**
 * The number of moves so far.
 */
step: number, 
/**
 * The seats that owe a decision.
 */
to_act: Seats, 
/**
 * What may be known of it: a type of the game.
 */
view: unknown, 
/**
 * What follows from the view: a type of the game.
 */
outlook: unknown, 
/**
 * The score sheet.
 */
standing: Standing, };
