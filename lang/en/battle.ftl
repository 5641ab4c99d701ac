# Battle for the River, English.

game-name = Battle for the River
game-blurb = A card duel for two: break through the seven dams, or hold them until the stock is empty.
provenance = The dams’ figures come from public sources; colours, most animals and the dams’ names are ours. See the rules page.
game-help = The attacker wins by damaging four dams, or by taking a damaged dam again.
    The defender wins when the stock is empty and the last turn is over.
    Full sides are compared. From the strongest: Legion (one colour, consecutive),
    Company (one value), Brotherhood (one colour), Band (consecutive), Rabble;
    then the higher sum wins, then whoever was complete first.
    Dragonfly: any card. Swan: a 7. Grebe: 1, 2 or 3.
    All rules with their numbers: docs/rules/battle.md

option-tactics = Tactics cards
option-tactics-help = Adds 11 cards: elite units that fill a place in a formation, and ruses with effects of their own.
option-tactics-off = without
option-tactics-on = with
option-match = Match
option-match-help = Game and rematch are two games with the roles swapped; the better result wins.
option-match-single = one game
option-match-rematch = game and rematch
option-roles = Who attacks
option-roles-help = Either the first seat attacks, so that players choose by sitting down, or chance decides.
option-roles-chosen = the first seat
option-roles-random = chance decides
option-dams = Order of the dams
option-dams-help = The order changes nothing in play, only the look of the river.
option-dams-fixed = always the same
option-dams-shuffled = shuffled

# Cards are named by $kind (colour letter or code of a tactics card) and $value.
card = { $kind ->
    [R] red { $value }
    [Y] yellow { $value }
    [G] green { $value }
    [B] blue { $value }
    [P] purple { $value }
    [JK] Dragonfly
    [SW] Swan
    [GR] Grebe
    [transfer] Transfer
    [recruitment] Recruitment
    [support] Support
    [exchange] Exchange
    [desertion] Desertion
    [treason] Treason
   *[explosion] Explosion
}
animal = { $value ->
    [0] duck
    [1] snail
    [2] tadpole
    [3] frog
    [4] newt
    [5] water vole
    [6] crayfish
    [7] heron
    [8] pike
    [9] otter
    [10] boar
   *[11] beaver
}
cards-none = no cards
cards-and = { $first }, { $second }
dam = { $dam ->
    [1] Left Weir
    [2] Left Lodge
    [3] Left Bank
    [4] Sluice
    [5] Right Bank
    [6] Right Lodge
   *[7] Right Weir
}
target-at = { card }, { dam }
formation = { $class ->
    [low-sum] low sum
    [high-sum] sum
    [legion] Legion
    [company] Company
    [brotherhood] Brotherhood
    [band] Band
   *[rabble] Rabble
} { $sum }

move-claim = Declare control of the { dam }
move-retreat = Retreat from the { dam }
move-log = Throw a log at the { dam }
move-play = Lay { card } at the { dam }
move-transfer-across = Transfer: move { card } across
move-transfer-discard = Transfer: discard { card }
move-recruit = Recruitment: take { card } from the discards
move-support = Support: return { card } to the stock
move-exchange = Exchange: swap cards with the opponent
move-desert = Desertion: discard the opponent’s { card }
move-treason = Treason: take over the opponent’s { card }
move-explode = Explosion: clear the { dam }
move-place = Lay it at the { dam }
move-give = Give away { card }
move-draw-battle = Draw a battle card
move-draw-tactics = Draw a tactics card
move-pass = Pass: no card can be played
move-end = End the turn

button-retreat = Retreat…
button-log = Throw a log…
button-across = Move it across
button-discard = Discard it
button-draw-battle = Draw a battle card
button-draw-tactics = Draw a tactics card
button-pass = Pass
button-end = End the turn

prompt-attack = Your turn: play a card, or retreat from a dam first.
prompt-defend = Your turn: play a card, or throw a log first.
prompt-play = Your turn: play a card.
prompt-claim-or-play = Declare control, or play a card.
prompt-stuck = You can play no card now; you may pass.
prompt-place = Choose a dam for { $card }.
prompt-support = Choose the second card to return to the stock.
prompt-give = { $count ->
    [one] Choose one more card to give away.
   *[other] Choose { $count } cards to give away.
}
prompt-draw = Draw a card.
prompt-claim-or-draw = Declare control, or draw a card.
prompt-claim-or-end = Declare control, or end the turn.

