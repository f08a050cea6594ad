// Deals questions for games whose questions come from the server.
import { randomInt } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod/mini';
import { findGame } from '#games/cards.ts';
import { DEALERS } from '#games/dealers.ts';
import type { DealtQuestion } from '#games/kit/game.ts';
import { seededRandom } from '#games/kit/random.ts';
import { yearOrFirst } from '#shared/years.ts';
import type { Db } from '../platform/db/database.ts';
import { AppError, SENTENCES } from '../platform/errors.ts';
import { findDealing } from './dealing-store.ts';
import { rememberDealt } from './store.ts';

const SEEDS = 2 ** 32;

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
  const [round = []] = await dealRounds(db, pupil, gameId, 1);
  return round;
}

/** The same for `count` rounds, each dealt and remembered as if requested alone. */
export async function dealRounds(
  db: Db,
  pupil: Pupil,
  gameId: string,
  count: number,
): Promise<DealtQuestion[][]> {
  const card = findGame(gameId);
  if (!card?.questions) throw new AppError('not-found', SENTENCES.notFound);
  const { dealStart } = await DEALERS[card.id]();
  const roundSchema = z.object({ questions: z.array(card.questions.schema) });
  const { pace, before } = await findDealing(db, pupil.id, gameId);
  const rounds: DealtQuestion[][] = [];
  // Newest first.
  let dealt: string[] = [];
  while (rounds.length < count) {
    // Lets other requests run between two rounds, each of which takes some milliseconds.
    if (rounds.length > 0) await setImmediate();
    const random = seededRandom(randomInt(SEEDS));
    const year = yearOrFirst(pupil.yearGroup);
    const { start, drawn } = await dealStart(year, random, [...dealt, ...before], null, pace);
    dealt = [...drawn, ...dealt];
    // Without what only a deal tells.
    rounds.push(roundSchema.parse(start).questions);
  }
  await rememberDealt(db, pupil.id, gameId, { now: dealt, before });
  return rounds;
}
