// The misconceptions that a class has shown recently (D11).
import type { ClassSlip } from '#shared/contract/map.ts';
import { itemsOfGame } from '#games/server.ts';
import { DAY_MS } from '#shared/dates.ts';
import type { Caller } from '../../classes/scope-store.ts';
import { findClass } from '../../classes/store.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { findSlipsSince, type RecentSlip } from '../../play/recent-answers-store.ts';
import { findMappedPupils, type MappedPupil } from '../map/store.ts';
import { questionShown } from '../question-shown.ts';
import { slipText } from '../slip-text.ts';
import { notFound } from '../../platform/errors.ts';

/** More examples would say no more about a slip. */
const QUESTIONS_MAX = 10;
/** So many pupils must have made a mistake that may be a child's own words (D18). */
export const COMMON = 2;

/** Throws 'not-found' if the class is not the caller's. */
export async function showSlips(
  { database: { db }, now }: Pick<Deps, 'database' | 'now'>,
  caller: Caller,
  classId: number,
  days: number,
): Promise<ClassSlip[]> {
  if (!(await findClass(db, caller, classId, now()))) throw notFound();
  const pupils = await findMappedPupils(db, classId);
  const ids = pupils.map(({ id }) => id);
  const since = new Date(now().getTime() - days * DAY_MS);
  const answers = await findSlipsSince(db, ids, since);
  // Two games may use one name for different slips.
  const bySlip = new Map<string, RecentSlip[]>();
  for (const answer of answers) {
    const key = `${answer.gameId} ${answer.slip}`;
    const alike = bySlip.get(key);
    if (alike) alike.push(answer);
    else bySlip.set(key, [answer]);
  }
  const slips = await Promise.all([...bySlip.values()].map((given) => slipOf(given, pupils)));
  return slips
    .flat()
    .toSorted((one, other) => other.count - one.count || one.text.localeCompare(other.text, 'en'));
}

async function slipOf(
  answers: readonly RecentSlip[],
  pupils: readonly MappedPupil[],
): Promise<ClassSlip[]> {
  const [first] = answers;
  if (!first) return [];
  const { slip, gameId } = first;
  const makers = whoMadeIt(answers, pupils);
  const game = await itemsOfGame(gameId);
  if (game?.areSlipsTyped && makers.length < COMMON) return [];
  return [
    {
      slip,
      gameId,
      text: await slipText(gameId, slip),
      count: answers.length,
      pupils: makers,
      items: await questionsOf(answers),
    },
  ];
}

/** In the order of `pupils`. */
function whoMadeIt(
  answers: readonly RecentSlip[],
  pupils: readonly MappedPupil[],
): ClassSlip['pupils'] {
  const counts = countsOf(answers, ({ userId }) => userId);
  return pupils.flatMap(({ id, displayName }) => {
    const count = counts.get(id);
    return count === undefined ? [] : [{ id, displayName, count }];
  });
}

async function questionsOf(answers: readonly RecentSlip[]): Promise<ClassSlip['items']> {
  const keyOf = ({ item, objective }: RecentSlip) => `${item} ${objective}`;
  const counts = countsOf(answers, keyOf);
  const asked = new Map(answers.map((answer) => [keyOf(answer), answer]));
  const frequent = [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, QUESTIONS_MAX);
  return Promise.all(
    frequent.flatMap(([key, count]) => {
      const answer = asked.get(key);
      return answer ? [questionOf(answer, count)] : [];
    }),
  );
}

async function questionOf(answer: RecentSlip, count: number): Promise<ClassSlip['items'][number]> {
  const { gameId, item, objective } = answer;
  return { item, objective, ...(await questionShown(gameId, answer)), count };
}

function countsOf<Value, Key>(values: readonly Value[], keyOf: (value: Value) => Key) {
  const counts = new Map<Key, number>();
  for (const value of values) counts.set(keyOf(value), (counts.get(keyOf(value)) ?? 0) + 1);
  return counts;
}
