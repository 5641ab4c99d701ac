game-name = Stones-54
game-blurb = Nine stones, two hands of six cards: the small game for learning the engine.
provenance = All figures are those of the reference implementation.
game-help = Three cards against three decide who wins a stone. Three stones side by side, or any five, win.

card = { $card }
move-lay = Lay { $card } at stone { $stone }

event-laid = { $who } lays { $card } at stone { $stone }.
event-claimed = { $who } wins stone { $stone }.
event-drew = { $who } draws { $card }.
event-drew-hidden = { $who } draws a card.

why-not-in-hand = The card { $card } is not in your hand.
why-claimed = That stone is already won.
why-full = Your side of that stone is full.

prompt-lay = Your turn: lay a card at a stone.
target-stone = stone { $stone }

score-stones = Stones

sketch-hand = Hand
sketch-held = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
sketch-stock = Stock
