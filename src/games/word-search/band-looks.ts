// Ten looks that distinguish the found words, each with its own colour and edge and the word's number.

export interface BandLook {
  /** Fill and edge of the band over the letters. */
  band: string;
  /** Background of the word in the list. */
  chip: string;
  /** Dashes of the edge in places of the grid; none for a plain edge. */
  dashes?: string;
}

const LOOKS: readonly BandLook[] = [
  { band: 'fill-sea-soft stroke-sea', chip: 'bg-sea-soft' },
  { band: 'fill-coral-soft stroke-coral', chip: 'bg-coral-soft' },
  { band: 'fill-leaf-soft stroke-leaf', chip: 'bg-leaf-soft' },
  { band: 'fill-grape-soft stroke-grape', chip: 'bg-grape-soft' },
  { band: 'fill-sun-soft stroke-sun', chip: 'bg-sun-soft' },
  { band: 'fill-sky-soft stroke-sky', chip: 'bg-sky-soft' },
  { band: 'fill-coral/25 stroke-coral', chip: 'bg-coral/25', dashes: '.22 .12' },
  { band: 'fill-sea/25 stroke-sea', chip: 'bg-sea/25', dashes: '.22 .12' },
  { band: 'fill-sun/45 stroke-ink-soft', chip: 'bg-sun/45', dashes: '.05 .1' },
  { band: 'fill-grape/25 stroke-grape', chip: 'bg-grape/25', dashes: '.05 .1' },
];

const PLAIN: BandLook = { band: 'fill-line stroke-edge', chip: 'bg-line' };

/** The look of a word by its position in the list, from 0. */
export function lookOf(place: number): BandLook {
  return LOOKS[place] ?? PLAIN;
}
