import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { secondFactors } from '#server/platform/db/schema.ts';
import { setUpTestApp, type TestBrowser } from '#testing/test-app.ts';

const change = (admin: TestBrowser, body: object) =>
  admin.call('/api/admin/setup', { method: 'PATCH', body });
const has = (step: string, done: boolean) => ({
  steps: expect.arrayContaining([{ step, done }]),
});

describe('the list of a new installation', () => {
  const server = setUpTestApp();

  it('a new installation has every step to do, until each is done', async () => {
    const admin = await server.loginAs({ isAdmin: true });
    const steps = ['name', 'fee', 'address', 'backup', 'teacher', 'pupils', 'two-steps'];
    expect((await admin.get('/api/admin/setup')).body).toEqual({
      dismissed: false,
      steps: steps.map((step) => ({ step, done: false })),
      addresses: [],
      backup: null,
      troubles: expect.any(Array),
    });
    await admin.post('/api/admin/teachers', { username: 'otter', displayName: 'Ms Otter' });
    const { body } = await admin.post('/api/classes', { name: 'Otters', yearGroup: 3 });
    const classId = z.object({ id: z.int() }).parse(body).id;
    await admin.post(`/api/classes/${classId}/pupils`, { displayName: 'Zara' });
    const { database, now } = server.deps;
    const { id: userId } = z.object({ id: z.int() }).parse((await admin.get('/api/user')).body);
    await database.db.insert(secondFactors).values({ userId, secret: 'x', onSince: now() });
    await change(admin, { backupNoted: true, addressTried: true });
    expect((await admin.get('/api/admin/setup')).body).toMatchObject({
      steps: steps.map((step, nth) => ({ step, done: nth > 1 })),
    });
  });

  it('two-step log-in counts for the owner who asks alone', async () => {
    const admin = await server.loginAs({ isAdmin: true });
    const other = await server.loginAs({ isAdmin: true });
    const { database, now } = server.deps;
    const { id: userId } = z.object({ id: z.int() }).parse((await other.get('/api/user')).body);
    await database.db.insert(secondFactors).values({ userId, secret: 'x', onSince: now() });
    expect((await admin.get('/api/admin/setup')).body).toMatchObject(has('two-steps', false));
  });

  it('the list remembers what an owner says of it', async () => {
    const admin = await server.loginAs({ isAdmin: true });
    await change(admin, { dismissed: true, backupNoted: true });
    const answer = await change(admin, { backupNoted: false });
    expect(answer.body).toMatchObject({ dismissed: true, ...has('backup', false) });
    expect((await change(admin, { dismissed: false })).body).toMatchObject({ dismissed: false });
  });
});

describe('an installation whose settings are made', () => {
  const server = setUpTestApp({
    APP_NAME: 'Hillside Explorers',
    APP_ORIGIN: 'https://games.example.org',
    REGISTRATION_FEE_PENCE: '0',
  });

  it('an installation whose settings are made has name, fee and address done', async () => {
    const admin = await server.loginAs({ isAdmin: true });
    expect((await admin.get('/api/admin/setup')).body).toMatchObject({
      steps: expect.arrayContaining(
        ['name', 'fee', 'address'].map((step) => ({ step, done: true })),
      ),
      addresses: ['https://games.example.org'],
    });
  });
});

describe('an installation with test keys of Stripe', () => {
  const server = setUpTestApp({
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  });

  it('an installation with Stripe’s test keys still has its fee to do', async () => {
    const admin = await server.loginAs({ isAdmin: true });
    expect((await admin.get('/api/admin/setup')).body).toMatchObject(has('fee', false));
    expect((await server.browser().get('/api/config')).body).toMatchObject({
      payment: { mode: 'stripe', isTest: true },
    });
  });
});
