// How rounds of Dictionary Detective are replayed: the pairs that were tried.
import { defineReplay, type Answer } from '#games/kit/rules/replay.ts';
import { dictionaryDetective } from './card.ts';
import { caseRecorder, isCaseSolved, openCase, play, resultOf, type PairMove } from './rules.ts';
import { itemOf, pagesOf, startSchema, type CaseStart } from './start.ts';

export const dictionaryDetectiveReplay = defineReplay({
  rulesVersion: dictionaryDetective.rulesVersion,
  startSchema,
  moveSchema: caseRecorder.moveSchema,
  open: (start: CaseStart, { seed }) => openCase(start, seed),
  play(state, { word, definition }) {
    const begun = play(state, { kind: 'pick', side: 'word', id: word });
    const judged = play(begun, { kind: 'pick', side: 'definition', id: definition });
    return judged.verdict ? play(judged, { kind: 'settle' }) : null;
  },
  isOver: isCaseSolved,
  resultOf,
  /**
   * Judges each word by its first try, in the order of the matches. The last pair of a page is left over and shows nothing.
   */
  answersOf({ start, moves }) {
    const timed = moves.map((move, index) => ({ ...move, since: moves[index - 1]?.t ?? 0 }));
    const matches = timed.filter(isMatch);
    const judged = pagesOf(start).flatMap((page) =>
      matches.flatMap(({ word }) => page.filter(({ id }) => id === word)).slice(0, -1),
    );
    return judged.flatMap((pair): Answer[] => {
      const { id } = pair;
      const tries = timed.filter(({ word }) => word === id);
      const [first] = tries;
      if (!first) return [];
      const right = isMatch(first);
      return [
        {
          item: itemOf(pair),
          objective: pair.objective,
          right,
          slip: null,
          ms: first.t - first.since,
          tries: tries.length,
          rating: right ? 'good' : 'again',
        },
      ];
    });
  },
});

function isMatch({ word, definition }: PairMove): boolean {
  return word === definition;
}
