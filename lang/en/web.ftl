# The browser client, English.

nav-main = Main
nav-skip = Skip to the content
nav-games = Games
nav-replays = Replays
nav-rules = Rules
nav-language = Language
nav-to-dark = Dark theme
nav-to-light = Light theme
nav-guest = Guest
nav-name = change your name

name-title = Your name
name-label = What shall we call you?
name-help = Up to 24 characters. Everybody at your tables sees it.
name-save = Save
name-guest = Guest { $number }
name-cancel = Cancel

foot-about = Nurt, Polish for “current”. Free, open, without advertisements.
foot-unofficial = Nurt is unofficial and not connected to the publishers of these games.

home-hello = { $part ->
    [morning] Good morning, { $name }
    [evening] Good evening, { $name }
   *[day] Good afternoon, { $name }
}
home-hello-guest = { $part ->
    [morning] Good morning
    [evening] Good evening
   *[day] Good afternoon
}
home-lead = Choose a game and play at once. There is nothing to sign up for.
home-waiting = { $count ->
    [0] Nobody waits for you.
    [one] One table waits for you.
   *[other] { $count } tables wait for you.
}
home-mine = My tables
home-your-turn = Your turn
home-their-turn = Their turn
home-thinks = { $name } is thinking
home-others-think = The others are thinking
home-not-full = Waiting for players
home-over = The game is over
home-won = You won
home-with = with
home-alone = nobody else yet
home-games = Five games, one river
home-games-lead = A bot is always ready to play.
home-players = Players
home-minutes = { $count } min
home-weight = Complexity { $weight } of 5
home-play-bot = Play against a bot
home-new-table = New table
home-coming = Coming soon
home-open = Open tables
home-open-count = { $waiting } waiting, { $playing } being played
home-open-none = No table is waiting for players now. Open one, and others will see it here.
home-loading = One moment…
home-join = Join
home-seats = { $taken } of { $all } seats taken

home-game-battle = Battle for the River
home-blurb-battle = Hold seven dams, or break four.
home-game-waterway = Waterway
home-blurb-waterway = Lay a river that carries grain and timber.
home-game-the-river = The River
home-blurb-the-river = Lead explorers upstream and settle the banks.
home-game-gold = River of Gold
home-blurb-gold = Sail, trade and build along a golden stream.
home-game-winter = Endless Winter
home-blurb-winter = Four generations of hunters, ice and rafts.

new-title = New table
new-rules = Rules
new-no-game = There is no such game to play yet.
new-players = Players
new-player-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
new-who = Who may join
new-open = everybody
new-open-help = The table is in the list of open tables until it is full.
new-private = only with the link
new-private-help = Nobody finds the table; you send its link to whomever you like.
new-hints = Hints
new-hints-off = nobody
new-hints-on = everybody
new-hints-off-help = Nobody can ask a bot what to do.
new-hints-on-help = Everybody at the table may ask what a bot would do, in its place and with its knowledge.
new-less = Less
new-more = More
new-create = Open the table
new-cancel = Cancel

rules-title = Rules
rules-lead = Every rule has a number. Messages in a game cite it.
rules-all = All games
rules-search = Search by word or number
rules-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
}
rules-none-found = No rule contains these words.
rules-contents = Contents
rules-untranslated = These rules are not translated yet, so you are reading them in English.
rules-missing = There are no rules for this game here yet.

