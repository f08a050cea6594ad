// Cuts the power between any two steps of every change: afterwards all of it is there or none of it.
import { COMMAND_LINE } from '#server/accounts/audit/event.ts';
import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { emptyDatabase } from '#testing/fresh-db.ts';
import { isPowerCut, withPowerCutAt } from '#testing/power-cut.ts';
import { setUpTestApp } from '#testing/test-app.ts';
import { changeAccount } from './admin/change-account.ts';
import { changeSetup } from './admin/setup.ts';
import { createAdmin } from './admin/create-admin.ts';
import { deleteAccount } from './admin/delete-account.ts';
import { endSessions } from './admin/end-sessions.ts';
import { resetPassword } from './admin/reset-password.ts';
import { ensureFirstAdmin } from './accounts/auth/first-admin.ts';
import { hashPassword } from './accounts/auth/password.ts';
import { registerNow } from './accounts/auth/register.ts';
import { makeLoginThrottle } from './accounts/auth/throttle.ts';
import { insertMessage } from './contact/store.ts';
import type { PaymentDeps } from './payment/payment-deps.ts';
import { rowsOf } from './operations/archive/tables-store.ts';
import * as schema from './platform/db/schema.ts';
import { keepPending } from './payment/keep-pending.ts';
import { completeReported } from './play/complete-round.ts';
import { insertFeedback } from './play/ratings-store.ts';
import { changePassword } from './accounts/profile/change-password.ts';
import { findLogin, insertUser, updateUser } from './accounts/user/store.ts';

const server = setUpTestApp();
const NOON = new Date('2026-11-20T12:00:00Z');
const GAME = { gameId: 'word-search', score: 7, maxScore: 10, duration: 60 };
const PLAY_ID = '6f0d5b39-3c5c-4d6c-9a55-000000000001';
const PUPIL = 2;
const DEPUTY = 3;

/** Every change, in a school of two admins and a pupil whose fifth game unlocks avatars. */
const ACTS: Record<string, (deps: PaymentDeps) => Promise<unknown>> = {
  'a registration': ({ database: { db } }) =>
    registerNow(db, { username: 'omar', password: 'explore-7' }),
  'a registration that waits for its payment': (deps) =>
    keepPending(deps, { username: 'kim', password: 'explore-7' }),
  'a registration in the place of another': (deps) =>
    keepPending(deps, { username: 'waiting', password: 'another-7' }),
  'a finished game': (deps) => completeReported(deps, PUPIL, { ...GAME, playId: PLAY_ID }),
  'a rating': ({ database: { db }, now }) =>
    insertFeedback(db, {
      userId: PUPIL,
      gameId: 'word-search',
      rating: 4,
      comment: null,
      at: now(),
    }),
  'a message': ({ database: { db }, now }) =>
    insertMessage(db, { fromName: 'A parent', message: 'Hello', createdAt: now() }),
  'a new year': ({ database: { db } }) => updateUser(db, PUPIL, { yearGroup: 6 }),
  'a new avatar': ({ database: { db } }) => updateUser(db, PUPIL, { avatar: '🐱' }),
  'a new password of one’s own': async (deps) => {
    const login = await findLogin(server.deps.database.db, 'zara');
    if (!login) throw new Error('Zara is gone.');
    const change = { currentPassword: 'explore-7', newPassword: 'better-8' };
    const throttle = makeLoginThrottle(server.deps);
    const source = { address: '192.0.2.7', device: null };
    const asked = { user: login.user, actor: COMMAND_LINE, source };
    await changePassword(deps, throttle, asked, change, sessionUntil(deps.now(), 'new'));
  },
  'a password that an admin gives': (deps) => resetPassword(deps, COMMAND_LINE, PUPIL),
  'a pupil’s new name and year': (deps) =>
    changeAccount(deps, COMMAND_LINE, PUPIL, { username: 'zara b', yearGroup: 5 }),
  'switching off': (deps) => changeAccount(deps, COMMAND_LINE, PUPIL, { isActive: false }),
  'making a pupil an admin': (deps) => changeAccount(deps, COMMAND_LINE, PUPIL, { isAdmin: true }),
  'making an admin a pupil': (deps) =>
    changeAccount(deps, COMMAND_LINE, DEPUTY, { isAdmin: false }),
  'signing out everywhere': (deps) => endSessions(deps, COMMAND_LINE, PUPIL),
  'deleting an account': (deps) => deleteAccount(deps, COMMAND_LINE, PUPIL, 'zara'),
  'making an admin': (deps) => createAdmin(deps, COMMAND_LINE, 'second'),
  'the checklist': (deps) => changeSetup(deps, COMMAND_LINE, { dismissed: true }),
};

