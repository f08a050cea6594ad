// Draws the questions of one round for games whose questions come from the server.
import { randomInt } from 'node:crypto';
import type { DealtQuestion } from '#games/kit/game.ts';
import { seededRandom } from '#games/kit/random.ts';
import { findGame } from '#games/registry.ts';
import { yearOrFirst } from '#shared/years.ts';
import type { Db } from '../db/database.ts';
import { AppError, SENTENCES } from '../errors.ts';
import { findDealt, rememberDealt } from './store.ts';

const SEEDS = 2 ** 32;

/** Ten fresh questions for a pupil, others than the last rounds' (D2); 'not-found' unless the game is dealt by the server. */
export async function dealQuestions(
  db: Db,
  pupil: { id: number; yearGroup: number | null },
  gameId: string,
): Promise<DealtQuestion[]> {
  const dealer = findGame(gameId)?.questions;
  if (!dealer) throw new AppError('not-found', SENTENCES.notFound);
  const { deal } = await dealer.load();
  const before = await findDealt(db, pupil.id, gameId);
  const random = seededRandom(randomInt(SEEDS));
  const questions = deal(yearOrFirst(pupil.yearGroup), random, before);
  await rememberDealt(db, pupil.id, gameId, { now: questions.map(({ id }) => id), before });
  return questions.map((question) => dealer.schema.parse(question));
}
