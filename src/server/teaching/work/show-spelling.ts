// Who spells which word of set work, for its teacher (D18).
import { SOMETHING_ELSE } from '#games/kit/rules/asked.ts';
import { ownWordItem, wordItem } from '#games/kit/rules/items.ts';
import type { Answer } from '#games/kit/rules/replay.ts';
import type { SpeltWord, WorkSubject } from '#shared/contract/work.ts';
import type { Caller } from '../../classes/scope-store.ts';
import { findClass } from '../../classes/store.ts';
import { labelOf } from '../../memory/label.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { schoolDay } from '../../platform/school-day.ts';
import { findRoundsSince } from '../../play/recent-answers-store.ts';
import { COMMON } from '../slips/show-slips.ts';
import { findOwnWords } from '../words/uses-store.ts';
import { showWork } from './show-work.ts';
import { notFound } from '../../platform/errors.ts';

/** The words in the order of their list, or by name. Throws 'not-found' if the work is not of a class of the caller. */
export async function showSpelling(
  { database: { db }, now }: Pick<Deps, 'database' | 'now'>,
  caller: Caller,
  { classId, workId }: { classId: number; workId: number },
): Promise<SpeltWord[]> {
  const schoolClass = await findClass(db, caller, classId, now());
  const all = schoolClass ? await showWork(db, classId, schoolDay(now())) : [];
  const work = all.find(({ id }) => id === workId);
  if (!work) throw notFound();
  const pupils = work.progress.map(({ userId }) => userId);
  const rounds = await findRoundsSince(db, pupils, new Date(work.createdAt));
  const tries = rounds
    .filter(({ gameId }) => gameId === 'listen-and-spell')
    .flatMap(({ userId, answers }) => answers.map((answer) => ({ userId, ...answer })));
  const words = await wordsOf(db, work.what, tries);
  return words.map(({ word, items }) =>
    speltBy(
      word,
      tries.filter(({ item }) => items.includes(item)),
    ),
  );
}

type Try = Answer & { userId: number };

/** The words that a piece of work is about, each with the items that its answers may be for. */
async function wordsOf(
  db: Db,
  { words, objective, gameId }: WorkSubject,
  tries: readonly Try[],
): Promise<{ word: string; items: readonly string[] }[]> {
  if (words !== undefined) {
    const list = await findOwnWords(db, words);
    return (list?.words ?? []).map(({ id, word }) => {
      return { word, items: [ownWordItem(id, 'spelling'), wordItem(word, 'spelling')] };
    });
  }
  if (gameId !== 'listen-and-spell') return [];
  const asked = tries.filter((one) => objective === undefined || one.objective === objective);
  return [...new Set(asked.map(({ item }) => item))]
    .map((item) => ({ word: labelOf(item), items: [item] }))
    .toSorted((one, other) => one.word.localeCompare(other.word, 'en'));
}

/** From the tries at a word, each pupil's in the order of play. */
function speltBy(word: string, tries: readonly Try[]): SpeltWord {
  const latest = new Map(tries.map(({ userId, right }) => [userId, right]));
  const ids = (isRight: boolean) =>
    [...latest].flatMap(([id, right]) => (right === isRight ? [id] : []));
  return { word, right: ids(true), wrong: ids(false), common: commonestOf(tries) };
}

function commonestOf(tries: readonly Try[]): SpeltWord['common'] {
  const makers = new Map<string, Set<number>>();
  for (const { slip, userId } of tries) {
    if (slip === null || slip === SOMETHING_ELSE) continue;
    makers.set(slip, (makers.get(slip) ?? new Set()).add(userId));
  }
  const [first] = [...makers]
    .map(([spelling, { size: pupils }]) => ({ spelling, pupils }))
    .toSorted((one, other) => other.pupils - one.pupils);
  return first && first.pupils >= COMMON ? first : null;
}
