import { describe, expect, it } from 'vitest';
import { changesSince, type Known } from './since-backup.ts';

const account = (id: number, more: Partial<Known['accounts'][number]> = {}) => ({
  id,
  createdAt: `2025-11-0${id}`,
  username: `user ${id}`,
  password: 'hash',
  role: 'pupil',
  isActive: true,
  secondFactor: null,
  card: null,
  pictures: null,
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

describe('what changed since a backup', () => {
  it('counts an account as deleted only when the database had it once', () => {
    const backup = known([account(1), account(2), account(3)]);
    expect(ids(changesSince(backup, known([account(1)]))?.deleted)).toEqual([2, 3]);
    // It was restored from an older backup itself: of the third account it never knew.
    const older = known([account(1)], { lastAccountId: 2 });
    expect(ids(changesSince(backup, older)?.deleted)).toEqual([2]);
  });

  it('takes an id that was given out anew for another account', () => {
    const backup = known([account(1), account(2)]);
    const present = known([account(1), account(2, { createdAt: 'later', password: 'other' })]);
    const changes = changesSince(backup, present);
    expect(ids(changes?.password)).toEqual([]);
    expect(ids(changes?.deleted)).toEqual([]);
    expect(ids(changes?.made)).toEqual([2]);
  });

  it('names second factors that were set up, changed or taken away', () => {
    const backup = known([account(1), account(2, { secondFactor: 'a' }), account(3)]);
    const present = known([account(1, { secondFactor: 'x' }), account(2), account(3)]);
    expect(ids(changesSince(backup, present)?.secondFactor)).toEqual([1, 2]);
  });

  it('names cards and pictures that were made, made anew or taken away, and none that are the same', () => {
    const old = { card: 'a', pictures: 'b' };
    const backup = known([account(1, old), account(2, old), account(3), account(4, old)]);
    const changes = changesSince(
      backup,
      known([account(1, { ...old, card: 'x' }), account(2), account(3, old), account(4, old)]),
    );
    expect(ids(changes?.card)).toEqual([1, 2, 3]);
    expect(ids(changes?.pictures)).toEqual([2, 3]);
  });

  it('is unknown to a database of another installation', () => {
    const backup = known([account(1)]);
    const other = known([account(1, { createdAt: 'then' })], { secrets: [] });
    expect(changesSince(backup, other)).toBeNull();
    expect(changesSince(backup, known([], { secrets: [{ name: 'play', value: 't' }] }))).toBeNull();
    expect(changesSince(backup, known([account(1)], { secrets: [] }))).not.toBeNull();
  });
});
