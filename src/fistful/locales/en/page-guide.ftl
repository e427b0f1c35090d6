# Notes of the guided first games, each shown when its decision first comes up.

page-guide-over = That was a whole game. Play again from the lobby, or watch the replay with every hand open.

page-guide-loot-shoot-whisky-welcome = Welcome to the saloon. You win with nine nuggets, with four bullets, or by emptying the bottle. Both players plan in secret, then turn the cards over together.
page-guide-loot-shoot-whisky-plan-first = Put one action on each of the first two saloon cards. Loot beats Whisky and takes the card, Shoot beats Loot and earns a bullet, Whisky beats Shoot and takes a sip. Two equal actions win nothing.
page-guide-loot-shoot-whisky-plan-second = Now the last two cards. You have each action twice in a round, and both of you can see which ones have been used: think about what your opponent has left.

page-guide-shootout-welcome = Each player has four Health Cards face down; a player who loses all of them is out of the round. A bullet hits if it is higher than the card it is shot at. If both are equal, there is a Shootout!!!
page-guide-shootout-lay = Choose four of your ten cards as your health. High cards are hard to hit, but you will miss them as bullets. Nobody sees which you chose.
page-guide-shootout-turn = Shoot with one of your bullets, or reload: draw until you hold six cards. Big bullets hit almost anything, so keep them for cards that have turned out to be high.
page-guide-shootout-turn-full = Your hand is full, so you must shoot. Even a miss shows everyone the card you shot at. A 1 never hits, a 13 always does.
page-guide-shootout-aim = Choose the card to shoot at. A card that has been seen shows its value in the corner.
page-guide-shootout-return = You won the Shootout!!! and may fire the winning card back at once. The card is discarded either way, so the shot costs nothing.

page-guide-boomtown-bandits-welcome = The town is full of loot. Put your tokens face down at locations; the players left there after the shooting take the loot. The most money at the end wins.
page-guide-boomtown-bandits-sheriff = You go first this round: your Sheriff closes one location for everybody. Close the one the others need most.
page-guide-boomtown-bandits-place = Place one token at a time, face down. Shooters fight with better dice; a coward may run away, but may also slip through. Others see where you place a token, but not which one.
page-guide-boomtown-bandits-window = Everyone may play a card now, all at once, so nobody can tell who holds one. If nothing suits you, pass.
page-guide-boomtown-bandits-window-here = Cards may be played before this shootout. Keep a good one for a fight that matters.
page-guide-boomtown-bandits-name-target = Your hit counts: choose who takes it. That player loses a token here.
page-guide-boomtown-bandits-lose = You are hit: choose which token leaves the fight. A shooter is worth more in the next throw.
page-guide-boomtown-bandits-claim = You won this location: claim your loot. What you gain this round can be played from the next round on.

page-guide-looterz-welcome = Send Looterz into the dungeon to search for Loot, and keep the others from getting ahead. The first to collect enough Loot wins.
page-guide-looterz-recruit = Recruit a Looter from your hand, or draw a card instead. The card says what it does when it enters.
page-guide-looterz-dungeon = Each Looter may act once. To search or attack, it rolls one die per Life, and each die that is not above its Power is a success: one Loot, or one Life off its target. When there is nothing more to do, press “Done”.
page-guide-looterz-strike = Choose the target of the attack. If a player has Looterz with Taunt, you can choose only among those.
page-guide-looterz-sacrifice = You may keep three Looterz, so one must go. One with a Last Wish still does something as it leaves.

page-guide-wild-shots-welcome = Everyone plays one card to a trick; the highest card of the colour led takes it, unless someone plays the trump symbol. Try to take few cards with the symbols that hurt in this round.
page-guide-wild-shots-lead = You lead and may play anything. You already know the trump, so a low card without a symbol is a safe way out.
page-guide-wild-shots-follow = You have the colour led and must follow it. Play low to duck the trick, or high when the trick holds nothing that hurts.
page-guide-wild-shots-discard = You have none of the colour led, so play anything: a card with a symbol that hurts is a fine present for the player who takes the trick, unless it is trump.
