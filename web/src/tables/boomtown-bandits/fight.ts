/** The events of a shootout at the automatic pace as frames for the stage to play, throw by throw. */

import type { Told } from '../../lib/protocol/types';

/** What the stage shows for a moment: who fights where, what lies before them, and what just happened. */
export interface Frame {
  place: string;
  seats: readonly number[];
  /** The faces of the last throw, by seat. */
  faces: ReadonlyMap<number, readonly string[]>;
  /** What the frame is about; several throws are one frame. */
  told: readonly Told[];
}

const NEWS = new Set(['hit', 'tie', 'targeted', 'shot', 'ran-away', 'worn-out', 'claimed', 'nobody-left']);

/** The frames of all shootouts among these events; `place` is where the table was before. */
export function framesOf(told: readonly Told[], place: string): Frame[] {
  const frames: Frame[] = [];
  let seats: readonly number[] = [];
  let faces = new Map<number, readonly string[]>();
  let throwing: Told[] = [];

  const show = (news: readonly Told[]) => frames.push({ place, seats, faces: new Map(faces), told: news });
  const land = () => {
    if (throwing.length > 0) show(throwing);
    throwing = [];
  };
  for (const each of told) {
    const { code, params } = each;
    if (code === 'threw') {
      const seat = Number(params.seat);
      if (throwing.some(({ params }) => params.seat === seat)) land();
      throwing.push(each);
      faces.set(seat, [params.faces ?? []].flat().map(String));
      if (!seats.includes(seat)) seats = [...seats, seat];
      continue;
    }
    land();
    if (code === 'location') [place, seats] = [String(params.location), []];
    if (code === 'fight' || code === 'location') faces = new Map();
    if (code === 'fight') seats = [params.seats ?? []].flat().map(Number);
    if (code === 'fight' || (NEWS.has(code) && faces.size > 0)) show([each]);
  }
  land();
  return frames.some(({ faces }) => faces.size > 0) ? frames : [];
}
