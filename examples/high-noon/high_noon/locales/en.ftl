high-noon-line = Draw at once; the highest card that nobody else has drawn wins.
high-noon-option-pot = Nuggets in a pot
high-noon-event-dealt = { $seat } gets { $count } cards.
high-noon-open-dealt = { $seat } gets { $cards }.
high-noon-event-duel = Everybody draws: { $cards }.
high-noon-event-won = { $count ->
    [one] { $seat } wins a nugget.
   *[other] { $seat } wins { $count } nuggets.
}
high-noon-event-tied = Nobody drew a card of their own: the pot goes to nobody.
high-noon-prompt-draw = Draw a card.
high-noon-refusal-not-in-hand = You do not hold a { $number }.
high-noon-deck-copies = The deck “{ $deck }” must say under “copies” how many cards there are of each of the { $values } values.
high-noon-deck-too-few = The deck “{ $deck }” has too few cards: { $needed } are needed.
high-noon-outcome-most-nuggets = the most nuggets
high-noon-field-hand = your hand
high-noon-field-hands = hands
high-noon-field-drawn = drawn
high-noon-field-nuggets = nuggets
