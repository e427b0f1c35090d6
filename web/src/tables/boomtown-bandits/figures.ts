/** The people of a shootout, in a box of 120 by 276 with the ground at its lower edge; they look to the left. */

const HATS = [
  'M36 38C38 12 48 8 60 15C72 8 82 12 84 38C98 37 104 32 106 30Q100 48 60 48T14 30C16 32 22 37 36 38Z',
  'M40 36L44 10Q60 4 76 10L80 36Q100 36 104 40Q80 47 60 47T16 40Q20 36 40 36Z',
  'M38 38Q38 6 60 8T82 38Q92 38 96 42Q76 48 60 48T24 42Q28 38 38 38Z',
];
const NECK = 'M48 42Q46 62 60 64Q74 62 72 42Z';
/** At ease, aiming, shooting from the hip, the gun held high. */
const ARMS = [
  'L12 146Q8 156 16 160L26 154L38 112',
  'L40 112L38 106L-34 92L-66 93V88H-70V79H-30L-24 84L36 78',
  'L6 116Q4 124 10 130L-14 132L-16 144H-27L-26 130H-66V120H-62V117H-20L-12 116L14 112L38 112',
  'L8 56L0 22L-9 24L-13 15L-5 8V-38H4V-42H9V6L15 12L20 44L42 78L38 112',
];
/** Legs together under a long coat, and legs apart. */
const LEGS = [
  'L37 150L18 240L42 232L44 266L28 276H56L60 196L64 276H92L76 266L78 232L102 240L83 150',
  'L36 150L10 236L34 234L26 266L8 276H38L58 194L80 276H110L94 266L88 232L112 236L84 150',
];
const FAR_ARM = 'L82 112L94 154L104 160Q112 156 108 146L93 80Q88 64 74 60Q60 70 46 60Z';
const GUNS = [
  '',
  'M-30 79H-70V88H-66V93L-36 92L-38 104H-28L-24 90V84Z',
  'M-20 117H-62V120H-66V130H-26L-27 144H-16L-14 132L-12 116Z',
  'M-5 8V-38H4V-42H9V6L15 12L0 22L-9 24L-13 15Z',
];
export const EASE = 0;
/** How many ways there are to hold a gun. */
const STANCES = ARMS.length - 1;

export interface Gunman {
  body: string;
  gun: string;
}

/** A shooter; those of one gang, and of gangs beside each other, stand differently. */
export function gunman(seat: number, place: number, armed = true): Gunman {
  const stance = armed ? 1 + ((seat + place * 2) % STANCES) : EASE;
  const hat = HATS[(seat + place) % HATS.length]!;
  const legs = LEGS[(seat + place) % LEGS.length]!;
  return {
    body: `${hat}${NECK}M46 60Q32 64 27 80${ARMS[stance]!}${legs}${FAR_ARM}`,
    gun: GUNS[stance]!,
  };
}

/** What catches the light on a gunman: bandana and hat band, buckle, belt. */
export const BANDANA = 'M47 56Q60 62 73 56L61 78Z';
export const BAND = 'M38 35Q60 41 82 35';
export const BUCKLE = 'M54 128h12v9h-12Z';
export const BELT = 'M38 132h15M67 132h16';

/** A coward hides behind a barrel, curls up under a hat, or runs for it. */
export const HIDING = 0;
export const CURLED = 1;
export const RUNNING = 2;

interface Coward {
  body: string;
  hat: string;
  yellow: string;
  eyes: readonly (readonly [x: number, y: number, size: number])[];
  sweat: readonly (readonly [x: number, y: number, turned: number])[];
}

const CURLED_HAT = 'M-2 206Q20 200 30 196Q32 156 60 162Q88 156 90 196Q100 200 122 206Q96 222 60 219T-2 206Z';

export const COWARDS: readonly Coward[] = [
  {
    body: 'M14 158Q30 152 38 150Q40 122 60 127Q80 122 82 150Q90 152 106 158Q88 170 60 168T14 158ZM42 162H78L82 190H38Z',
    hat: '',
    yellow: 'M38 147Q60 155 82 147V152Q60 160 38 152Z',
    eyes: [
      [51, 173, 6.5],
      [69, 173, 6.5],
    ],
    sweat: [
      [112, 140, 30],
      [4, 142, -30],
      [106, 118, 20],
    ],
  },
  {
    body: `M60 200Q100 200 104 240Q106 262 98 270L108 272V276H66L64 266H56L54 276H12V272L22 270Q14 262 16 240Q20 200 60 200Z${CURLED_HAT}`,
    hat: CURLED_HAT,
    yellow: 'M40 238Q60 248 80 238L72 252Q60 256 48 252ZM30 190Q60 201 90 190V198Q60 209 30 198Z',
    eyes: [
      [51, 230, 6.5],
      [69, 230, 6.5],
    ],
    sweat: [
      [112, 168, 30],
      [8, 168, -30],
      [60, 140, 0],
    ],
  },
  {
    body: 'M74 128Q70 108 86 104Q104 104 104 122Q102 138 88 140L96 150L122 140L130 148L100 168L84 162L70 196L92 216Q98 222 96 230L92 266L106 272V276H78L80 232L54 214L30 232Q22 238 14 234L-14 220L-18 230L-24 228L-16 200L18 214L38 196Q8 206 -18 186Q10 180 22 160Q40 138 64 138L44 150L28 176L18 170L36 136Q52 124 74 128Z',
    hat: 'M-16 80Q0 78 1 70Q-4 52 12 49Q26 40 32 58Q40 62 53 54Q46 70 24 78T-16 80Z',
    yellow: 'M70 132Q84 146 98 138L92 150Q76 152 66 142ZM66 140L36 128L44 142L28 144L64 150Z',
    eyes: [[95, 118, 5]],
    sweat: [
      [112, 96, 40],
      [70, 92, -20],
      [122, 116, 70],
    ],
  },
];
