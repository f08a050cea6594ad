// What changed between a backup and the database it takes the place of: a restore undoes that, and somebody has to know.

/** What a database knows of its accounts, as far as a restore must look at it. */
export interface Known {
  /** Secrets that the installation has made for itself: who shares one is the same installation. */
  secrets: ReadonlyArray<{ name: string; value: string }>;
  accounts: readonly KnownAccount[];
  /** The newest id that was ever given out: an account up to it that is not there was deleted. */
  lastAccountId: number;
  messageIds: readonly number[];
  lastMessageId: number;
}

interface KnownAccount {
  id: number;
  /** With the id it names an account: after an earlier restore an id may have been given out anew. */
  createdAt: string;
  username: string;
  password: string;
  isAdmin: boolean;
  isActive: boolean;
  /** The secret of the second factor, as it is kept; null without one. */
  secondFactor: string | null;
}

export interface Changes {
  /** In the backup, and deleted since. */
  deleted: KnownAccount[];
  deletedMessageIds: number[];
  /** Made since the backup. */
  made: KnownAccount[];
  /** Their password, second factor, rights, or being switched off, was another one at last: as they are in the backup. */
  password: KnownAccount[];
  secondFactor: KnownAccount[];
  rights: KnownAccount[];
  switched: KnownAccount[];
}

/** What changed since `backup`, which `present` knows; null when they are not of one installation. */
export function changesSince(backup: Known, present: Known): Changes | null {
  if (!areOfOne(backup, present)) return null;
  const now = new Map(present.accounts.map((account) => [account.id, account]));
  const then = new Set(backup.accounts.map(nameOf));
  const changed = (isOther: (old: KnownAccount, last: KnownAccount) => boolean) =>
    backup.accounts.filter((old) => {
      const last = now.get(old.id);
      return last !== undefined && last.createdAt === old.createdAt && isOther(old, last);
    });
  const left = new Set(present.messageIds);
  return {
    deleted: backup.accounts.filter(({ id }) => !now.has(id) && id <= present.lastAccountId),
    deletedMessageIds: backup.messageIds.filter(
      (id) => !left.has(id) && id <= present.lastMessageId,
    ),
    made: present.accounts.filter((account) => !then.has(nameOf(account))),
    password: changed((old, last) => old.password !== last.password),
    secondFactor: changed((old, last) => old.secondFactor !== last.secondFactor),
    rights: changed((old, last) => old.isAdmin !== last.isAdmin),
    switched: changed((old, last) => old.isActive !== last.isActive),
  };
}

const nameOf = ({ id, createdAt }: KnownAccount) => `${id} ${createdAt}`;

function areOfOne(backup: Known, present: Known): boolean {
  const secrets = new Set(present.secrets.map(({ name, value }) => `${name} ${value}`));
  const accounts = new Set(present.accounts.map(nameOf));
  return (
    backup.secrets.some(({ name, value }) => secrets.has(`${name} ${value}`)) ||
    backup.accounts.some((account) => accounts.has(nameOf(account)))
  );
}

/** The changes as lines for the operator. `isDeletedAgain`: what was deleted since the backup was deleted again. */
export function linesOfChanges(changes: Changes, isDeletedAgain: boolean): string[] {
  const { deleted, deletedMessageIds, made, password, secondFactor, rights, switched } = changes;
  const list = (
    title: string,
    accounts: readonly KnownAccount[],
    more: (account: KnownAccount) => string = () => '',
  ) =>
    accounts.length === 0
      ? []
      : [`${title}: ${accounts.map((account) => account.username + more(account)).join(', ')}`];
  const messages = `${deletedMessageIds.length} contact messages`;
  return [
    ...list(
      isDeletedAgain
        ? 'Deleted since the backup, and deleted again (--bring-back-deleted would keep them)'
        : 'Deleted since the backup, and back now: whoever was deleted for good must be deleted again',
      deleted,
    ),
    ...(deletedMessageIds.length === 0
      ? []
      : [
          isDeletedAgain
            ? `Deleted since the backup, and deleted again: ${messages}`
            : `Deleted since the backup, and back now: ${messages}`,
        ]),
    ...list('The password is the one of the backup again', password),
    ...list('The second factor is as in the backup again', secondFactor, (account) =>
      account.secondFactor === null ? ' (none)' : '',
    ),
    ...list('The rights are those of the backup again', rights, ({ isAdmin }) =>
      isAdmin ? ' (admin)' : ' (pupil)',
    ),
    ...list('Switched on or off as in the backup again', switched, ({ isActive }) =>
      isActive ? ' (on)' : ' (off)',
    ),
    ...list('Made since the backup, and gone with all their games', made),
  ];
}
