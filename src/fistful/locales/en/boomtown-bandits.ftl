# Boomtown Bandits.

boomtown-bandits-line = Rob the town blind, and outshoot anyone who gets in your way.
boomtown-bandits-option-pace = Shootouts: automatic, or in real time
boomtown-bandits-choice-pace =
    { $value ->
        [automatic] automatic
       *[real-time] real time
    }
boomtown-bandits-option-mine = Add the Mine to the locations

boomtown-bandits-location =
    { $name ->
        [bank] Bank
        [brothel] Brothel
        [train] Train
        [stagecoach] Stagecoach
        [saloon] Saloon
        [final] final shootout
       *[mine] Mine
    }
boomtown-bandits-card =
    { $name ->
        [bank-holiday] Bank Holiday
        [inside-job] Inside Job
        [brothel-inspector] Brothel Inspector
        [distraction] Distraction
        [good-times] Good Times
        [whispered-plan] Whispered Plan
        [crab-season] Crab Season
        [big-score] Big Score
        [loose-lips] Loose Lips
        [misdirection] Misdirection
        [overheard-plans] Overheard Plans
        [safe-found] Safe Found!
        [body-double] Body Double
        [guns-akimbo] Guns Akimbo
        [intimidation] Intimidation
        [dynomite] Dynomite!
        [liquid-courage] Liquid Courage
        [sloppy-drunk] Sloppy Drunk
        [sneaky-bastard] Sneaky Bastard
        [tip-off-the-law] Tip Off The Law
        [canary] Canary
        [bank] ${ $number } (Bank)
        [brothel] ${ $number } (Brothel)
        [train] ${ $number } (Train)
        [stagecoach] ${ $number } (Stagecoach)
        [saloon] ${ $number } (Saloon)
       *[mine] ${ $number } (Mine)
    }
boomtown-bandits-text =
    { $name ->
        [bank-holiday] Before Placement: the Bank is closed this round.
        [inside-job] You may claim it only by removing another of your loot cards from the game; otherwise it stays on top.
        [brothel-inspector] Before drawing loot: look at the top three cards, claim one, and put the rest back on top in any order.
        [distraction] Before a Shootout you are in: one die of an opponent who has two or more is not rolled until the first stop.
        [good-times] Before a Shootout you are in: one opposing token leaves the fight.
        [whispered-plan] Before a Shootout: move one of your tokens from here to another location, or from another location to here.
        [crab-season] After Reveal: all tokens at the Brothel go back to their owners.
        [big-score] Before drawing loot: remove it from the game to claim two cards.
        [loose-lips] On your placing turn: look at all tokens placed so far at one location.
        [misdirection] After Reveal: move any one token to another open location.
        [overheard-plans] Before Placement: one opponent places face up this round.
        [safe-found] Any time: take the top loot card of any location in town, even a closed one.
        [body-double] Before or during a Shootout you are in, or when you are named as the target: the next hit on you in this Shootout costs you nothing.
        [guns-akimbo] Before or during a Shootout you are in: roll one extra shooter die.
        [intimidation] Before or during a Shootout you are in: all opposing cowards leave the fight.
        [dynomite] Before a Shootout you are in: roll all of the others’ dice once; each hit removes that die and its token.
        [liquid-courage] Before or during a Shootout: your coward here rolls a shooter die.
        [sloppy-drunk] Before or during a Shootout you are in: one opposing shooter rolls a coward die.
        [sneaky-bastard] After Reveal, before or during a Shootout: put your coward at a location that is not yet resolved.
        [tip-off-the-law] After Reveal, before or during a Shootout: one token is arrested and out for this round.
       *[canary] After Reveal: the Mine is closed, and tokens there go back to their owners.
    }
boomtown-bandits-token =
    { $name ->
        [shooter] shooter
        [drunk] drunken shooter
        [coward] coward
        [brave] brave coward
        [hidden] token
       *[extra] extra die
    }
boomtown-bandits-face =
    { $name ->
        [hit] { $number ->
            [0] hit
            [one] { $number } hit
           *[other] { $number } hits
        }
        [runaway] { $number ->
            [0] runaway
            [one] { $number } runaway
           *[other] { $number } runaways
        }
       *[blank] { $number ->
            [0] blank
            [one] { $number } blank
           *[other] { $number } blanks
        }
    }
