// Draws the questions of one round for games whose questions come from the server.
import { randomInt } from 'node:crypto';
import { findGame } from '#games/registry.ts';
import { seededRandom } from '#games/kit/random.ts';
import { yearOrFirst } from '#shared/years.ts';
import { AppError, SENTENCES } from '../errors.ts';

const SEEDS = 2 ** 32;

/** Ten fresh questions for a year (D2); 'not-found' for a game that is unknown or brings its own words. */
export async function dealQuestions(gameId: string, yearGroup: number | null): Promise<unknown[]> {
  const dealer = findGame(gameId)?.questions;
  if (!dealer) throw new AppError('not-found', SENTENCES.notFound);
  const { deal } = await dealer.load();
  const questions = deal(yearOrFirst(yearGroup), seededRandom(randomInt(SEEDS)), []);
  return questions.map((question) => dealer.schema.parse(question));
}