live-your-turn = Your turn
live-your-turn-now = It is your turn in the game.
live-to-move = to move
live-you = you
live-away = not connected
live-bot = Bot, { $level }
live-bot-which = How strong?
live-bot-level = { $level }: { $what }
live-waits-for = The table is waiting for
live-thinks = is thinking…
live-for = Waiting for { $time }.
live-is-away = Not connected at the moment.
live-watching = You are watching.
live-go-on = Now choose what glows.
live-escape = Or choose something else. Esc steps back.
live-back = Step back
live-sending = One moment…
live-undo = Take back
live-hint = Hint
live-ask-undo = Ask to take back
live-ask-undo-help = You or others have seen something new since your move, so the others have to agree.
live-ask = Ask
live-undo-bots = Take back more than one step?
live-undo-bots-help = Something was drawn or answered since your move. All of it is taken back, and the bot’s answer with it; the same draws will come again.
live-asks-title = May a move be taken back?
live-asks-undo = asks to take back the last move.
live-asked-undo = You have asked to take back your move. Still to answer:
live-agree = Agree
live-disagree = Refuse
live-resign = Resign
live-resign-title = Resign this game?
live-resign-help = The game ends at once, and the other player wins.
live-hand-over = Hand over to a bot
live-hand-over-help = The bot plays on in your place. You cannot come back to this seat.
live-replace-help = The bot plays on for the player who is away, so that the game can go on.
live-let-bot = Let a bot play on
live-look-deal = You are looking back at the start.
live-look-round = You are looking back at round { $turn }.
live-look-turn = You are looking back at turn { $turn }.
live-looking-back = You are looking back. Return to the game to play.
live-to-game = Back to the game
live-nothing-here = There is nothing to do here now.
live-rule = Rule { $rule }
live-score = Score sheet
live-lost = Connection lost, reconnecting…
live-no-table = This table cannot be shown
live-choices = Your choices
live-close = Close
live-drawer = Log, chat, rules and settings
live-new = { $count ->
    [one] new message
   *[other] new messages
}
live-log = Log
live-log-empty = Nothing has happened yet.
live-look-here = Look at this moment
live-taken-back = (taken back)
live-turn = Turn { $turn }
live-turn-step = Turn { $turn }, step { $step } of { $last }
live-round = Round { $turn }
live-round-step = Round { $turn }, step { $step } of { $last }
live-chat = Chat
live-chat-empty = Nobody has said anything yet.
live-chat-say = Say something
live-chat-send = Send
live-chat-left = characters left
live-rules = Rules
live-settings = Table
live-settings-me = For you
live-settings-table = This table
live-settings-leave = Leave the game
live-sound = Sounds
live-notices = Notifications
live-notices-help = When it is your turn and this page is in the background.
live-notices-denied = Your browser does not allow them for this site.
live-below = Seen from the side of
live-replay = Replay
live-first = To the start
live-prev = One step back
live-play = Play
live-pause = Pause
live-next = One step on
live-last = To the end
live-step = Step of the game
live-live = live
live-copy-step = Copy the link to this moment
live-copied = Copied

over-title = The game is over
over-you-won = You have won!
over-won = { $count ->
    [one] The winner is
   *[other] The winners are
}
over-nobody = Nobody has won.
over-resigned = resigns.
over-winner = winner
over-rematch = Rematch
over-wants = { $name } wants a rematch.
over-join-rematch = Join the rematch
over-replay = Watch again
over-record = Download the record
over-to-board = Back to the board

fair-title = Fair chance
fair-how = Before the game the server fixed a secret and shows its fingerprint. Your browser added random digits of its own. At the end the secret is shown, and your browser checks that nothing was changed.
fair-numbers = Show the numbers
fair-commitment = Fingerprint of the server’s secret (SHA-256)
fair-mine = Your browser’s random digits
fair-secret = The server’s secret
fair-secret-good = The server’s secret fits its fingerprint.
fair-secret-bad = The server’s secret does not fit its fingerprint!
fair-promise-good = It is the fingerprint that you saw before the end.
fair-promise-bad = It is not the fingerprint that you saw before the end!
fair-mine-good = The random digits of your browser were used.
fair-mine-bad = The random digits of your browser were not used!
fair-record-good = The server has checked every step, and that all chance follows from these numbers.

keys-title = Keys
keys-arrows = Move between what can be chosen
keys-enter = Choose
keys-escape = Step back, close
keys-undo = Take back
keys-hint = Hint: what a bot would do
keys-step = Look back and on, step by step
keys-mute = Sounds on or off
keys-help = Explain what has the focus; otherwise show these keys

room-title = Waiting room
room-lead = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
room-full = All seats are taken.
room-seats = Seats
room-seat-free = Seat { $number } is free
room-here = is here
room-sit = Sit here
room-stand = Stand up
room-remove = Free the seat
room-add-bot = Add a bot
room-start = Start the game
room-start-wait = The game can start once all seats are taken.
room-start-help = Everybody is here. Anyone at the table can start.
room-outside = You are watching. To sit down you need the invitation link.
room-outside-open = You are watching. Take a free seat to play.
room-invite = Invite somebody
room-invite-help = Whoever has this link can sit down at this table.
room-link = Invitation link
room-copy = Copy
room-share = Share
room-open = Everybody can see this table and join.
room-private = Only those with the link can join.
room-watching = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}

