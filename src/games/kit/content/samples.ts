// Running texts whose reading level is measured.
import type { Sample } from './content.ts';
import { wordsOf } from './texts.ts';

/** A text, and texts with the words it is about. */
export function sample(id: string, text: string, about: readonly string[]): Sample {
  return { id, text, about: new Set(wordsOf(about.join(' ').toLowerCase())) };
}
