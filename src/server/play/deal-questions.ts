// Deals questions alone, for games whose questions come from the server.
import { ON_SERVER } from '#games/server.ts';
import { GAME_IDS } from '#games/ids.ts';
import type { DealtQuestion } from '#games/kit/rules/game.ts';
import { NOTHING_REMEMBERED } from '#games/kit/rules/memory.ts';
import { yearOrFirst } from '#shared/years.ts';
import type { Db } from '../platform/db/database.ts';
import { notFound } from '../platform/errors.ts';
import { freshRandom } from './deal-rounds.ts';
import { findDealing, rememberDealt } from './dealing-store.ts';

interface Pupil {
  id: number;
  yearGroup: number | null;
}

/**
 * Ten questions for a pupil that recent rounds did not ask (D2); throws 'not-found' if the server does not deal this game.
 */
export async function dealQuestions(
  db: Db,
  pupil: Pupil,
  gameId: string,
): Promise<DealtQuestion[]> {
  const game = GAME_IDS.find((id) => id === gameId);
  const dealer = game && (await ON_SERVER[game].loadDealer());
  if (!dealer?.dealQuestions) throw notFound();
  const { pace, before } = await findDealing(db, pupil.id, gameId);
  const questions = dealer.dealQuestions({
    year: yearOrFirst(pupil.yearGroup),
    random: freshRandom(),
    recent: before,
    memory: NOTHING_REMEMBERED,
    countdown: pace,
  });
  await rememberDealt(db, pupil.id, gameId, { now: questions.map(({ id }) => id), before });
  return questions;
}
