// What has changed between a backup and the database it replaces, for the operator.

/** What a restore needs to know of a database's accounts. */
export interface Known {
  /** The installation's own secrets, which identify it. */
  secrets: ReadonlyArray<{ name: string; value: string }>;
  accounts: readonly KnownAccount[];
  /** The highest id ever used: lower ids without an account are of deleted accounts. */
  lastAccountId: number;
  messageIds: readonly number[];
  lastMessageId: number;
}

interface KnownAccount {
  id: number;
  /** Identifies an account together with its id, because ids may be used again after an earlier restore. */
  createdAt: string;
  username: string;
  password: string;
  role: string;
  isActive: boolean;
  /** Whether the memory for games is on. */
  remembers: boolean;
  /** The stored secret of the second factor; null without one. */
  secondFactor: string | null;
  /** The stored secrets of the QR card and the secret pictures; null without them. */
  card: string | null;
  pictures: string | null;
  /** The linked school account; null without one. */
  link: string | null;
}

export interface Changes {
  /** In the backup and deleted since. */
  deleted: KnownAccount[];
  deletedMessageIds: number[];
  /** Created since the backup. */
  made: KnownAccount[];
  /**
   * Accounts whose password, second factor, rights or state have changed since the backup, and are now as they were in
   * it.
   */
  password: KnownAccount[];
  secondFactor: KnownAccount[];
  rights: KnownAccount[];
  switched: KnownAccount[];
  /**
   * Accounts whose card, pictures or school account are no longer those in the backup, which must not sign anybody in
   * again.
   */
  card: KnownAccount[];
  pictures: KnownAccount[];
  link: KnownAccount[];
  /** Accounts whose memory has been switched off since the backup, such as after an objection, and must stay off. */
  memoryOff: KnownAccount[];
}

/** The changes from `backup` to `present`; null if they are not from one installation. */
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
    rights: changed((old, last) => old.role !== last.role),
    switched: changed((old, last) => old.isActive !== last.isActive),
    card: changed((old, last) => old.card !== last.card),
    pictures: changed((old, last) => old.pictures !== last.pictures),
    link: changed((old, last) => old.link !== last.link),
    memoryOff: changed((old, last) => old.remembers && !last.remembers),
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

/**
 * The changes as lines for the operator. `isDeletedAgain`: whether the deletions since the backup have been repeated.
 */
export function linesOfChanges(changes: Changes, isDeletedAgain: boolean): string[] {
  const { deleted, deletedMessageIds, made, password, secondFactor, rights, switched } = changes;
  const { card, pictures, link, memoryOff } = changes;
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
        : 'Deleted since the backup, and back now: please delete again whoever must stay deleted',
      deleted,
    ),
    ...(deletedMessageIds.length === 0
      ? []
      : [
          isDeletedAgain
            ? `Deleted since the backup, and deleted again: ${messages}`
            : `Deleted since the backup, and back now: ${messages}`,
        ]),
    ...list('The password is as in the backup again', password),
    ...list('The second factor is as in the backup again', secondFactor, (account) =>
      account.secondFactor === null ? ' (none)' : '',
    ),
    ...list('The rights are as in the backup again', rights, ({ role }) =>
      role === 'owner' ? ' (admin)' : ` (${role})`,
    ),
    ...list('Switched on or off as in the backup again', switched, ({ isActive }) =>
      isActive ? ' (on)' : ' (off)',
    ),
    ...list(
      'The QR card has changed since the backup and works no more: please make new ones',
      card,
    ),
    ...list(
      'The secret pictures have changed since the backup and work no more: please make new ones',
      pictures,
    ),
    ...list(
      'The link to a school account has changed since the backup and works no more: please send new invitations',
      link,
    ),
    ...list('The memory for games was switched off since the backup, and is off again', memoryOff),
    ...list('Created since the backup, and gone with all their games', made),
  ];
}
