// Recomputes memory from the answers (D9), and stores a checkpoint of it when old answers are deleted.
import { isDeepStrictEqual } from 'node:util';
import {
  firstRememberedDay,
  statesAfter,
  type RatedRound,
  type States,
} from '../memory/apply-round.ts';
import { findMemoryStart, findStates, forgetStatesBefore, replaceStates } from '../memory/store.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import type { Deps } from '../platform/http/deps.ts';
import { deleteAnswersUpTo, deleteCheckAnswers, usersWithAnswersBefore } from './answers-store.ts';
import {
  areChecksBefore,
  findRatedRounds,
  findUserIds,
  lastGameBefore,
  lockUser,
} from './learning-store.ts';

type MemoryDeps = Pick<Deps, 'database' | 'now'>;

const NOTHING: States = new Map<string, never>();

/** Recomputes the memory of every account; returns the number of accounts and how many of them changed. */
export async function recomputeAllMemory(
  deps: MemoryDeps,
): Promise<{ users: number; changed: number }> {
  const userIds = await findUserIds(deps.database.db);
  let changed = 0;
  for (const userId of userIds) {
    if (await recomputeMemory(deps, userId)) changed += 1;
  }
  return { users: userIds.length, changed };
}

/** Recomputes one account's memory from its checkpoint and the answers since; returns whether it changed. */
async function recomputeMemory({ database, now }: MemoryDeps, userId: number): Promise<boolean> {
  return inTransaction(database.db, async (tx) => {
    if (!(await lockUser(tx, userId))) return false;
    const start = await findMemoryStart(tx, userId);
    const before = await findStates(tx, userId, 'now');
    const after: States =
      start === null
        ? NOTHING
        : afterRounds(
            await findStates(tx, userId, 'checkpoint'),
            await findRatedRounds(tx, userId, { from: start }),
          );
    const firstDay = firstRememberedDay(now());
    const remembered = new Map([...after].filter(([, { reviewedOn }]) => reviewedOn >= firstDay));
    if (isDeepStrictEqual(remembered, before)) return false;
    await replaceStates(tx, userId, 'now', remembered);
    const checkpoint = await findStates(tx, userId, 'checkpoint');
    await replaceStates(tx, userId, 'checkpoint', among(remembered, checkpoint));
    return true;
  });
}

function afterRounds(before: States, rounds: readonly RatedRound[]): States {
  const states = new Map(before);
  for (const round of rounds) {
    for (const [item, state] of statesAfter(states, round)) states.set(item, state);
  }
  return states;
}

/**
 * Deletes the answers of rounds recorded before a moment, after adding them to the memory checkpoint in the order of the rounds.
 * A round is therefore deleted with all before it, even one that a wrong clock dated later.
 */
export async function forgetAnswersBefore({ database }: MemoryDeps, end: Date): Promise<void> {
  for await (const userIds of usersWithAnswersBefore(database.db, end)) {
    for (const userId of userIds) await forgetAnswersOf(database, userId, end);
  }
}

async function forgetAnswersOf(
  { db }: MemoryDeps['database'],
  userId: number,
  end: Date,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await lockUser(tx, userId))) return;
    const last = (await lastGameBefore(tx, userId, end)) ?? 0;
    const checks = areChecksBefore(end, last);
    const start = await findMemoryStart(tx, userId);
    if (start !== null) {
      const checkpoint = await findStates(tx, userId, 'checkpoint');
      const rounds = await findRatedRounds(tx, userId, { from: start, to: last, checks });
      const remembered = await findStates(tx, userId, 'now');
      const after = among(remembered, afterRounds(checkpoint, rounds));
      await replaceStates(tx, userId, 'checkpoint', after);
    }
    await deleteAnswersUpTo(tx, userId, last);
    await deleteCheckAnswers(tx, userId, checks);
  });
}

/** Deletes the memory of items not met for 24 months. */
export async function forgetItems({ database: { db }, now }: MemoryDeps): Promise<void> {
  await forgetStatesBefore(db, firstRememberedDay(now()));
}

/** The states of the remembered items. */
function among(remembered: States, states: States): States {
  return new Map([...states].filter(([item]) => remembered.has(item)));
}