join-title = Invitation
join-lead = { $host } invites you to a game:
join-sit = Sit down
join-watch = Just watch
join-to-table = To the table
join-already = You are already sitting at this table.
join-over = This game is over. You can look at it.
join-started = The game has already started. You can watch it.
join-full = All seats are taken. You can watch.
join-unknown = There is no such invitation. Perhaps the link was cut off.

replay-title = Replays
replay-lead = Every finished game can be downloaded as a record. Bring one here to see it move by move; the server checks each step. Nothing is stored.
replay-choose = Choose a file
replay-drop = Or drop it here.
replay-paste = Or paste the record
replay-show = Show the game
replay-unreadable = This is not the record of a game. { $why }
replay-deal = The start
replay-checked = Every step of this record was checked.
replay-checked-fair = Every step and the chance of this record were checked.
replay-turn-round = Look from the other side
replay-other = Another record

lost-title = There is nothing here
lost-help = The address may be mistyped, or the page may have moved. Go back to:

error-offline = The server does not answer. We keep trying.
error-broken = Something went wrong. Please try again.
error-page = This page could not be loaded.
error-reload = Try again

new-rivals = Against whom
new-people = people, by link
new-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
new-start = Start playing
new-alone = Play alone

alone-new = New game
alone-again = The same again
alone-best = Your best results on this device
alone-this = this game
alone-known = Whoever knows beforehand what comes has it easier: only a first try counts for this list.
alone-rewound = A move was taken back, so this game does not count for the list.
alone-challenge = Challenge a friend
alone-challenge-help = Whoever opens this link gets the same deal: everything comes in the same order.
alone-beaten = { $score } to { $theirs }: you have beaten { $name }!
alone-even = { $score } to { $theirs }: you are even with { $name }.
alone-missed = { $score } to { $theirs }: { $name } is still ahead.
alone-look = Look at that game

same-title = A challenge
same-lead = { $name } came to { $score }. You get the same deal: everything comes in the same order.
same-lead-open = { $name } is still playing this game.
same-to-beat = To beat: { $score } ({ $name })
same-play = Take it up
same-not-yet = It can be taken up when the game is over.
same-unknown = There is no such game. Perhaps the link was cut off.

hint-title = What a bot would do
hint-thinking = A bot is thinking …
hint-chance = { $percent } % to win
hint-points = about { $points } points
hint-unsure = hardly tried
hint-play = Play it
hint-more = { $count ->
    [one] 1 more move
   *[other] { $count } more moves
}
hint-gains = gains { $points } ({ $line })
hint-gives-up = gives up { $points } ({ $line })
hint-denies = denies { $who } { $points } ({ $line })
hint-lets = lets { $who } have { $points } ({ $line })
hint-position = hardly any points for now, but the better position
hint-fine = The bot sees only what you see. Points are those of the next few turns, beside other moves.

insight-tab = Analysis
insight-lead = A bot goes through the whole game: who could expect what, where it turned, what else you could have done, and how much of it was luck. It takes up to 20 seconds.
insight-working = A bot looks into the game …
insight-begin = Look into the game
insight-over-time = Expected result over time
insight-points-over-time = Expected points over time
insight-whose = Whose decisions
insight-luck-skill = Luck and skill, in hundredths of a victory
insight-start = The deal promised
insight-own = Own mistakes
insight-others = Mistakes of others
insight-luck = Luck
insight-end = Result
insight-deserved = With luck for nobody the same choices would have come to { $share }.
insight-turns = Turning points
insight-step = after move { $step }
insight-mistakes = What else could have been done
insight-flawless = No decision cost anything worth mentioning.
insight-made = Done:
insight-better = Better:
insight-fine = Decisions are judged by what the player could know then; the curve knows all cards, but nothing of chance to come.

play-on-here = Play on from here
play-on-lead = A new table begins with the same moves up to this moment. What cannot be seen from your seat, and everything that is drawn later, is new.
play-on-seat = Which seat do you take?
play-on-go = Play on
play-on-comes = Played on from another game.
play-on-fair = { $step ->
    [0] This is about everything after the deal. The deal comes from another table, with a secret of its own.
   *[other] This is about everything after move { $step }. The moves up to there come from another table, with a secret of its own.
}
play-on-alone = This game was played on from another one, so it does not count for the list.
