// A list of own words as it is answered.
import type { WordList, WordListWithWords } from '#shared/contract/word-lists.ts';
import { checkStored } from './check-words.ts';
import type { RecordingNote } from './recordings-store.ts';
import type { KeptList } from './store.ts';

export function toWordList(list: KeptList, uses: number): WordList {
  const { words: _, ...summary } = toListWithWords(list, uses, []);
  return summary;
}

/** Checked again, because the rules may have changed since it was stored. */
export function toListWithWords(
  list: KeptList,
  uses: number,
  notes: readonly RecordingNote[],
): WordListWithWords {
  const { id, name, year, isShared, madeBy, mayChange, changedAt, words } = list;
  const { rows, games } = checkStored(words, year);
  return {
    id,
    name,
    yearGroup: year,
    isShared,
    madeBy,
    mayChange,
    wordCount: words.length,
    games,
    uses,
    changedAt: changedAt.toISOString(),
    words: words.flatMap(({ id: wordId }, nth) => {
      const row = rows[nth];
      return row ? [{ ...row, id: wordId, recording: toRecording(wordId, notes) }] : [];
    }),
  };
}

function toRecording(wanted: number, notes: readonly RecordingNote[]) {
  const note = notes.find(({ wordId }) => wordId === wanted);
  if (!note) return null;
  const { format, bytes, recordedAt } = note;
  return { format, bytes, recordedAt: recordedAt.toISOString() };
}
