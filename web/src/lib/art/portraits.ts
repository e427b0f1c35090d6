/**
 * Who sits at a table, from the chest up: 160 units wide and 144 high, the light from the right.
 *
 * A person is drawn by seat and a bot by its level, the weakest first, so that neither names nor levels are known here.
 */

import { burst, hatch } from './cut';

/** What a shape is printed in; `Portrait.svelte` mixes the inks. */
export type Ink =
  | 'coat'
  | 'shirt'
  | 'hair'
  | 'skin'
  | 'shade'
  | 'key'
  | 'white'
  | 'hat'
  | 'spot'
  | 'rim'
  | 'cut'
  | 'tin'
  | 'gold';
/** Shapes in the order in which they are printed. */
export type Figure = readonly (readonly [ink: Ink, d: string])[];

export interface Sitter {
  figure: Figure;
  /** The colour of the hat. */
  hat: string;
  /** The colour of the hair, for those who are always the same person. */
  hair?: string;
}

/** A head, its left half and what lies under the brim in shadow. */
const HEAD: Figure = [
  ['skin', 'M70 92H90V110L80 116L70 110Z'],
  ['skin', 'M62 56H98V74Q97 96 80 100Q63 96 62 74Z'],
  ['shade', 'M62 56H79V99Q63 95 62 74Z'],
  ['shade', 'M62 56H98V66Q90 70 82 67L80 65L78 67Q70 70 62 66Z'],
];
const EYES: Figure = [['key', 'M70 72a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M87 72a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z']];
const COAT_CUTS = hatch(22, 108, 46, 36, { gap: 5, angle: 116, length: 11, fat: 1, seed: 7 });
const CROWN_CUTS = hatch(61, 26, 26, 21, { gap: 4, angle: 84, length: 8, fat: 0.8, seed: 3 });

const WIDE_HAT = 'M30 56Q56 62 58 50Q58 24 80 28Q102 24 102 50Q104 62 130 56Q118 68 80 67T30 56Z';
const BAND = 'M58 46Q80 54 102 46V53Q80 61 58 53Z';
const WIDE_RIM = 'M102 50Q104 62 130 56Q122 62 108 62Q99 58 100 44Z';
const SHOULDER_RIM = 'M102 98Q142 104 146 144H140Q134 110 100 103Z';
const SCARF = 'M58 98Q80 110 102 98L97 112L80 124L63 112Z';
const MOUSTACHE = 'M64 85Q72 79 80 84Q88 79 96 85Q102 89 104 83Q102 96 80 89Q58 96 56 83Q58 89 64 85Z';

