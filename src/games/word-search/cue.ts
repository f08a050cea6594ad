// What a round of Word Search sounds like after each move.
import type { SoundName } from '#games/kit/screen/sounds.ts';
import type { Outcome } from './rules.ts';

const CUES: Record<Outcome['kind'], SoundName | null> = {
  none: null,
  begun: 'tap',
  found: 'found',
  again: 'tap',
  missed: 'notYet',
};

/** The sound of what the last move did. */
export function cueOf({ kind }: Outcome): SoundName | null {
  return CUES[kind];
}
