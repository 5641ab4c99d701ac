# What the server says: refusals, and what is done at a table besides moves.

refused-malformed = That could not be understood: { $what }
refused-too-large = That is too large; at most { $most } bytes.
refused-slow-down = That was too much at once. Try again in a moment.
refused-no-guest = You are not known here yet.
refused-not-found = There is nothing at that address.
refused-foreign-origin = That came from another site.
refused-bad-choice = There is no such choice.
refused-bot = There is no bot “{ $given }”; there are: { $known }.
refused-bad-name = A name has 1 to 24 characters, and no control characters.
refused-bad-text = A message has 1 to 500 characters.
refused-not-invited = You need the invitation link to sit down at this table.
refused-seat-taken = That seat is taken.
refused-not-seated = Only those who sit at the table can do that.
refused-not-host = Only the one who made the table can do that.
refused-not-started = The game has not started yet.
refused-started = The game has already started.
refused-seats-free = Some seats are still free.
refused-over = The game is over.
refused-not-over = The game is not over yet.
refused-stale = The table has changed in the meantime.
refused-not-a-move = That is not a move of this game.
refused-illegal = The rules do not allow that.
refused-no-take-back = That cannot be taken back.
refused-nothing-asked = Nobody has asked you.
refused-still-there = That player is still here, or has not been away for long enough.
refused-not-alone = Only a game for one can be dealt again.
refused-no-hints = There are no hints here now.
refused-no-resigning = With more than two players, hand your seat to a bot instead.
refused-bad-record = This record cannot be replayed.
refused-old-rules = This table was played by rules that this server no longer has.
refused-analysis-failed = This game could not be looked into.
refused-unavailable = The server cannot do that right now. Nothing was changed.

table-seated = { $name } sits down.
table-seated-bot = A bot sits down.
table-left = { $name } leaves the table.
table-started = The game starts.
table-took-back = { $who } takes back a move.
table-asked-take-back = { $who } asks to take back a move.
table-agreed = { $who } agrees.
table-disagreed = { $who } does not agree.
table-rewound = { $who } goes back to before the last move; the others agree.
table-resigned = { $who } resigns.
table-handed-over = A bot plays on for { $name }.
table-same-deal = { $score ->
    [one] The same chance as in the game of { $name }, who came to { $score } point.
   *[other] The same chance as in the game of { $name }, who came to { $score } points.
}
table-took-over = { $step ->
    [0] Another game is played on here, from its deal. What was hidden and all that is drawn is new.
   *[other] Another game is played on here, after its move { $step }. From there on, what was hidden and all that is drawn is new.
}
table-rematch = { $who } wants a rematch.

bot-random = Drifting
bot-random-help = makes any legal move
bot-greedy = Watchful
bot-greedy-help = looks one move ahead
bot-newcomer = Newcomer
bot-newcomer-help = is learning the rules
bot-paddler = Paddler
bot-paddler-help = plays for fun
bot-rower = Rower
bot-rower-help = knows the game
bot-rafter = Rafter
bot-rafter-help = plans ahead
bot-pilot = Pilot
bot-pilot-help = plays very well
bot-master = Master
bot-master-help = the strongest; thinks for up to a second