/** People, by seat. */
export const PEOPLE: readonly Sitter[] = [
  {
    hat: '#2a1b1e',
    figure: [
      ['hair', 'M56 54Q44 92 52 120L68 110V60ZM104 54Q116 92 108 120L92 110V60Z'],
      ['coat', 'M14 144Q18 104 58 98L80 116L102 98Q142 104 146 144Z'],
      ['cut', COAT_CUTS],
      ...HEAD,
      ...EYES,
      ['key', 'M73 86Q80 90 88 85Q80 93 73 86Z'],
      ['spot', SCARF],
      ['hat', WIDE_HAT],
      ['cut', CROWN_CUTS],
      ['spot', BAND],
      ['rim', WIDE_RIM + SHOULDER_RIM],
    ],
  },
  {
    hat: '#2b2628',
    figure: [
      ['coat', 'M12 144Q16 104 60 98L80 128L100 98Q144 104 148 144Z'],
      ['cut', COAT_CUTS],
      ['shirt', 'M62 98L80 132L98 98L90 94H70Z'],
      ...HEAD,
      ...EYES,
      ['hair', MOUSTACHE],
      ['spot', 'M67 104L80 110L93 104V117L80 111L67 117Z'],
      ['hat', 'M58 52Q54 20 80 18Q106 20 102 52Q116 50 120 56Q100 66 80 64T40 56Q44 50 58 52Z'],
      ['cut', CROWN_CUTS],
      ['spot', 'M57 43Q80 51 103 43V51Q80 59 57 51Z'],
      ['rim', 'M92 20Q106 26 102 52Q116 50 120 56Q110 54 100 56Q101 34 92 20Z' + SHOULDER_RIM],
    ],
  },
  {
    hat: '#3a1f22',
    figure: [
      ['hair', 'M54 60Q40 72 50 96Q58 104 66 94V56ZM106 60Q120 72 110 96Q102 104 94 94V56Z'],
      ['coat', 'M20 144Q22 108 58 100L80 112L102 100Q138 108 140 144Z'],
      ['cut', COAT_CUTS],
      ...HEAD,
      ...EYES,
      ['key', 'M74 86Q80 83 87 86Q80 92 74 86Z'],
      ['spot', 'M34 114Q58 101 80 119Q102 101 126 114Q130 124 132 144H28Q30 124 34 114Z'],
      ['hat', 'M18 46Q50 66 80 60Q112 58 140 36Q128 26 106 34Q98 16 76 22Q58 24 56 44Q34 40 18 46Z'],
      ['spot', 'M56 42Q82 48 106 34Q138 2 154 16Q132 22 122 38Q96 54 57 52Z'],
      ['rim', 'M140 36Q112 54 90 57L84 60Q112 58 140 36ZM102 100Q138 108 140 144H134Q130 112 100 105Z'],
    ],
  },
  {
    hat: '#6a4a2c',
    figure: [
      ['coat', 'M16 144Q20 106 58 99L80 116L102 99Q140 106 144 144Z'],
      ['cut', COAT_CUTS],
      ['spot', 'M52 101L64 98L60 144H46ZM108 101L96 98L100 144H114Z'],
      ...HEAD,
      ...EYES,
      [
        'hair',
        'M61 68Q56 104 64 116L70 110L74 124L80 114L86 126L90 111L97 116Q104 104 99 68Q97 82 88 82Q80 78 72 82Q63 82 61 68Z',
      ],
      ['key', 'M74 88Q80 91 87 88Q80 94 74 88Z'],
      [
        'hat',
        'M26 66Q50 58 57 50Q54 26 72 24Q80 32 92 23Q106 28 103 50Q110 58 134 64Q120 70 110 66Q80 60 50 67Q38 72 26 66Z',
      ],
      ['cut', CROWN_CUTS],
      ['key', 'M57 45Q80 53 103 45V51Q80 58 57 51Z'],
      ['rim', 'M103 50Q110 58 134 64Q122 66 112 63Q100 58 99 42Z' + SHOULDER_RIM],
    ],
  },
  {
    hat: '#8a5a2c',
    figure: [
      ['hair', 'M58 60Q50 84 48 118L60 122L66 100V58ZM102 60Q110 84 112 118L100 122L94 100V58Z'],
      ['spot', 'M45 116L62 120L60 128L43 124ZM115 116L98 120L100 128L117 124Z'],
      ['coat', 'M8 144Q22 108 60 100L80 110L100 100Q138 108 152 144Z'],
      ['spot', 'M14 136Q46 116 80 122Q114 116 146 136L149 144Q114 124 80 130Q46 124 11 144Z'],
      ...HEAD,
      ...EYES,
      ['key', 'M73 86Q80 89 88 86Q80 92 73 86Z'],
      [
        'hat',
        'M12 52Q12 62 40 66Q80 72 120 66Q148 62 148 52Q142 58 104 57Q100 22 80 14Q60 22 56 57Q18 58 12 52Z',
      ],
      ['cut', CROWN_CUTS],
      ['spot', 'M57 48Q80 55 103 48L104 56Q80 62 56 56Z'],
      [
        'rim',
        'M148 52Q148 62 120 66L112 67Q134 60 148 52ZM80 14Q100 22 104 57L99 57Q96 30 80 14Z' + SHOULDER_RIM,
      ],
    ],
  },
  {
    hat: '#4b5136',
    figure: [
      ['coat', 'M14 144Q18 106 58 99L80 118L102 99Q142 106 146 144Z'],
      ['cut', COAT_CUTS],
      ['shirt', 'M64 100L80 122L96 100L90 96H70Z'],
      ['hair', 'M58 58Q55 80 60 90L66 84V58ZM102 58Q105 80 100 90L94 84V58Z'],
      ...HEAD,
      // Spectacles.
      [
        'key',
        'M65 72a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M68 72a4.500 4.500 0 1 1 9 0a4.500 4.500 0 1 1 -9 0M82 72a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M85 72a4.500 4.500 0 1 1 9 0a4.500 4.500 0 1 1 -9 0Z',
      ],
      ['white', 'M86.500 71a3 3 0 0 1 5 -1.500Z'],
      ['key', 'M74 88Q80 90 87 87Q80 93 74 88Z'],
      ['spot', 'M76 106H84L88 138L80 144L72 138Z'],
      ['hat', 'M60 54V24Q80 17 100 24V54Q114 53 117 58Q98 67 80 66T43 58Q46 53 60 54Z'],
      ['cut', CROWN_CUTS],
      ['spot', 'M60 42Q80 49 100 42V51Q80 59 60 51Z'],
      ['rim', 'M95 22L100 24V54Q114 53 117 58Q106 56 96 58Z' + SHOULDER_RIM],
    ],
  },
];

