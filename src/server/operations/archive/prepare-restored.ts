// Prepares a restored database before anybody can use it.
import { eraseAccount } from '../../privacy/erase-store.ts';
import { COMMAND_LINE } from '../../accounts/audit/event.ts';
import { recordEvent } from '../../accounts/audit/store.ts';
import { switchMemory } from '../../memory/store.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import {
  deleteMessages,
  endAllSessions,
  endAllSignIns,
  endInvitations,
  endSignIns,
  readKnown,
} from './since-backup-store.ts';
import { changesSince, linesOfChanges, type Known } from './since-backup.ts';

/**
 * Ends all sessions and invitations: otherwise people who have logged out since the backup would be signed in again,
 * and used links would work again. Ends cards, pictures and links to school accounts that have changed since the
 * backup, and on request all cards and pictures: otherwise a lost card would open its account again. Switches off again
 * the memories switched off since the backup, and deletes again the accounts deleted since, unless asked not to: the data
 * of an erased child must not return unnoticed. Returns messages for the operator.
 */
export async function prepareRestored(
  db: Db,
  present: Known | null,
  {
    bringBackDeleted,
    endCards,
    now: at,
  }: { bringBackDeleted: boolean; endCards: boolean; now: Date },
): Promise<string[]> {
  const actor = COMMAND_LINE;
  return inTransaction(db, async (tx) => {
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
    if (changes) await endSignIns(tx, changes);
    const noCards = endCards ? [lineOfEnded(await endAllSignIns(tx))] : [];
    const first = [ended, ...withdrawn, ...noCards];
    if (!changes) return [...first, ...UNKNOWN, ...(endCards ? [] : CARDS_UNKNOWN)];
    for (const { id } of changes.memoryOff) {
      await switchMemory(tx, id, false);
      await recordEvent(tx, { kind: 'memory-switched-off', actor, targetId: id, at });
    }
    if (!bringBackDeleted) {
      for (const account of changes.deleted) {
        await eraseAccount(tx, account);
        await recordEvent(tx, { kind: 'account-deleted', actor, targetId: account.id, at });
      }
      await deleteMessages(tx, changes.deletedMessageIds);
    }
    return [...first, ...linesOfChanges(changes, !bringBackDeleted)];
  });
}

const lineOfEnded = ({ cards, pictures }: { cards: number; pictures: number }) =>
  `QR cards (${cards}) and secret pictures (${pictures}) of the backup work no more: please make new ones.`;

const UNKNOWN = [
  'There is no database here that knows what changed since the backup. Passwords, rights, second factors and links to',
  'school accounts are as they were in the backup, and anybody deleted since then is back: please delete them again.',
  'In the same way a memory that was switched off since is on: please switch it off again.',
];

const CARDS_UNKNOWN = [
  'QR cards and secret pictures are as in the backup too: a card that was lost and replaced since opens the account again.',
  'Make new ones for whoever that may be, or restore once more with --replace --end-cards, which ends them all.',
];
