// Deals questions for games whose questions come from the server.
import { randomInt } from 'node:crypto';
import { z } from 'zod/mini';
import { findGame, GAMES } from '#games/cards.ts';
import { DEALERS } from '#games/dealers.ts';
import type { DealtQuestion } from '#games/kit/rules/game.ts';
import { seededRandom } from '#games/kit/rules/random.ts';
import { yearOrFirst } from '#shared/years.ts';
import type { Db } from '../platform/db/database.ts';
import { AppError, SENTENCES } from '../platform/errors.ts';
import { findDealing, rememberDealt } from './dealing-store.ts';

const SEEDS = 2 ** 32;

/** What this call shows of a game's start: its questions, without what only a deal tells. Made once, because Zod compiles each schema. */
const SHOWN = new Map(
  GAMES.flatMap(({ id, questions }) =>
    questions ? [[id, z.object({ questions: z.array(questions.schema) })] as const] : [],
  ),
);

interface Pupil {
  id: number;
  yearGroup: number | null;
}

/**
 * Ten fresh questions for a pupil, different from the last rounds' (D2); 'not-found' if the server does not deal this
 * game.
 */
export async function dealQuestions(
  db: Db,
  pupil: Pupil,
  gameId: string,
): Promise<DealtQuestion[]> {
  const card = findGame(gameId);
  const shown = card && SHOWN.get(card.id);
  if (!shown) throw new AppError('not-found', SENTENCES.notFound);
  const { dealStart } = await DEALERS[card.id]();
  const { pace, before } = await findDealing(db, pupil.id, gameId);
  const random = seededRandom(randomInt(SEEDS));
  const year = yearOrFirst(pupil.yearGroup);
  const { start, drawn } = await dealStart({
    year,
    random,
    recent: before,
    memory: null,
    countdown: pace,
    isAsOnCard: true,
  });
  await rememberDealt(db, pupil.id, gameId, { now: drawn, before });
  return shown.parse(start).questions;
}
