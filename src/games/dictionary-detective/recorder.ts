// Records the pairs that are tried in a round of Dictionary Detective.
import type { Timed } from '#shared/moves.ts';
import type { Recorder } from '#games/kit/rules/recording.ts';
import { play, type Case, type Move } from './rules.ts';

/** Ids of the entries whose word and whose definition were picked. */
interface PairMove extends Timed {
  word: string;
  definition: string;
}

export const caseRecorder: Recorder<Case, Move, PairMove> = {
  play,
  moveOf({ before, after }, { t }) {
    const { verdict } = after;
    if (!verdict || after.tries === before.tries) return null;
    return { t, word: verdict.word, definition: verdict.definition };
  },
  isMiss: ({ verdict }) => verdict?.isMatch === false,
};
