// Prepares a restored database before anybody can use it.
import { eraseAccount } from '../../privacy/erase-store.ts';
import { COMMAND_LINE } from '../../accounts/audit/event.ts';
import { recordEvent } from '../../accounts/audit/store.ts';
import type { Db } from '../../platform/db/database.ts';
import { deleteMessages, endAllSessions, endInvitations, readKnown } from './since-backup-store.ts';
import { changesSince, linesOfChanges, type Known } from './since-backup.ts';

/**
 * Ends all sessions and invitations, because people who have logged out since the backup would be signed in again, and links
 * used since would open once more; and deletes again what was deleted since, unless told otherwise: the data of a child who was erased must not return unnoticed. Returns
 * messages for the operator.
 */
export async function settleRestored(
  db: Db,
  present: Known | null,
  { bringBackDeleted, now: at }: { bringBackDeleted: boolean; now: Date },
): Promise<string[]> {
  const actor = COMMAND_LINE;
  return db.transaction(async (tx) => {
    await recordEvent(tx, { kind: 'backup-restored', actor, targetId: null, at });
    const sessions = await endAllSessions(tx);
    const ended = `Everybody has to log in again: ${sessions} sessions from the backup were ended.`;
    const invitations = await endInvitations(tx);
    const withdrawn =
      invitations > 0
        ? [
            `Invitations to school accounts were withdrawn: ${invitations}. Make new ones if needed.`,
          ]
        : [];
    const changes = present && changesSince(await readKnown(tx), present);
    if (!changes) return [ended, ...withdrawn, ...UNKNOWN];
    if (!bringBackDeleted) {
      for (const account of changes.deleted) {
        await eraseAccount(tx, account);
        await recordEvent(tx, { kind: 'account-deleted', actor, targetId: account.id, at });
      }
      await deleteMessages(tx, changes.deletedMessageIds);
    }
    return [ended, ...withdrawn, ...linesOfChanges(changes, !bringBackDeleted)];
  });
}

const UNKNOWN = [
  'There is no database here that knows what changed since the backup. Passwords, rights and second factors are',
  'as they were in the backup, and anybody deleted since then is back: please delete them again.',
];