const hash = hashPassword('explore-7');

async function makeSchool(): Promise<void> {
  await emptyDatabase(server.deps.database);
  const { db } = server.deps.database;
  const passwordHash = await hash;
  await insertUser(db, { username: 'head', passwordHash, role: 'owner', yearGroup: 1 });
  await insertUser(db, { username: 'zara', passwordHash, yearGroup: 3 });
  await insertUser(db, { username: 'deputy', passwordHash, role: 'owner', yearGroup: 1 });
  for (let nth = 0; nth < 4; nth++) await completeReported(still(server.deps), PUPIL, GAME);
  await keepPending(still(server.deps), { username: 'waiting', password: 'explore-7' });
  await db.insert(schema.sessions).values(sessionUntil(NOON, 'x'));
}

const sessionUntil = (expiresAt: Date, tokenHash: string) => ({
  userId: PUPIL,
  tokenHash,
  device: 'Another browser',
  lastUsedAt: NOON,
  expiresAt,
});

const still = (deps: PaymentDeps): PaymentDeps => ({ ...deps, now: () => NOON });

const AT_NOON = '2026-11-20T12:00:00+00:00';
const passedOver: readonly unknown[] = [schema.rateLimits, schema.installationSecrets];
/** One statement, because this is asked after every interruption. */
const ALL_ROWS = Object.values(schema)
  .filter((table) => !passedOver.includes(table))
  .map((table) => getTableConfig(table).name)
  .map((name) => `select '${name}' as name, to_jsonb(t) as row from "${name}" t`)
  .join(' union all ');
const rowSchema = z.object({ name: z.string(), row: z.record(z.string(), z.unknown()) });

/** All rows, without what differs each time: secrets and the counters of throttles. */
async function everything(): Promise<string> {
  const known = await hash;
  const same = (key: string, value: unknown): unknown => {
    // Rows that were rolled back have used up ids.
    if (key === 'id') return undefined;
    if (/(Id|_id)$/.test(key) && typeof value === 'number') return value > DEPUTY ? 'new' : value;
    if (typeof value !== 'string') return value;
    if (value.startsWith('$argon2id$')) return value === known ? 'old password' : 'new password';
    if (/^\d{4}-\d\d-\d\dT/.test(value)) return value === AT_NOON ? value : 'some moment';
    return /^[0-9a-f]{8}-/.test(value) && value !== PLAY_ID ? 'some uuid' : value;
  };
  const rows = await rowsOf(server.deps.database.db, sql.raw(ALL_ROWS), rowSchema);
  return rows
    .map(({ name, row }) => `${name} ${JSON.stringify(row, same)}`)
    .toSorted()
    .join('\n');
}

/** Interrupts the change one step later each time, until it completes; returns the number of interruptions. */
async function expectWholeOrNothing(
  prepare: () => Promise<void>,
  act: (deps: PaymentDeps) => Promise<unknown>,
): Promise<void> {
  await prepare();
  const before = await everything();
  await act(still(server.deps));
  const whole = await everything();
  expect(whole).not.toBe(before);
  await prepare();
  for (let nth = 1; ; nth++) {
    try {
      await act(withPowerCutAt(still(server.deps), nth));
      expect(nth).toBeGreaterThan(1);
      return;
    } catch (error) {
      if (!isPowerCut(error)) throw error;
    }
    const after = await everything();
    if (after === before) continue;
    expect(after).toBe(whole);
    await prepare();
  }
}

it.each(Object.entries(ACTS))(
  'an interruption leaves %s either complete or not begun',
  async (_, act) => {
    await expectWholeOrNothing(makeSchool, act);
  },
);

it('an interruption leaves the first admin either complete or not created', async () => {
  const makeEmpty = async () => {
    await emptyDatabase(server.deps.database);
    await server.deps.database.db.execute(
      sql`alter table users alter column id restart with ${sql.raw(String(DEPUTY + 1))}`,
    );
  };
  await expectWholeOrNothing(makeEmpty, ({ database: { db }, config }) =>
    ensureFirstAdmin(db, config),
  );
});