boomtown-bandits-window =
    { $name ->
        [before-placement] before Placement
        [during-placement] during Placement
        [after-reveal] after Reveal
        [before-shootout] before the Shootout
        [during-shootout] during the Shootout
        [named-target] when a target is named
       *[before-loot] before drawing loot
    }
boomtown-bandits-aim-at =
    { $name ->
        [safe-found] from which location do you take the top loot card?
        [tip-off-the-law] at which location is a token arrested?
        [misdirection] from which location do you move a token?
        [whispered-plan] from which location do you move your token?
       *[other] at which location?
    }
boomtown-bandits-aim-token =
    { $name ->
        [tip-off-the-law] which token is arrested?
        [misdirection] which token do you move?
        [whispered-plan] which of your tokens do you move?
        [good-times] which token do you lure out of the fight?
        [sloppy-drunk] which shooter do you make drunk?
        [distraction] which die is not rolled until the first stop?
       *[other] which token or die?
    }
boomtown-bandits-aim-to =
    { $name ->
        [sneaky-bastard] where does your coward go?
       *[other] where does the token go?
    }

boomtown-bandits-event-town = The town, from left to right: { $locations }.
boomtown-bandits-event-first-player = { $seat } is the only one left with a hit, and goes first.
boomtown-bandits-event-round = Round { $number } begins. { $seat } is the first player.
boomtown-bandits-event-last-round = Round { $number } is the last, however much loot is left.
boomtown-bandits-event-sheriff = { $seat } puts the Sheriff on the { $location }, which is closed this round.
boomtown-bandits-event-closed = The { $location } is closed this round.
boomtown-bandits-event-window = Cards may be played { $window }.
boomtown-bandits-event-window-here = { $location }: cards may be played { $window }.
boomtown-bandits-event-shows = { $seat } has chosen { $card } in this window.
boomtown-bandits-event-played = { $seat } plays { $card } and lays it face up.
boomtown-bandits-event-impossible = { $card } has nothing left to act on; { $seat } takes it back.
boomtown-bandits-event-overheard = { $seat }’s plans were overheard, so { $seat } places face up this round.
boomtown-bandits-event-placed = { $seat } places a { $token } face down at the { $location }.
boomtown-bandits-event-placed-open = { $seat } places a { $token } face up at the { $location }.
boomtown-bandits-event-peeked = { $seat } looks at all tokens placed so far at the { $location }.
boomtown-bandits-event-saw-token = { $target }’s token at the { $location } is a { $token }.
boomtown-bandits-event-shown = { $seat } shows { $card } to everyone.
boomtown-bandits-event-revealed = { $seat } at the { $location }: { $tokens }.
boomtown-bandits-event-location = Next location: { $location }.
boomtown-bandits-event-fight = { $seats } fight it out.
boomtown-bandits-event-moved = { $seat }’s { $token } moves from the { $location } to the { $goal }.
boomtown-bandits-event-own-die = Having moved, { $seat }’s { $token } rolls its own die again.
boomtown-bandits-event-sent-home = { $seat }’s { $token } goes home until next round.
boomtown-bandits-event-arrested = { $seat }’s { $token } is arrested.
boomtown-bandits-event-lured-away = { $seat }’s { $token } is lured out of the fight.
boomtown-bandits-event-scared-off = { $seat }’s { $token } is scared off.
boomtown-bandits-event-blown-up = { $seat }’s { $token } is blown up.
boomtown-bandits-event-extra-destroyed = { $seat }’s extra die is destroyed.
boomtown-bandits-event-no-damage = There was no hit, so { $seat }’s Dynomite! does no damage.
boomtown-bandits-event-drunk = { $seat }’s shooter is drunk and rolls a coward die.
boomtown-bandits-event-brave = { $seat }’s coward is brave and rolls a shooter die.
boomtown-bandits-event-extra-die = { $seat } rolls an extra shooter die in this shootout.
boomtown-bandits-event-doubled = The next hit on { $seat } in this shootout costs nothing.
boomtown-bandits-event-distracted = One of { $seat }’s dice ({ $token }) is not rolled until the first stop.
boomtown-bandits-event-threw = { $seat } rolls { $rolled }.
boomtown-bandits-event-rolls = { $seat } rolls (tick { $tick }).
boomtown-bandits-event-called = { $seat } calls a hit (tick { $tick }).
boomtown-bandits-event-false-call = { $seat } calls a hit that is not there (tick { $tick }).
boomtown-bandits-event-taken-for-call = { $seats } showed a hit just then, and that counts as a call.
boomtown-bandits-event-tie = { $seats } hit at the same time, so no hit counts.
boomtown-bandits-event-quicker = { $seats } hit too, but { $seat } was quicker.
boomtown-bandits-event-forgotten =
    { $count ->
        [one] The runaway that { $seats } rolled is forgotten: a hit comes first.
       *[other] The runaways that { $seats } rolled are forgotten: a hit comes first.
    }
