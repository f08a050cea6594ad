// The pupil's view of their memory (D9): the garden, and the basket of recent mistakes.
import { gameLabel } from '#games/cards.ts';
import { TABLES_CHECK } from '#games/ids.ts';
import { BASKET_DAYS, BASKET_SIZE, type Memory, type Missed } from '#shared/contract/memory.ts';
import { DAY_MS } from '#shared/dates.ts';
import { yearOrFirst, type YearGroup } from '#shared/years.ts';
import { gardenOf } from '../memory/garden.ts';
import { labelWith, type OwnWordLabels } from '../memory/label.ts';
import { findOwnWords } from '../memory/own-words-store.ts';
import type { States } from '../memory/apply-round.ts';
import { dueOn } from '../memory/schedule.ts';
import { findJourney, findStates, isMemoryOn } from '../memory/store.ts';
import type { Deps } from '../platform/http/deps.ts';
import { findLearningRounds, type LearningRound } from './history-store.ts';

/** The basket is full long before this limit. */
const LATEST_ROUNDS = 200;

/** Empty while memory is switched off, except for the journey's finds. */
export async function showMemory(
  { database: { db }, now }: Pick<Deps, 'database' | 'now'>,
  { id: userId, yearGroup }: { id: number; yearGroup: number | null },
): Promise<Memory> {
  const journey = [...(await findJourney(db, userId))];
  if (!(await isMemoryOn(db, userId))) return { isOn: false, garden: [], basket: [], journey };
  const states = await findStates(db, userId, 'now');
  const since = new Date(now().getTime() - BASKET_DAYS * DAY_MS);
  const rounds = await findLearningRounds(db, userId, { since, limit: LATEST_ROUNDS });
  const ownWords = await findOwnWords(db, [...states.keys()]);
  const year = yearOrFirst(yearGroup);
  return {
    isOn: true,
    garden: gardenOf(states, ownWords, { year, now: now() }),
    basket: basketOf(rounds, { states, ownWords, year }),
    journey,
  };
}

/** Items whose last answer was wrong, newest first. */
function basketOf(
  rounds: readonly LearningRound[],
  { states, ownWords, year }: { states: States; ownWords: OwnWordLabels; year: YearGroup },
): Missed[] {
  const met = new Set<string>();
  const basket: Missed[] = [];
  for (const { gameId, endedAt, answers } of rounds) {
    for (const { item, rating } of answers?.toReversed() ?? []) {
      const state = states.get(item);
      if (rating === null || !state || met.has(item)) continue;
      met.add(item);
      const label = labelWith(item, ownWords, year);
      if (rating !== 'again' || label === null) continue;
      basket.push({
        item,
        label,
        due: dueOn(state),
        why: `You missed it in ${gameId === TABLES_CHECK ? 'a tables check' : gameLabel(gameId).title}.`,
        missedAt: endedAt.toISOString(),
      });
    }
  }
  return basket.slice(0, BASKET_SIZE);
}
