// The checklist of a new installation.
import type { Setup } from '#shared/contract/setup.ts';
import type { Actor } from '../accounts/audit/event.ts';
import { recordEvent } from '../accounts/audit/store.ts';
import { takesNoMoney } from '../platform/config.ts';
import type { Db } from '../platform/db/database.ts';
import { backupState } from '../operations/backups/state.ts';
import type { Deps } from '../platform/http/deps.ts';
import { isSecure } from '../platform/tls/notice.ts';
import { deleteNote, keepNote, type NoteKey } from '../platform/db/notes-store.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { findSetup } from './setup-store.ts';

/** The steps, done or not, and whether the list is hidden. */
export async function getSetup(deps: Deps): Promise<Setup> {
  const { config, database } = deps;
  const { db } = database;
  const backup = await backupState(deps);
  const { notes, hasPrintedPassword } = await findSetup(db);
  const isPaymentSettled = !takesNoMoney(config);
  return {
    dismissed: notes.has('setup-dismissed'),
    steps: [
      { step: 'password', done: !hasPrintedPassword },
      { step: 'address', done: config.origin !== null },
      { step: 'https', done: isSecure(config) },
      { step: 'payment', done: isPaymentSettled },
      { step: 'email', done: config.emailJs !== null },
      { step: 'backup', done: backup ? backup.state === 'good' : notes.has('backup-noted') },
    ],
    backup,
  };
}

/** Hides or shows the list, and records that backups are made. */
export async function changeSetup(
  deps: Deps,
  actor: Actor,
  change: { dismissed?: boolean | undefined; backupNoted?: boolean | undefined },
): Promise<Setup> {
  await inTransaction(deps.database.db, async (tx) => {
    await note(tx, 'setup-dismissed', change.dismissed);
    await note(tx, 'backup-noted', change.backupNoted);
    await recordEvent(tx, { kind: 'setup-changed', actor, targetId: null, at: deps.now() });
  });
  return getSetup(deps);
}

async function note(db: Db, key: NoteKey, wanted: boolean | undefined): Promise<void> {
  if (wanted === true) await keepNote(db, key, 'yes');
  if (wanted === false) await deleteNote(db, key);
}
