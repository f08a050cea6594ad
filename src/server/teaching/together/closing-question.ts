// What a class talks about when its picture is done: a mistake that several made, or a question of the year.
import { pickOne } from '#games/kit/rules/random.ts';
import type { ClassPupil } from '#shared/contract/classes.ts';
import type { ObjectiveQuestion } from '#shared/contract/map.ts';
import type { TogetherQuestion } from '#shared/contract/together.ts';
import type { YearGroup } from '#shared/years.ts';
import type { RecentRound } from '../../play/recent-answers-store.ts';
import { itemsOf, objectivesAsked } from '../map/objective-items.ts';
import { questionOfItem } from '../map/show-questions.ts';
import { questionShown } from '../question-shown.ts';
import { slipText } from '../slip-text.ts';
import { PLAYERS_SHOWN, type Period } from './growth.ts';

/** With fewer, the class would know whose mistake it was. */
const PUPILS_MIN = 3;
/** Some items are no question that can be asked aloud. */
const TRIES = 20;
const NO_YEAR: YearGroup = 3;
/** A question that shows its word gives the spelling away, and a wrong one can be anything that a child has typed. */
const isSpelling = (item: string) => item.endsWith('#spelling');

export interface SharedMistake {
  gameId: string;
  slip: string;
  item: string;
  objective: string | null;
}

/**
 * The mistake of most pupils in rounds that began in these minutes, with the item in which it came up most; null if
 * fewer than three made it, or fewer than five played.
 */
export function sharedMistake(
  { startedAt, endsAt }: Period,
  rounds: readonly RecentRound[],
): SharedMistake | null {
  const played = rounds.filter(({ verified, rushed, ...round }) => {
    const ended = (round.playedAt ?? round.createdAt).getTime();
    const began = ended - (round.duration ?? 0) * 1000;
    return verified && !rushed && began >= +startedAt && began < +endsAt;
  });
  if (new Set(played.map(({ userId }) => userId)).size < PLAYERS_SHOWN) return null;
  const made = played.flatMap(({ userId, gameId, answers }) =>
    answers.flatMap(({ slip, item, objective }) =>
      slip === null || isSpelling(item) ? [] : [{ userId, gameId, slip, item, objective }],
    ),
  );
  const pupilsWith = mostFirst(
    made,
    ({ gameId, slip }) => `${gameId} ${slip}`,
    ({ userId }) => userId,
  );
  const [commonest] = pupilsWith;
  if (!commonest || commonest.different < PUPILS_MIN) return null;
  const [asked] = mostFirst(
    commonest.all,
    ({ item, objective }) => `${item} ${objective}`,
    () => ({}),
  );
  return asked?.all[0] ?? null;
}

/** Groups by a key; first what has most different values, then what came up most. */
function mostFirst<T>(all: readonly T[], keyOf: (one: T) => string, valueOf: (one: T) => unknown) {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups.values()]
    .map((group) => ({ all: group, different: new Set(group.map(valueOf)).size }))
    .toSorted((one, other) => other.different - one.different || other.all.length - one.all.length);
}

export async function mistakeToTalkAbout(mistake: SharedMistake): Promise<TogetherQuestion> {
  const { gameId, slip } = mistake;
  const { question, answer, wrong } = await questionShown(gameId, mistake);
  return { mistake: await slipText(gameId, slip), question, answer, wrong };
}

/** Another one at each call. */
export async function questionOfYear(year: YearGroup): Promise<TogetherQuestion> {
  const objectives = await objectivesAsked(new Set([year]));
  let found: ObjectiveQuestion = { question: '', answer: null };
  for (let tries = 0; tries < TRIES && found.answer === null; tries++) {
    const { code } = pickOne(Math.random, objectives);
    const item = pickOne(Math.random, [...(await itemsOf(code, year))]);
    if (!isSpelling(item)) found = await questionOfItem(item, code);
  }
  return { mistake: null, ...found, wrong: [] };
}

/** The year of a class; of mixed ages the year of most of its pupils. */
export function yearOfClass(yearGroup: YearGroup | null, pupils: readonly ClassPupil[]): YearGroup {
  const years = pupils.flatMap((pupil) => pupil.yearGroup ?? []);
  const [most] = mostFirst(years, String, () => ({}));
  return yearGroup ?? most?.all[0] ?? NO_YEAR;
}
