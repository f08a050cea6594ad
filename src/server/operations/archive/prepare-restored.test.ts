import { expect, it } from 'vitest';
import { setUpFreshDb } from '#testing/fresh-db.ts';
import { pupilCards, pupilPictures, users } from '../../platform/db/schema.ts';
import { prepareRestored } from './prepare-restored.ts';

const fresh = setUpFreshDb();

it('a restore that is asked to end cards ends all cards and pictures, even if the current ones are unknown', async () => {
  const { db } = fresh.database;
  const names = { username: 'mia', usernameKey: 'mia', displayName: 'Mia' };
  const [mia] = await db
    .insert(users)
    .values({ ...names, password: 'x' })
    .returning();
  const userId = mia?.id ?? 0;
  await db.insert(pupilCards).values({ userId, secretHash: 'x' });
  await db.insert(pupilPictures).values({ userId, sequence: 'x' });
  const how = { bringBackDeleted: false, endCards: true, now: new Date() };
  const lines = await prepareRestored(db, null, how);
  expect(lines).toContain(
    'QR cards (1) and secret pictures (1) of the backup work no more: please make new ones.',
  );
  expect(lines.join('\n')).not.toContain('opens the account again');
  expect(await db.$count(pupilCards)).toBe(0);
  expect(await db.$count(pupilPictures)).toBe(0);
});
