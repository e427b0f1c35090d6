"""A shot, a Shootout!!! and its return shot, and what it takes to be out (SHO-6…10, SHO-14…20, SHO-43, SHO-44)."""

from __future__ import annotations

from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.agenda import step
from fistful.games.shootout import kinds, marksmen, memory
from fistful.games.shootout.cards import BODY_ARMOR, RICOCHET
from fistful.games.shootout.facts import DUD, NO_CARD, PLACES_OF, SEAT_OF
from fistful.games.shootout.hands import discard, discard_hand, expose, slot_of, spend, turn_over
from fistful.games.shootout.state import ShootoutState


def targets(pos: ShootoutState) -> i64:
    """SHO-6, SHO-27: every Health Card of an opponent still in, whatever the bullet."""
    return pos.standing & ~PLACES_OF[pos.active]


def other_targets(pos: ShootoutState) -> i64:
    """SHO-44: the same without the one that was just shot at."""
    return bitset.remove(targets(pos), pos.mark)


def load(pos: ShootoutState, bullet: i64) -> None:
    """SHO-6: choose a Bullet Card. Nobody has to aim well with it (SHO-27)."""
    spend(pos, pos.active, bullet, memory.CHOSEN)
    pos.bullet = bullet
    pos.push(step(kinds.AIM))


def fire(pos: ShootoutState, place: i64) -> None:
    """SHO-6…10, SHO-39: higher hits, lower misses, equal is a Shootout!!!; a dud never hits."""
    pos.mark = place
    expose(pos, place)
    health = pos.health[place]
    power = pos.bullet + pos.bonus
    if pos.telling:
        tell_at(pos, "shot", "SHO-39" if pos.bonus else "SHO-6", pos.active, place, pos.bullet, bonus=pos.bonus)
    if pos.bullet == DUD or power < health:
        if pos.telling:
            dud = pos.bullet == DUD
            tell_slot(pos, "dud" if dud else "missed", "SHO-10" if dud else "SHO-8", place)
        miss(pos)
    elif power > health:
        would_lose(pos, kinds.ARMOR)
    else:
        if pos.telling:
            pos.tell("shootout", "SHO-9", seat=pos.active, target=SEAT_OF[place])
        discard(pos, pos.bullet)
        pos.bullet = NO_CARD
        shootout(pos)


def miss(pos: ShootoutState) -> None:
    """SHO-8, SHO-32, SHO-44: the Health Card is turned back, and its shooter may have a Ricochet."""
    if other_targets(pos) and marksmen.may_hold(pos, pos.active, RICOCHET):
        pos.push(step(kinds.RICOCHET))
    else:
        spend_shot(pos)


def spend_shot(pos: ShootoutState) -> None:
    """SHO-7, SHO-8, SHO-36: the bullet is discarded; Quick Draw allows another, if there is one."""
    discard(pos, pos.bullet)
    pos.bullet = NO_CARD
    if pos.more_shots and pos.hands[pos.active] and targets(pos):
        pos.more_shots -= 1
        pos.push(step(kinds.SECOND))
    else:
        pos.push(step(kinds.NEXT))


def would_lose(pos: ShootoutState, cause: i64) -> None:
    """SHO-32, SHO-43: before a Health Card is lost its owner may have Body Armor."""
    if marksmen.may_hold(pos, SEAT_OF[pos.mark], BODY_ARMOR):
        pos.push(step(cause))
    else:
        lose(pos, cause)


def lose(pos: ShootoutState, cause: i64) -> None:
    """SHO-7, SHO-16, SHO-20: the Health Card is discarded; without any left its owner is out of the round."""
    place = pos.mark
    seat = SEAT_OF[place]
    card = pos.health[place]
    discard(pos, card)
    pos.health[place] = NO_CARD
    pos.standing = bitset.remove(pos.standing, place)
    pos.exposed = bitset.remove(pos.exposed, place)
    pos.looked = bitset.remove(pos.looked, place)
    if pos.telling:
        pos.tell("lost", lost_by(cause), seat=seat, slot=slot_of(place), card=card)
    if pos.standing & PLACES_OF[seat] == 0:
        discard_hand(pos, seat)
    if cause == kinds.ARMOR:
        spend_shot(pos)
    else:
        end_shootout(pos)


def lost_by(cause: i64) -> str:
    """The clause by which a Health Card is lost."""
    if cause == kinds.ARMOR:
        return "SHO-7"
    return "SHO-16" if cause == kinds.ARMOR_SHOOTOUT else "SHO-17"


