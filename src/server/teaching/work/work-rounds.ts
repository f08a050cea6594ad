// Dealing and counting rounds for set work (D11).
import type { Focus } from '#games/kit/rules/focus.ts';
import type { WorkSubject } from '#shared/contract/work.ts';
import { notFound } from '../../platform/errors.ts';
import { schoolDay } from '../../platform/school-day.ts';
import { completeRound } from '../../play/complete-round.ts';
import { dealSignedRounds } from '../../play/deal-rounds.ts';
import { TO_THINK } from '../../play/own-due.ts';
import { checkGame } from '../../play/known-game.ts';
import type { TaughtRounds } from '../../play/taught-rounds.ts';
import { dealerFor } from '../words/deal-words.ts';
import { findOwnWords } from '../words/uses-store.ts';
import { addDoneRound, findOpenWork, subjectOf } from './store.ts';
import { gamesFor, takesLong } from './subject.ts';

export const workRounds: TaughtRounds<number> = {
  async deal(deps, pupil, { gameId, count }, workId) {
    const { db } = deps.database;
    const game = checkGame(gameId);
    const [work] = await findOpenWork(db, pupil.id, schoolDay(deps.now()), workId);
    const what = work && subjectOf(work);
    if (!what || !(await gamesFor(db, what)).includes(game)) {
      throw notFound();
    }
    const list = what.words === undefined ? null : await findOwnWords(db, what.words);
    const dealStart = list && dealerFor(list, game);
    if (dealStart) return dealSignedRounds(deps, pupil, game, count, { workId, dealStart });
    if (what.think) return dealSignedRounds(deps, pupil, game, count, { workId, ...TO_THINK });
    const isLong = what.objective !== undefined && (await takesLong(game, what.objective));
    const plan = { workId, focus: focusOf(what), ...(isLong && { countdown: null }) };
    return dealSignedRounds(deps, pupil, game, count, plan);
  },
  async complete(deps, userId, completion, workId) {
    return completeRound(deps, userId, completion, (tx, { replayed: { rushed }, at }) =>
      addDoneRound(tx, { workId, userId, rushed, at }),
    );
  },
};

function focusOf({ objective, due }: WorkSubject): Focus | null {
  if (objective !== undefined) return { kind: 'objective', objective };
  return due ? { kind: 'due' } : null;
}
