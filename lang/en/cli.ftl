# The command line, English.

cli-heading-usage = Usage
cli-heading-commands = Commands
cli-heading-options = Options
cli-heading-examples = Examples

cli-help-nurt = Nurt plays river board games: against bots, in the terminal, by the thousand.
cli-help-serve = Serve the games to browsers, with everything inside
cli-help-backup = Copy the database to a file, while the server may be running
cli-help-restore = Put a backup into a data folder that has no database
cli-help-load = Start a server of its own on this computer and measure it under load
cli-help-games = List the games, their players and options
cli-help-play = Play a game in the terminal against bots
cli-help-sim = Let bots play many games and tell how they went
cli-help-arena = Let bots play each other until it is clear who is stronger
cli-help-tune = Let bots play and a network learn to judge the positions of a game
cli-help-bench = Measure how fast a game is, on one thread
cli-help-replay = Step through the record of a game
cli-help-probe = Ask the rules about a position described by hand

cli-help-arg-address = The address to listen on; 127.0.0.1 if not given, 0.0.0.0 lets others in
cli-help-arg-port = The port; 8080 if not given
cli-help-arg-data = The data folder; nurt-data if not given
cli-help-arg-origin = The address by which browsers reach the server through a proxy
cli-help-arg-log-json = Write logs as JSON
cli-help-arg-backup = The file with the backup
cli-help-arg-tables = Live tables, with two players each; 2000 if not given
cli-help-arg-moves = Moves a second, all tables together; 500 if not given
cli-help-arg-seconds = How long; 60 if not given
cli-help-arg-idle = Tables that only lie on disk; 100000 if not given
cli-help-arg-help = Print this help
cli-help-arg-version = Print the version
cli-help-arg-lang = Language: en, pl or uk
cli-help-arg-json = Print JSON for programs
cli-help-arg-game = The name of the game, as in “nurt games”
cli-help-arg-file = The file to read; - reads the standard input
cli-help-arg-players = Number of players
cli-help-arg-option = An option of the table; may be given several times
cli-help-arg-seed = A number from which all chance follows: the same seed gives the same game
cli-help-arg-as = Your seat, counted from 0; in battle seat 0 attacks and 1 defends
cli-help-arg-bots = The bots by seat: newcomer, paddler, rower, rafter, pilot, master, greedy, random; in sim and play the last one fills the rest
cli-help-arg-record = Write the record of the game to this file
cli-help-arg-games = How many games; 1000 if not given
cli-help-arg-threads = How many threads; all cores if not given
cli-help-arg-budget = How long a search thinks about a decision: 200ms, 1s or 1000it; 200ms if not given
cli-help-arg-plan = The plan of the training; that of the game if not given
cli-help-arg-from = A network that goes on learning
cli-help-arg-out = Where the network is written; to the standard output if not given
cli-help-arg-search = Measure the search too: iterations, places of the tree, imagined positions, and what each thread adds
cli-help-arg-sprt = Stop as soon as it is clear which is right: the first bot is E0 Elo points above the others, or E1
cli-help-arg-log = Keep every set of games in this file, and go on where it ends
cli-help-arg-records = Write the record of every game into this folder
cli-help-arg-digest = Play so many games of the yardstick (stones only)
cli-help-arg-to = Stop after this step
cli-help-arg-view = Show what this seat sees, instead of all cards
cli-help-arg-positions = Show the position after every step
cli-help-arg-verify = Only check that every step and every draw is right
cli-help-arg-move = A move to make, “play Y7 3” or with its seat “1: give Y7”; may be given several times
cli-help-arg-why = A move to explain: is it legal, and if not, why; may be given several times

cli-serving = Nurt is at { $address } and keeps its data in { $path }. Ctrl-C stops it.
cli-serving-alone = Only this computer can reach it; --address 0.0.0.0 lets others in.
cli-restored = Restored into { $path }.
cli-address = Cannot listen on { $address }: { $error }.
cli-data-in-use = The data folder { $path } is in use by another server.
cli-data-not-empty = There is a database in { $path } already; move it away first.
cli-data-empty = There is no database in { $path }.
cli-no-backup = { $path } is no whole backup of Nurt: { $error }.

cli-load-idle = Tables on disk
cli-load-memory-start = Memory with them, before anybody comes
cli-load-tables = Live tables
cli-load-sockets = Connections
cli-load-sent = Moves sent
cli-load-acknowledged = Moves acknowledged
cli-load-rate = Moves a second
cli-load-refused = Refused
cli-load-seen = Seen by the opponent, 50 % within
cli-load-seen-95 = 95 % within
cli-load-seen-99 = 99 % within
cli-load-seen-max = the last within
cli-load-memory-peak = Most memory
cli-load-cpu = Processor time of the server, share of one core
cli-load-failed = The server under load could not be started or reached: { $error }.
cli-load-filling = Laying { $count } tables on disk …
cli-load-joining = { $tables } tables, { $sockets } connections …
cli-load-playing = { $moves } moves a second for { $seconds } s …

