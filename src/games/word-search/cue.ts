// The sounds of Word Search.
import type { SoundName } from '#games/kit/screen/sounds.ts';
import type { Outcome } from './rules.ts';

const CUES: Record<Outcome['kind'], SoundName | null> = {
  none: null,
  begun: 'tap',
  found: 'found',
  again: 'tap',
  missed: 'notYet',
};

/** The sound for the outcome of the last move. */
export function cueOf({ kind }: Outcome): SoundName | null {
  return CUES[kind];
}
