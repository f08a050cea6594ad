// The sounds of Dictionary Detective.
import type { SoundName } from '#games/kit/screen/sounds.ts';
import type { Case } from './rules.ts';

/** The sound of the last move: a pair, not a pair, or a single pick. */
export function cueOf({ verdict, picked }: Case): SoundName | null {
  // The pupil may pick while the last verdict is still shown.
  if (picked.word !== null || picked.definition !== null) return 'tap';
  return verdict && (verdict.isMatch ? 'found' : 'notYet');
}

/** Changes with every pick. */
export function momentOf({ tries, picked }: Case): string {
  return `${tries} ${picked.word ?? ''} ${picked.definition ?? ''}`;
}