/** Bots, the weakest first. */
export const BOTS: readonly Sitter[] = [
  {
    // New in town: straw hat, freckles, and a stalk of grass.
    hat: '#d3a04a',
    hair: '#b4531f',
    figure: [
      ['coat', 'M20 144Q24 110 60 101L80 116L100 101Q136 110 140 144Z'],
      ['shirt', 'M64 100L80 124L96 100L90 96H70Z'],
      ['spot', 'M52 103L62 100L60 144H49ZM108 103L98 100L100 144H111Z'],
      ['skin', 'M63 68q-10 -4 -9 6q1 10 10 9ZM97 68q10 -4 9 6q-1 10 -10 9Z'],
      ['hair', 'M59 72Q56 56 66 56L66 70ZM101 72Q104 56 94 56L94 70Z'],
      ...HEAD,
      ['white', 'M66 73a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M84 73a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z'],
      ['key', 'M70 73a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M87 73a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z'],
      ['shade', 'M66 82h2v2h-2ZM70 85h2v2h-2ZM74 82h2v2h-2ZM86 82h2v2h-2ZM90 85h2v2h-2ZM93 81h2v2h-2Z'],
      ['key', 'M70 88Q80 93 91 87Q89 96 80 97Q72 95 70 88Z'],
      ['white', 'M76 91H84V95H76Z'],
      [
        'hat',
        'M18 60Q48 46 58 50Q58 24 80 25Q102 24 102 50Q114 46 142 58L134 60L139 65L127 63L121 68Q100 65 80 66T38 68L34 62L22 66L28 61Z',
      ],
      ['cut', hatch(60, 28, 40, 18, { gap: 4, angle: 12, length: 10, fat: 0.8, seed: 5 })],
      ['spot', BAND],
      ['rim', 'M102 50Q114 46 142 58Q120 56 108 60Q99 56 99 40Z'],
      ['gold', 'M88 90Q108 90 126 78L128 72L131 79L124 82Q108 93 88 92Z'],
    ],
  },
  {
    // Keeps the peace by rules of thumb: a neat moustache and a tin shield.
    hat: '#5a3a22',
    hair: '#3a2114',
    figure: [
      ['coat', 'M14 144Q18 104 58 98L80 116L102 98Q142 104 146 144Z'],
      ['cut', COAT_CUTS],
      ...HEAD,
      ...EYES,
      ['hair', 'M68 87Q74 81 80 85Q86 81 92 87Q86 91 80 88Q74 91 68 87Z'],
      ['spot', SCARF],
      ['hat', WIDE_HAT],
      ['cut', CROWN_CUTS],
      ['spot', BAND],
      ['rim', WIDE_RIM + SHOULDER_RIM],
      ['tin', 'M106 114Q113 118 118 113Q123 118 130 114Q132 132 118 138Q104 132 106 114Z'],
      ['key', 'M118 118l2 5h5l-4 3.500l1.500 5l-4.500 -3l-4.500 3l1.500 -5l-4 -3.500h5Z'],
    ],
  },
  {
    // Thinks ahead: a tall pale hat, a great moustache and the star.
    hat: '#cdb48a',
    hair: '#4a4542',
    figure: [
      ['coat', 'M8 144Q12 104 58 97L80 122L102 97Q148 104 152 144Z'],
      ['cut', COAT_CUTS],
      ['shirt', 'M64 98L80 124L96 98L90 94H70Z'],
      ['hair', 'M60 62L67 62V86L62 80ZM100 62L93 62V86L98 80Z'],
      ...HEAD,
      ...EYES,
      ['key', 'M66 67L77 70V72L66 69ZM94 67L84 70V72L94 69Z'],
      [
        'hair',
        'M62 84Q70 76 80 82Q90 76 98 84Q103 90 108 84Q108 104 92 96Q84 94 80 90Q76 94 68 96Q52 104 52 84Q57 90 62 84Z',
      ],
      ['spot', 'M68 104L80 110L92 104V118L80 112L68 118Z'],
      ['hat', 'M24 52Q54 62 57 48Q54 14 70 16Q80 26 90 16Q106 14 103 48Q106 62 136 52Q122 70 80 67T24 52Z'],
      ['cut', hatch(61, 20, 26, 24, { gap: 4, angle: 84, length: 9, fat: 0.8, seed: 9 })],
      ['spot', 'M57 44Q80 53 103 44V52Q80 61 57 52Z'],
      ['rim', 'M103 48Q106 62 136 52Q126 61 110 62Q99 57 99 36Z' + SHOULDER_RIM],
      [
        'gold',
        `M120 106l4.500 8.900l10 -.6l-5.500 8.400l5.500 8.400l-10 -.6l-4.500 8.900l-4.500 -8.900l-10 .6l5.500 -8.400l-5.500 -8.400l10 .6Z`,
      ],
      ['key', 'M116 122.700a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z'],
    ],
  },
  {
    // The best there is: nothing to be seen of the face but the eyes.
    hat: '#15100f',
    hair: '#15100f',
    figure: [
      ['coat', 'M2 144Q8 106 56 97L80 112L104 97Q152 106 158 144Z'],
      [
        'spot',
        'M12 132Q44 112 68 102L80 128L92 102Q116 112 148 132L151 142Q116 120 96 114L80 144L64 114Q44 120 9 142Z',
      ],
      ['skin', 'M62 54H98V80H62Z'],
      ['shade', 'M62 54H98V72H62ZM62 54H79V80H62Z'],
      ['key', 'M62 54H98V69H62Z'],
      ['white', 'M65 73Q72 67 78 75Q70 78 65 73ZM95 73Q88 67 82 75Q90 78 95 73Z'],
      ['key', 'M71 71.500h3v4h-3ZM86 71.500h3v4h-3Z'],
      ['spot', 'M60 82Q80 76 100 82Q101 100 80 120Q59 100 60 82Z'],
      ['shade', 'M60 82Q72 78 79 79L79 119Q59 100 60 82Z'],
      ['hat', 'M8 44Q42 58 56 45Q52 12 68 12Q80 20 92 12Q108 12 104 45Q118 58 152 44Q136 67 80 64T8 44Z'],
      ['cut', hatch(60, 17, 28, 23, { gap: 4, angle: 84, length: 9, fat: 0.8, seed: 9 })],
      ['spot', 'M56 39Q80 49 104 39V48Q80 58 56 48Z'],
      ['gold', burst(94, 46, 4, 8, 9, { seed: 2 })],
      [
        'rim',
        'M104 45Q118 58 152 44Q140 57 114 57Q100 52 100 30ZM104 97Q152 106 158 144H152Q144 112 101 103Z',
      ],
      ['gold', `${burst(120, 126, 9, 14, 12, { seed: 5 })}`],
      ['key', 'M120 117q8 8 8 12t-6 3l1 4h-6l1 -4q-6 1 -6 -3t8 -12Z'],
    ],
  },
];

