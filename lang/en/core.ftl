# Shared by all games: refusals, faults, undo.

seat = Seat { $number }

refusal-over = The game is over.
refusal-not-to-act = You have nothing to decide now.
refusal-rule = { $why } ({ $rule })

no-take-back-nothing = There is nothing to take back.
no-take-back-over = The game is over; nothing can be taken back.
no-take-back-chance = A card was drawn or a die rolled since, so that cannot be taken back.
no-take-back-shown = You have seen something new since; that cannot be taken back.
no-take-back-acted-on = Another player has already acted on it.

fault-language = There is no language “{ $given }”; choose en, pl or uk.
fault-game = There is no game “{ $given }”; there are: { $known }.
fault-players = This game is for { $fewest } to { $most } players, not for { $given }.
fault-players-exactly = This game is for { $count } players, not for { $given }.
fault-option = This game has no option “{ $name }”; it has: { $known }.
fault-value = Option { $name } cannot be “{ $given }”; choose from: { $range }.
fault-needs = Option { $name } can be “{ $given }” only where { $other } is one of: { $wanted }.
fault-secret = A secret has 64 hexadecimal digits (0-9, a-f).
fault-move = “{ $given }” is not a move of this game.
fault-seat = There is no seat { $given } at a table for { $players }; seats are counted from 0.
fault-refused = { $why }
fault-shape = Not readable at { $at }: { $what }.
fault-format = This record has format { $needs }; this program reads format { $has }.
fault-other-game = This file is for the game “{ $needs }”, not for { $given }.
fault-rules = This record of { $game } needs version { $needs } of the rules; this program has version { $has }.
fault-names = The record names { $given } players, but { $players } sat at the table.
fault-step-text = Step { $step } cannot be read: “{ $given }”.
fault-step-refused = Step { $step } cannot be played: { $why }
fault-step-check = Step { $step } does not fit its check: this step, or the setup before it, was changed.
fault-result = The result in the record is not how this game ended.
fault-commitment = The secret of the server is not the one that was promised before the game.
fault-dice = The chance of this record does not follow from what the server and the players brought.
fault-twice = { $what } is in two places: { $first } and { $second }.
fault-nowhere = { $what } is nowhere.
fault-range = { $at } is { $given }, but must lie between { $min } and { $max }.
fault-unknown = { $at } cannot be “{ $given }”.
fault-clash = { $at } does not go together with the rest: { $with }.
fault-to-act = The scenario says that these seats are to act: { $said }; but in this position it is: { $found }.