boomtown-bandits-event-hit = { $seat } scores a hit.
boomtown-bandits-event-targeted = { $seat } shoots at { $target }.
boomtown-bandits-event-dodged = Body Double takes the hit: it costs { $seat } nothing.
boomtown-bandits-event-shot = { $seat }’s { $token } is shot.
boomtown-bandits-event-ran-away = { $seat }’s { $token } runs away.
boomtown-bandits-event-automatic = After { $ticks } ticks the shootout continues at the automatic pace.
boomtown-bandits-event-worn-out = After { $throws } throws the shootout ends, and nobody is left standing.
boomtown-bandits-event-last-standing = { $seat } is the last one standing at the { $location }.
boomtown-bandits-event-alone = { $seat } is alone at the { $location }, so there is no fight.
boomtown-bandits-event-nobody-left = { $location }: nobody is left, so nobody takes any loot.
boomtown-bandits-event-nothing-to-claim = { $location }: the stack is empty, so { $seat } finds nothing.
boomtown-bandits-event-claimed = { $seat } claims the top loot card of the { $location }.
boomtown-bandits-event-stack-empty = The { $location } has no loot left, so this is the last round.
boomtown-bandits-event-drew = You draw { $card } as loot.
boomtown-bandits-event-big-score = { $seat } removes Big Score from the game and claims two cards.
boomtown-bandits-event-inspected =
    { $seat } looks at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the { $location }.
boomtown-bandits-event-saw-card = { $card } is card { $place } from the top.
boomtown-bandits-event-inside-job = { $seat } turns up the Inside Job, which must be paid for.
boomtown-bandits-event-paid = { $seat } removes { $card } from the game for the Inside Job.
boomtown-bandits-event-left-on-top = { $seat } leaves the Inside Job on top, which ends the claim.
boomtown-bandits-event-cannot-pay = { $seat } has no other loot card to pay with, so the Inside Job stays on top.
boomtown-bandits-event-turned-over = { $seat } turns { $cards } face up.
boomtown-bandits-event-bonus =
    { $seats } { $players ->
        [one] has
       *[other] have
    } the most loot from the { $location } ({ $count ->
        [one] { $count } card
       *[other] { $count } cards
    }{ $players ->
        [one] { "" }
       *[other] { " each" }
    }): a bonus of ${ $money }{ $players ->
        [one] { "" }
       *[other] { " each" }
    }.
boomtown-bandits-event-own-this-town = { $seat } has loot from every location and so owns this town: a bonus of ${ $money }.
boomtown-bandits-event-counted =
    { $bonus ->
        [0] { $money ->
            [0] { $seat } has no money.
           *[other] { $seat } has ${ $money }, all of it in loot.
        }
       *[other] { $seat } has ${ $money }: ${ $cash } in loot and ${ $bonus } in bonuses.
    }
boomtown-bandits-event-final = { $seats } are tied with ${ $money } and fight with all their dice: final shootout { $number }.
boomtown-bandits-event-final-won = { $seat } is the last one standing and wins the final shootout.
boomtown-bandits-event-final-again = Nobody is left standing, so { $seats } fight again.
boomtown-bandits-event-final-shared = Nobody was left standing in { $number } final shootouts, so { $seats } share the win.

