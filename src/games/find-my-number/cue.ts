// The sounds of Find My Number.
import type { SoundName } from '#games/kit/screen/sounds.ts';
import type { Round } from './rules.ts';

const CUES: Record<NonNullable<Round['outcome']>, SoundName> = {
  low: 'higher',
  high: 'lower',
  found: 'right',
  invalid: 'notYet',
  repeat: 'notYet',
};

/** The sound of the last guess: a number that was too low asks for a higher one. */
export function cueOf({ outcome }: Round): SoundName | null {
  return outcome && CUES[outcome];
}
