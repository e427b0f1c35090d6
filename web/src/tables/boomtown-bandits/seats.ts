/** How the tokens of each seat are told apart: a colour, and a pattern of the rim; the letter comes from the server. */

export interface Paint {
  colour: string;
  /** The dashes of the rim. */
  rim: string;
}

const PAINTS: readonly Paint[] = [
  { colour: '#2f7fa3', rim: '14 10' },
  { colour: '#c96a1b', rim: '6 6' },
  { colour: '#3f7d3a', rim: '22 8' },
  { colour: '#7b4fa0', rim: '3 5' },
  { colour: '#b02a20', rim: '10 4 3 4' },
];

export function paintOf(seat: number): Paint {
  return PAINTS[seat % PAINTS.length]!;
}
