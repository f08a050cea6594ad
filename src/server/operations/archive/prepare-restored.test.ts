// A school in which much has changed since its backup, from which it is restored.
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { setUpFreshDb } from '#testing/fresh-db.ts';
import type { Db } from '../../platform/db/database.ts';
import {
  auditLog,
  gameHistory,
  messages,
  pupilCards,
  pupilPictures,
  schoolAccounts,
  itemMemories,
  secondFactors,
  userSettings,
  users,
} from '../../platform/db/schema.ts';
import { isMemoryOn, switchMemory } from '../../memory/store.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { prepareRestored } from './prepare-restored.ts';
import { readKnown } from './since-backup-store.ts';
import type { Known } from './since-backup.ts';

const fresh = setUpFreshDb();
const HOW = { bringBackDeleted: false, endCards: false, now: new Date() };
const ID = { forgetful: 2, stays: 3 };
const FORMER = 4;
const REMEMBERED = {
  item: 'fact/3×4',
  stability: 2.3,
  difficulty: 5,
  bestStability: 2,
  reviewedOn: '2026-01-02',
  repetitions: 1,
  lapses: 0,
};

const account = (username: string, more: Partial<typeof users.$inferInsert> = {}) => ({
  username,
  usernameKey: username,
  displayName: username,
  password: 'old',
  ...more,
});

/** What the database knew that is replaced by the backup. */
let known: Known;
beforeEach(async () => {
  const { db } = fresh.database;
  await db
    .insert(users)
    .values([
      ...['erased', 'forgetful', 'stays'].map((name) => account(name)),
      account('former', { role: 'owner' }),
      account('left', { isActive: false }),
    ]);
  for (const userId of Object.values(ID)) {
    await db.insert(pupilCards).values({ userId, secretHash: `card ${userId}` });
    await db.insert(pupilPictures).values({ userId, sequence: `pictures ${userId}` });
  }
  for (const userId of [ID.stays, FORMER]) {
    await db.insert(schoolAccounts).values({ userId, issuer: 'school', subject: `link ${userId}` });
  }
  await db.insert(messages).values({ fromName: 'erased', message: 'hello' });
  // In the backup the memory of the one is on, and that of the other off.
  await db.insert(userSettings).values([
    { userId: ID.stays, memoryFrom: 1 },
    { userId: ID.forgetful, memoryFrom: null },
  ]);
  await db.insert(itemMemories).values({ userId: ID.stays, ...REMEMBERED });
  await db.insert(gameHistory).values({ userId: 1, gameId: 'x', score: 1, nth: 1 });
  known = await inTransaction(db, (tx) => change(tx).then(() => readKnown(tx)), {
    isRehearsal: true,
  });
});

async function change(db: Db): Promise<void> {
  const changeAccount = (username: string, values: Partial<typeof users.$inferInsert>) =>
    db.update(users).set(values).where(eq(users.username, username));
  await db.delete(users).where(eq(users.username, 'erased'));
  await db.delete(messages);
  await changeAccount('forgetful', { password: 'new' });
  await db
    .update(pupilCards)
    .set({ secretHash: 'new card' })
    .where(eq(pupilCards.userId, ID.forgetful));
  await db.delete(pupilPictures).where(eq(pupilPictures.userId, ID.forgetful));
  await db.insert(secondFactors).values({ userId: ID.stays, secret: 'x', onSince: new Date() });
  await changeAccount('former', { role: 'pupil' });
  await db.delete(schoolAccounts).where(eq(schoolAccounts.userId, FORMER));
  await changeAccount('left', { isActive: true });
  await switchMemory(db, ID.stays, false);
  await switchMemory(db, ID.forgetful, true);
  await db.insert(users).values(account('new here'));
}

const usernames = async () =>
  (await fresh.database.db.select().from(users)).map(({ username }) => username).toSorted();
const signIns = async () => [
  ...(await fresh.database.db.select().from(pupilCards)).map(({ secretHash }) => secretHash),
  ...(await fresh.database.db.select().from(pupilPictures)).map(({ sequence }) => sequence),
  ...(await fresh.database.db.select().from(schoolAccounts)).map(({ subject }) => subject),
];

it('a restore lists what changed since the backup, and an erased child does not come back', async () => {
  const { db } = fresh.database;
  expect(await prepareRestored(db, known, HOW)).toEqual([
    'Everybody has to log in again: 0 sessions from the backup were ended.',
    'Deleted since the backup, and deleted again (--bring-back-deleted would keep them): erased',
    'Deleted since the backup, and deleted again: 1 contact messages',
    'The password is as in the backup again: forgetful',
    'The second factor is as in the backup again: stays (none)',
    'The rights are as in the backup again: former (admin)',
    'Switched on or off as in the backup again: left (off)',
    'The QR card has changed since the backup and works no more: please make new ones: forgetful',
    'The secret pictures have changed since the backup and work no more: please make new ones: forgetful',
    'The link to a school account has changed since the backup and works no more: please send new invitations: former',
    'The memory for games was switched off since the backup, and is off again: stays',
    'Created since the backup, and gone with all their games: new here',
  ]);
  expect(await usernames()).toEqual(['forgetful', 'former', 'left', 'stays']);
  const { kind, targetId } = auditLog;
  expect(await db.select({ kind, targetId }).from(auditLog)).toEqual([
    { kind: 'backup-restored', targetId: null },
    { kind: 'memory-switched-off', targetId: ID.stays },
    { kind: 'account-deleted', targetId: 1 },
  ]);
  for (const id of Object.values(ID)) expect(await isMemoryOn(db, id)).toBe(false);
  expect(await db.$count(itemMemories)).toBe(0);
  expect(await db.$count(messages)).toBe(0);
  expect(await db.$count(gameHistory)).toBe(0);
  expect(await signIns()).toEqual(['card 3', 'pictures 3', 'link 3']);
});

it('on request a restore brings an erased child back and says so', async () => {
  const { db } = fresh.database;
  const lines = await prepareRestored(db, known, { ...HOW, bringBackDeleted: true });
  expect(lines).toContain(
    'Deleted since the backup, and back now: please delete again whoever must stay deleted: erased',
  );
  expect(await usernames()).toContain('erased');
  expect(await db.$count(messages)).toBe(1);
});

it('a restore says that changes are unknown if no database knows them', async () => {
  const lines = (await prepareRestored(fresh.database.db, null, HOW)).join('\n');
  expect(lines).toContain('no database here that knows what changed');
  expect(lines).toContain('anybody deleted since then is back: please delete them');
  expect(lines).toContain('a memory that was switched off since is on: please switch it off again');
  expect(lines).toContain('a card that was lost and replaced since opens the account');
  expect(await usernames()).toContain('erased');
  expect(await signIns()).toHaveLength(6);
});

it('a restore that is asked to end cards ends all cards and pictures, but no links to school accounts, even if the current ones are unknown', async () => {
  const { db } = fresh.database;
  const lines = await prepareRestored(db, null, { ...HOW, endCards: true });
  expect(lines).toContain(
    'QR cards (2) and secret pictures (2) of the backup work no more: please make new ones.',
  );
  expect(lines.join('\n')).not.toContain('opens the account again');
  expect(await signIns()).toEqual(['link 3', 'link 4']);
});
