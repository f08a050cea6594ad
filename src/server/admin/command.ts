// The commands of `npm run admin` (D5).
import { DEAL_DAYS } from '#shared/contract/rounds.ts';
import type { Deps } from '../platform/http/deps.ts';
import { COMMAND_LINE } from '../accounts/audit/event.ts';
import { recordEvent } from '../accounts/audit/store.ts';
import { AppError } from '../platform/errors.ts';
import { findAccountId, findAccounts } from './accounts-store.ts';
import { changeAccount } from './change-account.ts';
import { createAdmin } from './create-admin.ts';
import { deleteAccount } from './delete-account.ts';
import { resetPassword } from './reset-password.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import { recomputeAllMemory } from '../play/recompute-memory.ts';
import { rotateRoundKey } from '../play/round-keys.ts';

/** The arguments were not understood; the message is the usage. */
export class UsageError extends Error {}

const USAGE = `Usage: npm run admin -- <command> <username>

  create                make an admin; the password is shown once
  reset-password        give the account a new password; it is shown once
  reset-second-factor   turn off two-step log-in for somebody who has lost their phone and codes
  promote               make the account an admin with a new password; it is shown once
  demote                make it a pupil
  activate              switch the account on
  deactivate            switch it off and end its sessions
  delete                delete it with all its data
  list                  list the accounts, or with part of a name only those that have it
  rotate-round-key      sign new rounds with a new key; takes no username
  recompute-memory      work out again what every pupil remembers; takes no username`;

type Command = (deps: Deps, username: string) => Promise<string[]>;

const shown = (username: string, password: string) => [
  `Username: ${username}  Password: ${password}`,
  'This password is shown only now.',
];

const shownToOwner = (username: string, password: string) => [
  ...shown(username, password),
  'It is valid for 7 days and must be changed at the first log-in.',
];

const COMMANDS: Record<string, Command> = {
  create: async (deps, username) =>
    shownToOwner(username, (await createAdmin(deps, COMMAND_LINE, username)).password),
  'reset-password': async (deps, username) => {
    const id = await idOf(deps, username);
    const { password, mustChange } = await resetPassword(deps, COMMAND_LINE, id);
    return (mustChange ? shownToOwner : shown)(username, password);
  },
  promote: async (deps, username) => {
    const id = await idOf(deps, username);
    const { account, password } = await changeAccount(deps, COMMAND_LINE, id, { isAdmin: true });
    const lines = password === undefined ? [] : shownToOwner(account.username, password);
    return [`${account.username} is an admin now.`, ...lines];
  },
  'reset-second-factor': async (deps, username) => {
    await resetSecondFactor(deps, COMMAND_LINE, await idOf(deps, username));
    return [`${username} now logs in with the password alone.`];
  },
  demote: change({ isAdmin: false }, 'is a pupil now.'),
  activate: change({ isActive: true }, 'can log in again.'),
  deactivate: change({ isActive: false }, 'is switched off and logged out.'),
  delete: async (deps, username) => {
    await deleteAccount(deps, COMMAND_LINE, await idOf(deps, username), username);
    return [`${username} is deleted.`];
  },
};

/**
 * The command with these arguments, which returns the lines to print or throws AppError with a message. Throws UsageError
 * for arguments that are not understood, before a database is opened.
 */
export function readCommand([name = '', username, ...rest]: readonly string[]): (
  deps: Deps,
) => Promise<string[]> {
  if (name === 'list' && rest.length === 0) return (deps) => list(deps, username ?? '');
  if (name === 'rotate-round-key' && username === undefined) return rotate;
  if (name === 'recompute-memory' && username === undefined) return recompute;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command || !username || rest.length > 0) throw new UsageError(USAGE);
  return (deps) => command(deps, username);
}

function change(fields: { isAdmin?: boolean; isActive?: boolean }, outcome: string): Command {
  return async (deps, username) => {
    const { account } = await changeAccount(deps, COMMAND_LINE, await idOf(deps, username), fields);
    return [`${account.username} ${outcome}`];
  };
}

async function idOf({ database: { db } }: Deps, username: string): Promise<number> {
  const id = await findAccountId(db, username);
  if (id === null) throw new AppError('not-found', `There is no account called ${username}.`);
  return id;
}

async function list({ database: { db }, now }: Deps, part: string): Promise<string[]> {
  const event = { kind: 'accounts-listed', actor: COMMAND_LINE, targetId: null } as const;
  await recordEvent(db, { ...event, at: now() });
  const accounts = await findAccounts(db, part);
  return accounts.map((account) =>
    [
      account.username,
      account.isAdmin ? 'admin' : account.role,
      account.yearGroup === null ? 'no year' : `Year ${account.yearGroup}`,
      account.isActive ? 'on' : 'off',
    ].join('  '),
  );
}

async function rotate(deps: Deps): Promise<string[]> {
  await rotateRoundKey(deps);
  const event = { kind: 'round-key-rotated', actor: COMMAND_LINE, targetId: null } as const;
  await recordEvent(deps.database.db, { ...event, at: deps.now() });
  return [
    'From now on rounds are signed with a new key; a running server picks it up within a minute.',
    `Rounds dealt before now still count for ${DEAL_DAYS} days.`,
  ];
}

async function recompute(deps: Deps): Promise<string[]> {
  const { users, changed } = await recomputeAllMemory(deps);
  return [
    `The memory of ${users} accounts was worked out again from their answers; ${changed} changed.`,
  ];
}