event-started = { $game ->
    [1] The game begins.
   *[other] The rematch begins.
} { $who } attacks.
event-dealt = { $who } is dealt { $cards }.
event-dealt-hidden = { $who } is dealt { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-retreated = { $who } retreats from the { dam } and discards { $cards }.
event-log = { $who } throws a log at the { dam }: { card } floats away.
event-played = { $who } lays { card } at the { dam }.
event-met = Duck and beaver of one colour meet at the { dam }: both leave.
event-transferred-across = Transfer: { $who } moves { card } across the { dam }.
event-transferred-discard = Transfer: { $who } discards { card } from the { dam }.
event-recruited = Recruitment: { $who } takes { card } from the discards.
event-supporting = Support: { $who } chooses { card }.
event-supported = Support: { $who } shuffles { $cards } into the stock.
event-exchanging = { $who } plays Exchange: both players choose cards to give away.
event-chose = { $who } chooses { card }.
event-chose-hidden = { $who } chooses a card.
event-gave = { $who } hands over { $cards }.
event-gave-hidden = { $who } hands over { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-deserted = Desertion: { $who } discards { card } at the { dam }.
event-betraying = Treason: { $who } chooses { card }.
event-betrayed = Treason: { $who } lays { card } at the { dam }; it has changed sides.
event-exploded = Explosion: { $who } clears the { dam } of { $cards }.
event-passed = { $who } has no card that can be played and passes.
event-ended = { $who } ends the turn.
event-drew = { $who } draws { card }.
event-drew-battle = { $who } draws a battle card.
event-drew-tactics = { $who } draws a tactics card.
event-damaged = { $who } takes the { dam } with { $formation }: it is damaged now.
event-destroyed = { $who } destroys the { dam } with { $formation }!
event-last-turn = The stock is empty. Last turn: { $who }.
event-game-won = { $who } wins the game as { $role ->
    [attacker] attacker
   *[defender] defender
}.
event-tied = The games are tied and are played again.
event-match-won = { $who } wins the match.

why-not-in-hand = You do not hold { card }.
why-no-room = Your side of the { dam } is full.
why-already-played = You have already played in this turn.
why-not-yet-played = First you have to play a card.
why-ruse-first = First finish the ruse.
why-no-ruse = No ruse asks for that now.
why-prepared = You have already retreated in this turn.
why-log-thrown = You have already thrown a log in this turn.
why-attacker-only = Only the attacker may retreat.
why-defender-claims = Only the attacker may declare control.
why-defender-only = Only the defender may throw logs.
why-nothing-to-retreat = You have no battle card at the { dam }.
why-nothing-to-hit = The attacker has no card at the { dam }.
why-no-logs = All logs are thrown.
why-incomplete = Your formation at the { dam } is not complete.
why-weaker = Your { $mine } does not beat { $theirs }.
why-tied-later = Both have { $both }, and the defender’s was complete first.
why-refuted = The defender could still lay { $cards }: { $theirs } beats your { $mine }.
why-tactics-limit = You are already one tactics card ahead of your opponent.
why-no-target = { card }: there is no card for it now.
why-not-mine = You have no { card } on your side.
why-not-theirs = The opponent has no { card } on the table.
why-no-room-across = The opponent’s side of the { dam } is full.
why-not-discarded = You cannot take { card } from the discards.
why-too-few-discards = Support needs two discarded battle cards.
why-no-room-anywhere = You have no free space at any dam.
why-nothing-to-explode = There is no battle card at the { dam }.
why-not-to-give = You cannot give { card }: it is not in your hand, or already chosen.
why-can-play = You can play a card, so you may not pass.
why-stock-empty = The stock of battle cards is empty.
why-tactics-stock-empty = There are no tactics cards left to draw.
why-not-yet-drawn = First you have to draw a card.
why-already-drawn = You have already drawn in this turn.

score-damaged = Dams damaged
score-undamaged = Dams undamaged
score-logs = Logs left
score-games = Games won
score-stock = Stock left when the attack won
score-defence = Logs and undamaged dams when the defence won

sketch-attacker = { $who }, attacker
sketch-defender = { $who }, defender
sketch-is = { $formation }
sketch-at-best = ({ $formation })
sketch-never = (never full)
sketch-legend = 
    3+ spaces and requirement: + high sum, - low sum, = Company, * Brotherhood, / Band
    ! damaged · ( ) at best · R red, Y yellow, G green, B blue, P purple
sketch-stock = stock: { $count }
sketch-tactics-stock = tactics stock: { $count }
sketch-played = { $who }: { $count ->
    [one] { $count } tactics card played
   *[other] { $count } tactics cards played
}
sketch-ruses = { $who }: { $count ->
    [one] { $count } tactics card played
   *[other] { $count } tactics cards played
} ({ $ruses })
sketch-logs = logs: { $count }
sketch-damaged = Damaged dams: { $count } of 4
sketch-last-turn = last turn
sketch-stock-empty = one last turn of the attacker follows
sketch-discards = Discards
sketch-held = { $battle ->
    [one] { $battle } battle card
   *[other] { $battle } battle cards
}{ $tactics ->
    [0] { "" }
    [one] , { $tactics } tactics card
   *[other] , { $tactics } tactics cards
}
sketch-known = known
sketch-rematch-defence = Rematch. The first game was won by { $who }, defending, with { $defence } logs and undamaged dams.
sketch-rematch-attack = Rematch. The first game was won by { $who }, attacking, with { $stock } left in the stock.
sketch-tactics-blocked = no tactics card now, R41
sketch-giving = chosen

# The board in the browser.
board-dams = The seven dams
board-role = { $role ->
    [attacker] Attacker
   *[defender] Defender
}
# A dam where there is little room; a sign tells left from right.
board-dam-short = { $dam ->
    [1] Weir
    [2] Lodge
    [3] Bank
    [4] Sluice
    [5] Bank
    [6] Lodge
   *[7] Weir
}
board-damaged = damaged
board-spaces = { $count ->
    [one] { $count } space a side
   *[other] { $count } spaces a side
}
board-requirement = { $requirement ->
    [plus] the higher sum wins
    [minus] the lower sum wins
    [company] a Company beats everything else
    [brotherhood] a Brotherhood beats everything else
    [band] a Band beats everything else
   *[none] the stronger class wins
}
board-requirement-help = { $requirement ->
    [plus] Only the sums count, and the higher one wins.
    [minus] Only the sums count, and the lower one wins.
    [company] A Company (cards of one value) beats everything else. Otherwise the higher sum wins.
    [brotherhood] A Brotherhood (cards of one colour) beats everything else. Otherwise the higher sum wins.
    [band] A Band (consecutive values) beats everything else. Otherwise the higher sum wins.
   *[none] The stronger class wins, then the higher sum. From the strongest: Legion, Company, Brotherhood, Band, Rabble.
}
board-class = { $class ->
    [legion] one colour, consecutive values
    [company] cards of one value
    [brotherhood] cards of one colour
    [band] consecutive values
    [high-sum] the higher, the better
    [low-sum] the lower, the better
   *[rabble] any cards
}
# What stands over a formation on the board.
board-state = { $state ->
    [complete] complete
    [with] with this card
    [then] then at best
    [meet] duck and beaver
    [never] cards are missing
   *[best] at best
}
board-meet = both leave
board-never = never complete
board-worth = { $state ->
    [complete] complete, { $formation }
    [never] can never be complete
   *[best] at best { $formation }
}
board-side = { board-role }: { $cards }; { $worth }.
board-with = With this card: { $worth }.
board-with-meet = Duck and beaver would both leave.
board-claim = You can declare control here.
board-claim-short = Claim
board-hand = Your hand
board-hand-of = Hand: { $who }
board-sort = Sort by
board-sort-value = value
board-sort-colour = colour
board-sort-drawn = as drawn
board-card = { card }, { animal }
board-completes = Completes { $formation } at the { dam }.
board-kind = { $kind ->
    [elite] Elite unit
   *[ruse] Ruse
}
board-effect = { $kind ->
    [JK] Counts as any value in any colour.
    [SW] Counts as a 7 of any colour.
    [GR] Counts as a 1, 2 or 3 of any colour.
    [transfer] Move one of your battle cards across its dam, or discard it.
    [recruitment] Take a battle card from the discards and lay it at a dam.
    [support] Shuffle two discarded battle cards into the stock.
    [exchange] Both players give each other three cards.
    [desertion] Discard a battle card of your opponent.
    [treason] Take over a battle card of your opponent and lay it on your side of a dam.
   *[explosion] Discard all battle cards at a dam, on both sides.
}
board-partner = { $value ->
    [0] Against the beaver of its colour, both leave at once.
   *[11] Against the duck of its colour, both leave at once.
}
board-known = Your opponent knows this card.
board-knows = You know:
board-chosen = Chosen: { $count } of { $all }
board-in-hand = in hand
board-logs = Logs left: { $count } of 3
board-of-four = of 4
board-tactics-played = Tactics cards played: { $count }
# The same with little room.
board-played = { $count } played
board-stock = in the stock
board-tactics-stock = { $count ->
    [one] tactics card
   *[other] tactics cards
}
board-stock-help = When it is empty, the attacker has one last turn.
board-stock-empty = The attacker has one last turn.
board-last-turn = Last turn! If the dams hold, the defender wins.
board-seen = Cards seen
board-discarded = { $count } discarded
board-colour = { $kind ->
    [R] red
    [Y] yellow
    [G] green
    [B] blue
   *[P] purple
}
board-where = { $where ->
    [discarded] discarded
    [laid] in play
    [shown] in a hand
    [held] yours
    [known] known
   *[unseen] unseen
}
board-ruses = Ruses played
board-out = Elite units discarded
board-help = Formations and signs
board-help-best = “At best” is what the side could still become with cards that nobody has seen laid or discarded, as a claim is judged (R27). Elite units in hand are not counted.