/** The second ink of a seat. */
export const SPOTS = ['#2f7f9c', '#c4631c', '#4a8a3c', '#8a58b0', '#b8342a', '#c0922a'] as const;
const SKINS = ['#e8ae78', '#d99a66', '#b87648', '#f0c092', '#8f5835'] as const;
const HAIRS = ['#2a1712', '#7a3418', '#8a8078', '#4a2a1a', '#b98a3c'] as const;

function pick<T>(from: readonly T[], which: number): T {
  return from[which % from.length]!;
}

function hash(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) >>> 0, 7);
}

export interface Likeness extends Required<Sitter> {
  spot: string;
  skin: string;
}

/** Who to draw: a bot of this level, the weakest being 0, or the person at this seat (`level` is null). */
export function likeness(level: number | null, name: string, seat: number): Likeness {
  const own = level === null ? seat + hash(name) : seat;
  const sitter = level === null ? pick(PEOPLE, seat) : BOTS[Math.min(Math.max(level, 0), BOTS.length - 1)]!;
  return {
    figure: sitter.figure,
    hat: sitter.hat,
    hair: sitter.hair ?? pick(HAIRS, own),
    spot: pick(SPOTS, seat),
    skin: level === null ? pick(SKINS, own) : SKINS[0],
  };
}
