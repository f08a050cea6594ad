// The list 'Set up your school' of a new installation.
import { DEFAULT_APP_NAME } from '#shared/app-name.ts';
import type { Setup, SetupChange } from '#shared/contract/setup.ts';
import type { Actor } from '../accounts/audit/event.ts';
import { recordEvent } from '../accounts/audit/store.ts';
import { backupState } from '../operations/backups/state.ts';
import { findTroubles, thisMachine } from '../operations/doctor/doctor.ts';
import { reachableAddresses } from '../platform/addresses.ts';
import { takesNoMoney } from '../platform/config.ts';
import type { Db } from '../platform/db/database.ts';
import { deleteNote, keepNote, type NoteKey } from '../platform/db/notes-store.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import type { Deps } from '../platform/http/deps.ts';
import { findSetup } from './setup-store.ts';

/** The steps, done or not, for the owner who asks, and whether the list is put away. */
export async function getSetup(deps: Deps, ownerId: number): Promise<Setup> {
  const { config, database } = deps;
  const backup = await backupState(deps);
  const { notes, hasTeacher, hasPupils, hasSecondFactor } = await findSetup(database.db, ownerId);
  return {
    dismissed: notes.has('setup-dismissed'),
    steps: [
      { step: 'name', done: config.appName !== DEFAULT_APP_NAME },
      { step: 'fee', done: !takesNoMoney(config) },
      { step: 'address', done: config.origin !== null || notes.has('address-tried') },
      { step: 'backup', done: backup ? backup.state === 'good' : notes.has('backup-noted') },
      { step: 'teacher', done: hasTeacher },
      { step: 'pupils', done: hasPupils },
      { step: 'two-steps', done: hasSecondFactor },
    ],
    addresses: reachableAddresses(config),
    backup,
    troubles: await findTroubles({ ...deps, machine: thisMachine(true) }),
  };
}

/** Puts the list away or brings it back, and records what only the owner can know. */
export async function changeSetup(deps: Deps, actor: Actor, change: SetupChange): Promise<void> {
  await inTransaction(deps.database.db, async (tx) => {
    await note(tx, 'setup-dismissed', change.dismissed);
    await note(tx, 'backup-noted', change.backupNoted);
    await note(tx, 'address-tried', change.addressTried);
    await recordEvent(tx, { kind: 'setup-changed', actor, targetId: null, at: deps.now() });
  });
}

async function note(db: Db, key: NoteKey, wanted: boolean | undefined): Promise<void> {
  if (wanted === true) await keepNote(db, key, 'yes');
  if (wanted === false) await deleteNote(db, key);
}
