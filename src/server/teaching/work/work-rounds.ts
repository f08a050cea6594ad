// Dealing and counting rounds for set work (D11).
import type { Focus } from '#games/kit/rules/focus.ts';
import type { WorkSubject } from '#shared/contract/work.ts';
import { AppError, SENTENCES } from '../../platform/errors.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { schoolDay } from '../../platform/school-day.ts';
import type { RoundPurpose } from '../../play/round-purposes.ts';
import { dealerFor } from '../words/deal-words.ts';
import { findOwnWords } from '../words/uses-store.ts';
import { addDoneRound, findOpenWork, subjectOf } from './store.ts';
import { gamesFor, takesLong } from './subject.ts';

export function workRounds({ now }: Pick<Deps, 'now'>): RoundPurpose {
  return {
    async plan(db, userId, gameId, id) {
      const [work] = await findOpenWork(db, userId, schoolDay(now()), id);
      const what = work && subjectOf(work);
      if (!what || !(await gamesFor(db, what)).includes(gameId)) {
        throw new AppError('not-found', SENTENCES.notFound);
      }
      const list = what.words === undefined ? null : await findOwnWords(db, what.words);
      const dealStart = list && dealerFor(list, gameId);
      if (dealStart) return { focus: null, dealStart };
      const isLong = what.objective !== undefined && (await takesLong(gameId, what.objective));
      return { focus: focusOf(what), ...(isLong && { countdown: null }) };
    },
    async noteRound(tx, { id: workId, userId, rushed, at }) {
      await addDoneRound(tx, { workId, userId, rushed, at });
    },
  };
}

function focusOf({ objective, due }: WorkSubject): Focus | null {
  if (objective !== undefined) return { kind: 'objective', objective };
  return due ? { kind: 'due' } : null;
}
