import { describe, expect, it } from 'vitest';
import { changesSince, type Known } from './since-backup.ts';

const account = (id: number, more: Partial<Known['accounts'][number]> = {}) => ({
  id,
  createdAt: `2025-11-0${id}`,
  username: `user ${id}`,
  password: 'hash',
  role: 'pupil',
  isActive: true,
  remembers: true,
  secondFactor: null,
  card: null,
  pictures: null,
  link: null,
  ...more,
});
const known = (accounts: Known['accounts'], more: Partial<Known> = {}): Known => ({
  secrets: [{ name: 'play', value: 's' }],
  accounts,
  lastAccountId: 9,
  messageIds: [],
  lastMessageId: 9,
  ...more,
});
const ids = (accounts: ReadonlyArray<{ id: number }> | undefined) => accounts?.map(({ id }) => id);

describe('changesSince', () => {
  it('an account counts as deleted only if the database has ever had it', () => {
    const backup = known([account(1), account(2), account(3)]);
    expect(ids(changesSince(backup, known([account(1)]))?.deleted)).toEqual([2, 3]);
    // This database was itself restored from an older backup, so it never had the third account.
    const older = known([account(1)], { lastAccountId: 2 });
    expect(ids(changesSince(backup, older)?.deleted)).toEqual([2]);
  });

  it('an id that was used again counts as another account', () => {
    const backup = known([account(1), account(2)]);
    const present = known([account(1), account(2, { createdAt: 'later', password: 'other' })]);
    const changes = changesSince(backup, present);
    expect(ids(changes?.password)).toEqual([]);
    expect(ids(changes?.deleted)).toEqual([]);
    expect(ids(changes?.made)).toEqual([2]);
  });

  it('second factors that were set up, changed or removed are listed', () => {
    const backup = known([account(1), account(2, { secondFactor: 'a' }), account(3)]);
    const present = known([account(1, { secondFactor: 'x' }), account(2), account(3)]);
    expect(ids(changesSince(backup, present)?.secondFactor)).toEqual([1, 2]);
  });

  it('cards and pictures that were made, replaced or removed are listed, unchanged ones are not', () => {
    const old = { card: 'a', pictures: 'b' };
    const backup = known([account(1, old), account(2, old), account(3), account(4, old)]);
    const changes = changesSince(
      backup,
      known([account(1, { ...old, card: 'x' }), account(2), account(3, old), account(4, old)]),
    );
    expect(ids(changes?.card)).toEqual([1, 2, 3]);
    expect(ids(changes?.pictures)).toEqual([2, 3]);
  });

  it('a memory that was switched off is listed, one that was switched on or stayed off is not', () => {
    const off = { remembers: false };
    const backup = known([account(1), account(2, off), account(3, off), account(4)]);
    const present = known([account(1, off), account(2), account(3, off), account(4)]);
    expect(ids(changesSince(backup, present)?.memoryOff)).toEqual([1]);
  });

  it('changes are unknown to a database of another installation', () => {
    const backup = known([account(1)]);
    const other = known([account(1, { createdAt: 'then' })], { secrets: [] });
    expect(changesSince(backup, other)).toBeNull();
    expect(changesSince(backup, known([], { secrets: [{ name: 'play', value: 't' }] }))).toBeNull();
    expect(changesSince(backup, known([account(1)], { secrets: [] }))).not.toBeNull();
  });
});
