import { describe, expect, it } from 'vitest';
import { ensureFirstAdmin } from '#server/accounts/auth/first-admin.ts';
import { setUpTestApp, type TestBrowser } from '#testing/test-app.ts';

const change = (admin: TestBrowser, body: object) =>
  admin.call('/api/admin/setup', { method: 'PATCH', body });
const steps = (done: Record<string, boolean>) => ({
  dismissed: false,
  steps: Object.entries(done).map(([step, done]) => ({ step, done })),
  backup: null,
});

describe('the checklist of a new installation', () => {
  const server = setUpTestApp();

  it('a new installation has every step to do until the printed password is changed', async () => {
    const { database, config } = server.deps;
    const made = await ensureFirstAdmin(database.db, config);
    const admin = await server.loginAs({ isAdmin: true });
    const browser = server.browser();
    const currentPassword = made?.printedPassword ?? '';
    await browser.post('/api/login', { username: 'admin', password: currentPassword });
    const nothing = {
      password: false,
      address: false,
      https: false,
      payment: false,
      email: false,
      backup: false,
    };
    expect((await admin.get('/api/admin/setup')).body).toEqual(steps(nothing));
    const newPassword = 'kettle-moon-ladder';
    await browser.post('/api/user/password', { currentPassword, newPassword });
    expect((await browser.get('/api/admin/setup')).body).toEqual(
      steps({ ...nothing, password: true }),
    );
  });

  it('the checklist remembers that backups were confirmed and that it was hidden', async () => {
    const admin = await server.loginAs({ isAdmin: true });
    expect((await change(admin, { backupNoted: true })).body).toMatchObject({
      steps: expect.arrayContaining([{ step: 'backup', done: true }]),
    });
    await change(admin, { dismissed: true });
    await change(admin, { dismissed: true, backupNoted: false });
    expect((await admin.get('/api/admin/setup')).body).toMatchObject({
      dismissed: true,
      steps: expect.arrayContaining([{ step: 'backup', done: false }]),
    });
    expect((await change(admin, { dismissed: false })).body).toMatchObject({ dismissed: false });
  });
});

describe('an installation that is set up', () => {
  const server = setUpTestApp({
    APP_ORIGIN: 'https://games.example.org',
    REGISTRATION_FEE_PENCE: '0',
    EMAILJS_PUBLIC_KEY: 'k',
    EMAILJS_SERVICE_ID: 's',
    EMAILJS_TEMPLATE_ID: 't',
  });

  it('an installation that is set up has only its backup to do', async () => {
    const admin = await server.loginAs({ isAdmin: true });
    const all = {
      password: true,
      address: true,
      https: true,
      payment: true,
      email: true,
      backup: false,
    };
    expect((await admin.get('/api/admin/setup')).body).toEqual(steps(all));
  });
});

describe('an installation with test keys of Stripe', () => {
  const server = setUpTestApp({
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  });

  it('an installation with Stripe’s test keys still has its payment to do', async () => {
    const admin = await server.loginAs({ isAdmin: true });
    expect((await admin.get('/api/admin/setup')).body).toMatchObject({
      steps: expect.arrayContaining([{ step: 'payment', done: false }]),
    });
    expect((await server.browser().get('/api/config')).body).toMatchObject({
      payment: { mode: 'stripe', isTest: true },
    });
  });
});