boomtown-bandits-prompt-sheriff = You are the first player: put the Sheriff on a location, which is closed this round.
boomtown-bandits-prompt-place =
    Place a token face down (shooters left: { $shooters }, cowards left: { $cowards }).{ $plays ->
        [0] { $shows ->
            [0] { "" }
           *[other] { " You may show a card first." }
        }
       *[other] { $shows ->
            [0] { " You may play a card first." }
           *[other] { " You may play or show a card first." }
        }
    }
boomtown-bandits-prompt-place-open =
    Your plans were overheard: place a token face up (shooters left: { $shooters }, cowards left: { $cowards }).{ $plays ->
        [0] { $shows ->
            [0] { "" }
           *[other] { " You may show a card first." }
        }
       *[other] { $shows ->
            [0] { " You may play a card first." }
           *[other] { " You may play or show a card first." }
        }
    }
boomtown-bandits-prompt-window =
    { $plays ->
        [0] { $shows ->
            [0] You have no card to play { $window }: pass, now or for the round. Everyone who might have one is asked.
           *[other] You have no card to play { $window }: show another card, or pass, now or for the round. Everyone who might have one is asked.
        }
       *[other] { $shows ->
            [0] Play a card { $window }, or pass, now or for the round.
           *[other] Play a card { $window }, show another, or pass, now or for the round.
        }
    }
boomtown-bandits-prompt-window-here =
    { $location }: { $plays ->
        [0] { $shows ->
            [0] you have no card to play { $window }. Pass, now or for the round. Everyone who might have one is asked.
           *[other] you have no card to play { $window }. Show another card, or pass, now or for the round. Everyone who might have one is asked.
        }
       *[other] { $shows ->
            [0] play a card { $window }, or pass, now or for the round.
           *[other] play a card { $window }, show another, or pass, now or for the round.
        }
    }
boomtown-bandits-prompt-tick-ready = Tick { $tick }: roll, or wait.
boomtown-bandits-prompt-tick-blank = Tick { $tick }: no hit. Roll again, wait, or bluff with a call.
boomtown-bandits-prompt-tick-hit = Tick { $tick }: your dice show a hit. Call it!
boomtown-bandits-prompt-tick-runaway = Tick { $tick }: your coward is about to run away. Wait, or bluff with a call.
boomtown-bandits-prompt-name-target = Your hit: who do you shoot at?
boomtown-bandits-prompt-double =
    { $plays ->
        [0] { $shows ->
            [0] You are the target, and you have no Body Double to play: pass. Everyone who might have one is asked.
           *[other] You are the target, and you have no Body Double to play: show another card, or pass. Everyone who might have one is asked.
        }
       *[other] { $shows ->
            [0] You are the target. Play Body Double, or pass and lose a token.
           *[other] You are the target. Play Body Double, show another card, or pass and lose a token.
        }
    }
boomtown-bandits-prompt-lose = You are hit: which token do you lose?
boomtown-bandits-prompt-claim =
    { $location }: { $plays ->
        [0] { $shows ->
            [0] claim your loot. You have no card to play first.
           *[other] claim your loot. You have no card to play first, but may show one.
        }
       *[other] { $shows ->
            [0] claim your loot, or play a card first.
           *[other] claim your loot, or play or show a card first.
        }
    }
boomtown-bandits-prompt-pay = You turned up the Inside Job: remove another of your loot cards from the game for it, or leave it on top.
boomtown-bandits-prompt-take = Which of the cards you are looking at do you claim?
boomtown-bandits-prompt-top = Which of the other two do you put back on top?
boomtown-bandits-prompt-aim-at = { $card }: { $aim-at }
boomtown-bandits-prompt-aim-token = { $card }: { $aim-token }
boomtown-bandits-prompt-aim-to = { $card }: { $aim-to }
boomtown-bandits-prompt-overhear = Overheard Plans: which opponent places face up this round?

