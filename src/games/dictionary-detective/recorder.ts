// Records the pairs that are tried in a round of Dictionary Detective.
import { z } from 'zod/mini';
import type { Recorder } from '#games/kit/rules/recording.ts';
import { momentSchema } from '#games/kit/rules/replay.ts';
import { countMatched, play, type Case, type Move } from './rules.ts';

/** Ids of the entries whose word and whose definition were picked. */
const moveSchema = z.strictObject({ t: momentSchema, word: z.string(), definition: z.string() });
export type PairMove = z.infer<typeof moveSchema>;

export const caseRecorder: Recorder<Case, Move, PairMove> = {
  play,
  moveOf({ before, after }, { t }) {
    const { verdict } = after;
    if (!verdict || after.tries === before.tries) return null;
    return { t, word: verdict.word, definition: verdict.definition };
  },
  isMiss: ({ verdict }) => verdict?.isMatch === false,
  moveSchema,
  again: (_, { word, definition }) => [
    { kind: 'pick', side: 'word', id: word },
    { kind: 'pick', side: 'definition', id: definition },
  ],
  placeOf: (state) => Math.min(state.words.length, countMatched(state) + 1),
};
