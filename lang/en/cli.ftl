# The command line, English.

cli-heading-usage = Usage
cli-heading-commands = Commands
cli-heading-options = Options
cli-heading-examples = Examples

cli-help-nurt = Nurt plays river board games: against bots, in the terminal, by the thousand.
cli-help-games = List the games, their players and options
cli-help-play = Play a game in the terminal against bots
cli-help-sim = Let bots play many games and tell how they went
cli-help-bench = Measure how fast a game is, on one thread
cli-help-replay = Step through the record of a game
cli-help-probe = Ask the rules about a position described by hand

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
cli-help-arg-bots = The bots by seat: random or greedy; the last one fills the rest
cli-help-arg-record = Write the record of the game to this file
cli-help-arg-games = How many games; 1000 if not given
cli-help-arg-threads = How many threads; all cores if not given
cli-help-arg-records = Write the record of every game into this folder
cli-help-arg-digest = Play so many games of the yardstick (stones only)
cli-help-arg-to = Stop after this step
cli-help-arg-view = Show what this seat sees, instead of all cards
cli-help-arg-positions = Show the position after every step
cli-help-arg-verify = Only check that every step and every draw is right
cli-help-arg-move = A move to make, “play Y7 3” or with its seat “1: give Y7”; may be given several times
cli-help-arg-why = A move to explain: is it legal, and if not, why; may be given several times

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

cli-sim-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
cli-sim-wins = { $who } ({ $bot }): { $share } % won ({ $wins })
cli-sim-decisions = Decisions per game: { $mean } on average; from { $min } to { $max }, 90 % between { $low } and { $high }, median { $median }
cli-sim-laws = Every law of the game held after every move.

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