boomtown-bandits-refusal-other-question = “{ $move }” does not answer the question you are asked now.
boomtown-bandits-refusal-not-in-town = The { $location } is not in this town.
boomtown-bandits-refusal-closed = The { $location } is closed this round.
boomtown-bandits-refusal-no-token-left = You have no { $token } left to place.
boomtown-bandits-refusal-not-in-hand = You do not have { $card } in hand.
boomtown-bandits-refusal-too-fresh = You gained { $card } this round; you can play it from the next round on.
boomtown-bandits-refusal-wrong-window = { $card } cannot be played { $window }.
boomtown-bandits-refusal-no-use = { $card } has nothing to act on now.
boomtown-bandits-refusal-cannot-show = You have no { $card } that is still unknown to the others.
boomtown-bandits-refusal-not-yours = { $card } is not yours.
boomtown-bandits-refusal-not-seen = { $card } is not one of the cards you are looking at.
boomtown-bandits-refusal-no-target = { $seat } is not an opponent in this fight.
boomtown-bandits-refusal-no-such-token = That token or die cannot be chosen here.
boomtown-bandits-refusal-nothing-there = { $card } has nothing to act on at the { $location }.
boomtown-bandits-refusal-no-way = The token cannot move to the { $location }.
boomtown-bandits-refusal-no-faces = You have not rolled in this bout yet, so there is nothing to call.
boomtown-bandits-refusal-runaway-lies = Your dice show a runaway, so you may not roll.

boomtown-bandits-outcome-most-money = the most money
boomtown-bandits-outcome-final-shootout = the final shootout
boomtown-bandits-outcome-shared = no survivor in ten final shootouts

boomtown-bandits-deck-locations = The deck { $deck } needs a table of cards for each location: { $entries }.
boomtown-bandits-deck-copies = The deck { $deck } has too many { $card } cards (at most { $copies }), or some with different money.
boomtown-bandits-deck-too-many = The location “{ $entry }” of the deck { $deck } has too many cards; it may have at most { $most }.
boomtown-bandits-deck-money = The entry “{ $entry }” of the deck { $deck } must be an amount of money from 0 to { $most }, not { $value }.
boomtown-bandits-deck-card-count = Every location of the deck { $deck } must have the same number of cards, at least one; the numbers are { $counts }.
boomtown-bandits-deck-bonuses = The deck { $deck } needs a bonus for each of { $entries }, and nothing else.

boomtown-bandits-field-round = Round
boomtown-bandits-field-last-round = Last round
boomtown-bandits-field-first = First player
boomtown-bandits-field-town = The town
boomtown-bandits-field-bonuses = Bonuses there, and for owning the town
boomtown-bandits-field-sheriff = The Sheriff is at
boomtown-bandits-field-closed = Closed
boomtown-bandits-field-resolved = Resolved
boomtown-bandits-field-here = Now at
boomtown-bandits-field-window = Window for cards
boomtown-bandits-field-passing = Passing this round
boomtown-bandits-field-stack-sizes = Loot left there
boomtown-bandits-field-stack-tops = Known on top
boomtown-bandits-field-hand = Your loot
boomtown-bandits-field-hand-fresh = Gained this round
boomtown-bandits-field-hands = Hands
boomtown-bandits-field-hands-fresh = Gained this round, all
boomtown-bandits-field-known = Known to all
boomtown-bandits-field-known-fresh = Known to all, this round’s
boomtown-bandits-field-hidden = Hidden by location
boomtown-bandits-field-hidden-fresh = Hidden, this round’s
boomtown-bandits-field-face-up = Played
boomtown-bandits-field-out-of-game = Out of the game
boomtown-bandits-field-tokens = Tokens
boomtown-bandits-field-dice = Dice
boomtown-bandits-field-tick = Tick
boomtown-bandits-field-owed = Ticks to sit out

# Where everything is open, and for the seat that knows it.
boomtown-bandits-open-placed = { $seat } places a { $token } face down at the { $location }.
boomtown-bandits-open-saw-token = { $hearer } sees that { $target }’s token at the { $location } is a { $token }.
boomtown-bandits-open-saw-card = { $hearer } sees { $card }, card { $place } from the top.
boomtown-bandits-open-drew = { $hearer } draws { $card } as loot.
