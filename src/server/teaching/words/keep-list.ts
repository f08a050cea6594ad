// Stores, changes and deletes lists of own words.
import type { z } from 'zod/mini';
import type { newWordListSchema, wordListChangeSchema } from '#shared/contract/word-lists.ts';
import type { YearGroup } from '#shared/years.ts';
import type { WrittenWord } from '#games/kit/words/own-words.ts';
import { recordEvent } from '../../accounts/audit/store.ts';
import type { By } from '../../classes/by.ts';
import type { Caller } from '../../classes/scope-store.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { schoolDay } from '../../platform/school-day.ts';
import { checkStored, checkWords, refusalOfName } from './check-words.ts';
import {
  countListsOf,
  deleteList,
  findList,
  insertList,
  lockList,
  setWords,
  updateList,
  type KeptList,
} from './store.ts';
import { countUses, findUsedGames, isUsedByOthers } from './uses-store.ts';

/** Far more than a teacher needs in a school year with a list for each week and class. */
const LISTS_MAX = 300;

/** The id of a new list. 400 if the name or a word cannot be in a list, 409 beyond the limit. */
export async function makeList(
  { database: { db }, now }: Deps,
  { caller, actor }: By,
  { name, yearGroup, words, isShared }: z.output<typeof newWordListSchema>,
): Promise<number> {
  checkName(name);
  const kept = keepable(words, yearGroup);
  return inTransaction(db, async (tx) => {
    if ((await countListsOf(tx, caller.id)) >= LISTS_MAX) {
      throw new AppError('conflict', `You have ${LISTS_MAX} lists. Please delete some first.`);
    }
    const at = now();
    const listId = await insertList(tx, { name, yearGroup, isShared, madeBy: caller.id, at });
    await setWords(tx, listId, kept);
    const detail = `list ${listId}`;
    await recordEvent(tx, { kind: 'word-list-made', actor, targetId: null, detail, at });
    return listId;
  });
}

/**
 * 404 if there is no such list, 403 if it is somebody else's, 400 as in `makeList`, 409 if set work would be left
 * without enough words.
 */
export async function changeList(
  { database: { db }, now }: Deps,
  { caller, actor }: By,
  listId: number,
  { words, ...fields }: z.output<typeof wordListChangeSchema>,
): Promise<void> {
  if (fields.name !== undefined) checkName(fields.name);
  await inTransaction(db, async (tx) => {
    const before = await lockChangeable(tx, caller, listId);
    const year = fields.yearGroup ?? before.year;
    const written = words && keepable(words, year);
    const at = now();
    await checkWorkGoesOn(tx, listId, written ?? before.words, { year, today: schoolDay(at) });
    await updateList(tx, listId, { ...fields, changedAt: at });
    if (written) await setWords(tx, listId, written);
    const changed = [...Object.keys(fields), ...(written ? ['words'] : [])].join(', ');
    const detail = `list ${listId}: ${changed}`;
    await recordEvent(tx, { kind: 'word-list-changed', actor, targetId: null, detail, at });
  });
}

/**
 * Also takes back the work set with it: 409 for a list with such work unless `endWork` is given, and for one used in somebody else’s class. 404 and 403 as in `changeList`.
 */
export async function removeList(
  { database: { db }, now }: Deps,
  { caller, actor }: By,
  listId: number,
  { endWork }: { endWork: boolean },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockChangeable(tx, caller, listId);
    const isUsed = (await countUses(tx, [listId])).has(listId);
    if (isUsed && !endWork) {
      throw new AppError('conflict', 'This list is set as work, which would be deleted with it.');
    }
    if (await isUsedByOthers(tx, caller, listId)) {
      throw new AppError(
        'conflict',
        'Another class has this list as set work. Its teacher must withdraw it first.',
      );
    }
    await deleteList(tx, listId);
    const event = { kind: 'word-list-deleted', actor, targetId: null, at: now() } as const;
    await recordEvent(tx, {
      ...event,
      detail: isUsed ? `list ${listId}, and the work about it` : `list ${listId}`,
    });
  });
}

/** 404 if there is no such list, 403 if it is somebody else's. */
export async function lockChangeable(tx: Db, caller: Caller, listId: number): Promise<KeptList> {
  const list = (await lockList(tx, caller, listId)) && (await findList(tx, caller, listId));
  if (!list) throw notFound();
  if (!list.mayChange) {
    throw new AppError(
      'forbidden',
      'Only the person who made this list can change it. Make a copy to change.',
    );
  }
  return list;
}

function checkName(name: string): void {
  const refusal = refusalOfName(name);
  if (refusal !== null) throw new AppError('invalid', refusal);
}

/** The words as they are stored; throws with the first refusal. */
function keepable(words: readonly WrittenWord[], year: YearGroup): Required<WrittenWord>[] {
  const { rows } = checkWords(words, year);
  const refused = rows.find(({ refusal }) => refusal !== null);
  if (refused?.refusal) throw new AppError('invalid', refused.refusal);
  return rows.map(({ word, definition, sentence }) => ({ word, definition, sentence }));
}

/** Pupils who have been set a game with this list must still be able to play it. */
async function checkWorkGoesOn(
  tx: Db,
  listId: number,
  words: readonly Required<WrittenWord>[],
  { year, today }: { year: YearGroup; today: string },
): Promise<void> {
  const { games } = checkStored(words, year);
  for (const used of await findUsedGames(tx, listId, today)) {
    const able = games.filter(({ gameId }) => used === null || gameId === used);
    const [first] = able;
    if (first?.refusal && able.every(({ refusal }) => refusal !== null)) {
      throw new AppError('conflict', `This list is set as work. ${first.refusal}`);
    }
  }
}
