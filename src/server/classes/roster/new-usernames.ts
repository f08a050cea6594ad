// Finds free usernames for many new pupils at once.
import { newUsernameSchema } from '#shared/contract/auth.ts';
import { UsernameIndex } from '../../accounts/user/same-name.ts';
import { findAlikeUsernames } from '../../accounts/user/store.ts';
import type { Db } from '../../platform/db/database.ts';
import { usernamesFor } from '../usernames.ts';
import type { PlannedRow } from './plan-roster.ts';

/** The rows with a username for each new account; one statement checks all candidates of a round. */
export async function withUsernames(db: Db, rows: readonly PlannedRow[]): Promise<PlannedRow[]> {
  const taken = new UsernameIndex<true>();
  for (const { username } of rows) {
    // A refused row may contain any text.
    if (newUsernameSchema.safeParse(username).success) taken.add(username, true);
  }
  const chosen = new Map<number, string>();
  let open = rows
    .filter(({ action, username }) => action === 'create' && username === '')
    .map(({ row, displayName }) => ({ row, names: usernamesFor(displayName) }));
  while (open.length > 0) {
    const round = open.map((one) => ({ ...one, name: nextFree(one.names, taken) }));
    for (const { username } of await findAlikeUsernames(
      db,
      round.map(({ name }) => name),
    )) {
      taken.add(username, true);
    }
    open = [];
    for (const { row, names, name } of round) {
      if (taken.get(name) === null) {
        taken.add(name, true);
        chosen.set(row, name);
      } else {
        open.push({ row, names });
      }
    }
  }
  return rows.map((row) => ({ ...row, username: chosen.get(row.row) ?? row.username }));
}

function nextFree(names: Generator<string>, taken: UsernameIndex<true>): string {
  // A `for…of` loop would close the generator, which the next round continues.
  for (let next = names.next(); !next.done; next = names.next()) {
    if (taken.get(next.value) === null) return next.value;
  }
  throw new Error('No username is free.');
}
