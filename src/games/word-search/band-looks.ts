// Ten looks that distinguish the found words, each with its own colour and edge and the word's number.

export interface BandLook {
  /** The colour of the band over the letters, and behind the word in the list. */
  fill: string;
  /** Edge of the band. */
  edge: string;
  /** Dashes of the edge in places of the grid; none for a plain edge. */
  dashes?: string;
}

const soft = (colour: string) => `var(--color-${colour}-soft)`;
/** A second tint of a colour: `part` is a percentage. */
export const tint = (colour: string, part: number) =>
  `color-mix(in oklab, var(--color-${colour}) ${part}%, transparent)`;

const LOOKS: readonly BandLook[] = [
  { fill: soft('sea'), edge: 'stroke-sea' },
  { fill: soft('coral'), edge: 'stroke-coral' },
  { fill: soft('leaf'), edge: 'stroke-leaf' },
  { fill: soft('grape'), edge: 'stroke-grape' },
  { fill: soft('sun'), edge: 'stroke-sun' },
  { fill: soft('sky'), edge: 'stroke-sky' },
  { fill: tint('coral', 25), edge: 'stroke-coral', dashes: '.22 .12' },
  { fill: tint('sea', 25), edge: 'stroke-sea', dashes: '.22 .12' },
  { fill: tint('sun', 45), edge: 'stroke-ink-soft', dashes: '.05 .1' },
  { fill: tint('grape', 25), edge: 'stroke-grape', dashes: '.05 .1' },
];

const PLAIN: BandLook = { fill: 'var(--color-line)', edge: 'stroke-edge' };

/** The look of a word by its position in the list, from 0. */
export function lookOf(place: number): BandLook {
  return LOOKS[place] ?? PLAIN;
}
