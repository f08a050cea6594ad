// How the controls of all forms look while chosen, right or missed; a sign or a word repeats the meaning.

/** A control of a form, at least 44 px high and wide, however short its word. */
export const TILE =
  'min-h-12 min-w-11 rounded-2xl border-2 px-2 py-1 text-lg leading-snug wrap-anywhere ledge focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-sky has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky min-[22.5rem]:px-3 roomy:min-h-14 roomy:px-4 roomy:py-2 roomy:text-xl grand:min-h-16 grand:text-2xl';

export type Mood = 'plain' | 'chosen' | 'right' | 'missed' | 'mended';

export const MOODS: Readonly<Record<Mood, string>> = {
  plain: 'border-edge bg-paper',
  chosen: 'border-grape bg-grape-soft',
  right: 'border-leaf bg-leaf-soft',
  missed: 'border-coral bg-coral-soft',
  // The right answer, in the place of a wrong one.
  mended: 'border-dashed border-coral bg-sun-soft',
};

/** How a chosen or offered answer looks; once locked, the right one is marked whether it was chosen or not. */
export function moodOf(isLocked: boolean, isChosen: boolean, isAnswer: boolean): Mood {
  if (!isLocked) return isChosen ? 'chosen' : 'plain';
  if (isAnswer) return 'right';
  return isChosen ? 'missed' : 'plain';
}