def withstand(pos: ShootoutState, cause: i64) -> None:
    """SHO-43: Body Armor keeps the Health Card; a shot counts as missed, after a Shootout!!! it is all over."""
    if pos.telling:
        tell_slot(pos, "saved", "SHO-43", pos.mark)
    if cause == kinds.ARMOR:
        miss(pos)
    else:
        end_shootout(pos)


def stand_off(pos: ShootoutState, place: i64) -> None:
    """SHO-42: a Health Card is revealed, and a Shootout!!! is fought for it without a bullet."""
    pos.mark = place
    expose(pos, place)
    if pos.telling:
        tell_at(pos, "stood-off", "SHO-42", pos.active, place, NO_CARD, bonus=0)
    shootout(pos)


def shootout(pos: ShootoutState) -> None:
    """SHO-14, SHO-15, SHO-18, SHO-29: cards are turned over until one is higher, or a hand has run out.

    Values are plain, a 1 too. Cards that are not turned stay in the hands.
    """
    shooter = pos.active
    target = SEAT_OF[pos.mark]
    while pos.hands[shooter] and pos.hands[target]:
        card = turn_over(pos, shooter)
        answer = turn_over(pos, target)
        if pos.telling:
            higher = "seat" if card > answer else "rival" if card < answer else "neither"
            pos.tell("turned", "SHO-14", seat=shooter, card=card, rival=target, answer=answer, higher=higher)
        discard(pos, card)
        if card > answer:
            discard(pos, answer)
            win_shootout(pos)
            return
        if card < answer:
            win_as_target(pos, answer)
            return
        discard(pos, answer)
    if pos.hands[shooter]:
        card = turn_over(pos, shooter)
        discard(pos, card)
        if pos.telling:
            pos.tell("unopposed", "SHO-15", seat=shooter, card=card, rival=target)
        win_shootout(pos)
    elif pos.hands[target]:
        answer = turn_over(pos, target)
        if pos.telling:
            pos.tell("unopposed", "SHO-15", seat=target, card=answer, rival=shooter)
        win_as_target(pos, answer)
    else:
        if pos.telling:
            pos.tell("both-empty", "SHO-15", seat=target, rival=shooter)
        end_shootout(pos)


def win_shootout(pos: ShootoutState) -> None:
    """SHO-16: the shooter wins, and the Health Card would be lost."""
    would_lose(pos, kinds.ARMOR_SHOOTOUT)


def win_as_target(pos: ShootoutState, card: i64) -> None:
    """SHO-16, SHO-17: the Health Card stays, and the winning card may be fired back."""
    pos.winning = card
    if pos.telling:
        tell_slot(pos, "stood", "SHO-16", pos.mark)
    pos.push(step(kinds.RETURN))


def return_shot(pos: ShootoutState, place: i64) -> None:
    """SHO-17: the winning card against a Health Card of the shooter; only higher hits, and never a dud."""
    target = SEAT_OF[pos.mark]
    pos.mark = place
    expose(pos, place)
    if pos.telling:
        tell_at(pos, "returned", "SHO-17", target, place, pos.winning, bonus=0)
    health = pos.health[place]
    if pos.winning > health:
        would_lose(pos, kinds.ARMOR_RETURN)
    else:
        if pos.telling:
            tied = "return-tied" if pos.winning == health else "return-missed"
            tell_slot(pos, "return-dud" if pos.winning == DUD else tied, "SHO-17", place)
        end_shootout(pos)


def keep_peace(pos: ShootoutState) -> None:
    """SHO-17: the target lets the return shot go."""
    if pos.telling:
        pos.tell("not-returned", "SHO-17", seat=SEAT_OF[pos.mark], card=pos.winning)
    end_shootout(pos)


def end_shootout(pos: ShootoutState) -> None:
    """SHO-18, SHO-19, SHO-36: the winning card is discarded and the turn is over, a second shot lost."""
    if pos.winning != NO_CARD:
        discard(pos, pos.winning)
        pos.winning = NO_CARD
    pos.push(step(kinds.NEXT))


def tell_at(pos: ShootoutState, code: str, clause: str, seat: i64, place: i64, card: i64, bonus: i64) -> None:
    """Tell of a card (if any) that is aimed at a Health Card, what it counts more, and what that turns out to be."""
    health = pos.health[place]
    target = SEAT_OF[place]
    pos.tell(code, clause, seat=seat, target=target, slot=slot_of(place), card=card, bonus=bonus, health=health)


def tell_slot(pos: ShootoutState, code: str, clause: str, place: i64) -> None:
    """Tell what became of a Health Card that stays."""
    pos.tell(code, clause, target=SEAT_OF[place], slot=slot_of(place))