cli-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
cli-players-range = { $fewest } to { $most } players
cli-not-offered = For learning and measuring, not for play.

cli-you = Player
cli-bot-name = Bot ({ $bot })
cli-bot-number = Bot { $number } ({ $bot })
cli-play-hint = Choose by number. ? explains, u takes back, q leaves.
cli-play-help = Type a number to choose; Enter alone takes the only choice.
    b  one step back in the choice
    u  take back your last move
    l  list all legal moves
    s  show the board again
    p  show the score sheet
    q  leave the game
    A card can be chosen by its code too, and a move typed as “l” lists it.
    “why …” before a move asks whether it is legal, and why not.
cli-no-number = There is no such number.
cli-taken-back = Taken back.
cli-legal = This move is legal.
cli-left = You have left the table.
cli-saved = The record is in { $path }.
cli-winner = { $who } has won.
cli-nobody = Nobody has won.
cli-verified = { $steps ->
    [one] 1 step is right, and every draw follows from the secret.
   *[other] All { $steps } steps are right, and every draw follows from the secret.
}
cli-fair = The secret follows from what the server had promised and { $people ->
    [one] one player
   *[other] { $people } players
} added. It is fair if this is the commitment that was shown before the game: { $commitment }
cli-anew = { $step ->
    [0] From the deal on this is another game
   *[other] From step { $step } on this is another game
}: what { $who } could not see was imagined, and all chance follows from a new secret.
cli-resigned = { $who } resigned.

cli-sim-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
cli-sim-wins = { $who } ({ $bot }): { $share } % won ({ $wins })
cli-sim-decisions = Decisions per game: { $mean } on average; from { $min } to { $max }, 90 % between { $low } and { $high }, median { $median }
cli-sim-laws = Every law of the game held after every move.

cli-arena-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $sets ->
    [one] 1 set
   *[other] { $sets } sets
} of the same chance with every seating
cli-arena-bot = { $bot }: { $share } % won (95 %: { $low } to { $high }), Elo { $elo } ({ $elo-low } to { $elo-high }), { $time } ms a decision, { $longest } ms at most
cli-tune-stage = Stage { $stage }: { $games } games of { $teacher }
cli-tune-round =  round { $round }: { $lessons } lessons, loss { $loss }; on unseen games { $unseen }, off by { $off }
cli-nothing-to-learn = There is nothing to learn in { $game }.
cli-no-net = it is no network
cli-foreign-net = The network of “{ $bot }” is not one of { $game }.
cli-arena-passed = The test has passed: ratio { $ratio }, bound { $bound }.
cli-arena-failed = The test has failed: ratio { $ratio }, bound −{ $bound }.
cli-arena-open = The test has not decided: ratio { $ratio }, bounds ±{ $bound }.
cli-program = The program “{ $command }” does not play on: { $what }.
cli-other-contest = “{ $path }” is the log of another contest, or of none.

cli-bench-games = games per second
cli-bench-decisions = decisions per second
cli-bench-clone = ns to clone a position
cli-bench-legal = ns to list the legal moves
cli-bench-apply = ns to apply a move
cli-bench-view = ns to make a view
cli-bench-imagine = ns to imagine a position
cli-bench-bytes = bytes in a position
cli-bench-allocations = heap allocations in play
cli-bench-digest = digest of the yardstick
cli-bench-moves = moves in the games of the yardstick
cli-bench-moves-second = moves per second
cli-bench-moves-clone = moves per second with a clone at each
cli-bench-simulations = simulations per second on imagined positions
cli-bench-search-simulations = simulations per second of the tree search without knowledge
cli-bench-search-threads = Search with { $threads ->
    [one] 1 thread
   *[other] { $threads } threads
}:
cli-bench-search-iterations = iterations per second
cli-bench-search-times = times as many as with one thread
cli-bench-search-nodes = decisions in the tree after 0.2 s
cli-bench-search-imagined = imagined positions per second

cli-io = This could not be written or read: { $error }
cli-file = { $path } cannot be used: { $error }.
cli-exists = { $path } is already there; choose another name.
cli-broken = Game { $game } broke at decision { $step }: { $law }.
cli-unknown-argument = There is no argument “{ $given }” here; --help lists those there are.
cli-unknown-command = There is no command “{ $given }”; nurt --help lists those there are.
cli-no-command = Say what to do; nurt --help lists the commands.
cli-missing = { $what } is missing; --help shows examples.
cli-bad-value = { $arg } cannot be “{ $given }”; --help shows examples.
cli-usage = The arguments do not go together; --help shows examples.
cli-option-form = An option is written name=value, not “{ $given }”.
cli-option-twice = Option { $name } is given twice.
cli-bot = There is no bot “{ $given }”; there are: { $known }.
cli-bots-many = { $given } bots are named, but there { $seats ->
    [one] is 1 seat
   *[other] are { $seats } seats
} for them.
cli-no-digest = Only stones has a yardstick, { $game } has none.
cli-to = There is no step { $to }; the record has { $steps }.
cli-whose = Several seats are to act; say whose move it is, as in “1: give Y7” or with --as.
