import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#shared/dates.ts';
import { pendingRegistrations, users } from '../platform/db/schema.ts';
import { payingAt } from '#testing/paying.ts';
import { PASSWORD, setUpTestApp, type TestBrowser } from '#testing/test-app.ts';

const READY = { status: 409, body: { message: 'Your account is ready. Please log in.' } };

const server = setUpTestApp();
const { register, paySilently, eventArrives, comeBack, ...at } = payingAt(server);

const logIn = (username: string, password = PASSWORD) =>
  server.browser().post('/api/login', { username, password });

async function payingBrowser(username: string): Promise<TestBrowser> {
  const browser = server.browser();
  const account = { username, password: PASSWORD };
  await browser.post('/api/register-pre-payment', account);
  await browser.post('/api/create-checkout-session', account);
  return browser;
}

describe('a pupil who has paid', () => {
  it('a pupil who has paid returns to a new account and is signed in', async () => {
    const id = await register(' Zara ');
    await paySilently(id);
    const browser = at.browserOf(id);
    const answer = await comeBack(id, browser);
    expect(answer).toMatchObject({
      status: 201,
      body: { username: 'Zara', displayName: 'Zara', yearGroup: null, isAdmin: false },
    });
    expect(answer.body).not.toHaveProperty('wantedUsername');
    expect((await browser.get('/api/user')).body).toEqual(answer.body);
    expect((await logIn('zara')).status).toBe(200);
  });

  it('a pupil who has paid gets an account by the event alone, and can return to it later', async () => {
    const id = await register();
    await paySilently(id);
    expect((await eventArrives(id)).status).toBe(200);
    expect((await logIn('zara')).status).toBe(200);
    server.passTime(50 * MINUTE_MS);
    expect((await comeBack(id)).status).toBe(201);
    expect(await at.usernames()).toEqual(['zara']);
  });

  it('a pupil who has paid has one account if the event arrives after the return', async () => {
    const id = await register();
    await paySilently(id);
    await comeBack(id);
    expect((await eventArrives(id)).status).toBe(200);
    expect(await at.usernames()).toEqual(['zara']);
  });

  it('a pupil who has paid has one account if the return, its reload and two events come at the same moment', async () => {
    const id = await register();
    await paySilently(id);
    const [first, again, ...events] = await Promise.all([
      comeBack(id),
      comeBack(id),
      eventArrives(id, { id: 'evt_1' }),
      eventArrives(id, { id: 'evt_1' }),
      eventArrives(id, { id: 'evt_2' }),
    ]);
    expect([first?.status, again?.status].toSorted()).toEqual([201, 409]);
    expect(events.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await at.usernames()).toEqual(['zara']);
    expect(await at.payments()).toMatchObject([{ status: 'paid', userId: expect.any(Number) }]);
  });

  it('the return from paying signs in once, and after that the password does', async () => {
    const id = await register();
    await paySilently(id);
    expect((await comeBack(id)).status).toBe(201);
    expect(await comeBack(id)).toMatchObject(READY);
    expect((await logIn('zara')).status).toBe(200);
  });

  it('the return from paying signs in no other browser, and trying one does not use up the sign-in', async () => {
    const id = await register();
    await paySilently(id);
    const other = server.browser();
    expect(await comeBack(id, other)).toMatchObject(READY);
    expect((await other.get('/api/user')).status).toBe(401);
    await register('omar', 'another one');
    expect(await comeBack(id, await payingBrowser('ben'))).toMatchObject(READY);
    expect((await comeBack(id)).status).toBe(201);
  });

  it('the return signs in the browser that opened the checkout last, with the name and the password', async () => {
    const id = await register();
    const second = await payingBrowser('zara');
    await paySilently(id);
    expect((await comeBack(id)).status).toBe(409);
    expect((await comeBack(id, second)).status).toBe(201);
  });

  it('a parent can pay for two children in one browser', async () => {
    const browser = server.browser();
    const ids = [];
    for (const username of ['zara', 'omar']) {
      const account = { username, password: PASSWORD };
      await browser.post('/api/register-pre-payment', account);
      await browser.post('/api/create-checkout-session', account);
      ids.push((await at.lastCheckout()) ?? '');
    }
    for (const id of ids) await paySilently(id);
    for (const id of ids) expect((await comeBack(id, browser)).status).toBe(201);
  });

  it('the payment cookie cannot be read by scripts, and the database has only its hash', async () => {
    const account = { username: 'zara', password: PASSWORD };
    await server.browser().post('/api/register-pre-payment', account);
    const { headers } = await server.browser().post('/api/create-checkout-session', account);
    const cookie = [headers['set-cookie']].flat().find((text) => /paying=/.test(String(text)));
    expect(cookie).toMatch(/^paying=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/);
    const token = /paying=([\w-]+)/.exec(String(cookie))?.[1] ?? '';
    expect(JSON.stringify(await at.pendings())).not.toContain(token);
  });

  it('the return does not sign in an hour after the payment', async () => {
    const id = await register();
    await paySilently(id);
    await eventArrives(id);
    server.passTime(HOUR_MS + MINUTE_MS);
    expect(await comeBack(id)).toMatchObject(READY);
    expect((await logIn('zara')).status).toBe(200);
  });

  it('a payment that was unknown for a day does not sign in, but still makes the account', async () => {
    const id = await register();
    await paySilently(id);
    server.passTime(24 * HOUR_MS);
    expect(await comeBack(id)).toMatchObject(READY);
    expect((await logIn('zara')).status).toBe(200);
  });

  it('the return does not sign in to an account that has been switched off', async () => {
    const id = await register();
    await paySilently(id);
    await eventArrives(id);
    await server.deps.database.db.update(users).set({ isActive: false });
    expect(await comeBack(id)).toMatchObject(READY);
  });

  it('a paid account has the password from the form, stored as a hash', async () => {
    const id = await register('zara', 'another secret');
    expect(JSON.stringify(await at.pendings())).not.toContain('another secret');
    await paySilently(id);
    await comeBack(id);
    expect((await logIn('zara', 'another secret')).status).toBe(200);
  });
});

describe('a name that was taken while it was paid for', () => {
  it('a pupil whose name was taken while paying gets a free variant and is told', async () => {
    const id = await register('Zara');
    await paySilently(id);
    await server.loginAs({ username: 'zara' });
    await server.loginAs({ username: 'ZARA 2' });
    expect(await comeBack(id)).toMatchObject({
      status: 201,
      body: { username: 'Zara 3', displayName: 'Zara 3', wantedUsername: 'Zara' },
    });
    expect((await logIn('zara 3')).status).toBe(200);
  });

  it('a changed name is reported even if the event came before the return', async () => {
    const id = await register('Zara');
    await paySilently(id);
    await server.loginAs({ username: 'zara' });
    await eventArrives(id);
    expect((await comeBack(id)).body).toMatchObject({
      username: 'Zara 2',
      wantedUsername: 'Zara',
    });
  });

  it('two pupils who paid for the same name get an account each', async () => {
    const first = await register('zara', 'the first one');
    const second = await register('zara', 'the second one');
    await paySilently(first);
    await paySilently(second);
    const answers = await Promise.all([comeBack(first), comeBack(second)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await at.usernames()).toEqual(['zara', 'zara 2']);
    expect((await at.payments()).map(({ status }) => status)).toEqual(['paid', 'paid']);
  });

  it('a pupil who returns in another browser is told the changed name but not signed in', async () => {
    const id = await register('Zara');
    await server.loginAs({ username: 'zara' });
    await paySilently(id);
    const elsewhere = server.browser();
    expect(await comeBack(id, elsewhere)).toMatchObject({
      status: 409,
      body: {
        message:
          'Your account is ready. Somebody else has the username you chose, so yours is ‘Zara 2’. Please log in with it.',
      },
    });
    expect((await elsewhere.get('/api/user')).status).toBe(401);
  });

  it('a name of 40 characters gets a free variant as well', async () => {
    const name = 'x'.repeat(40);
    const id = await register(name);
    await paySilently(id);
    await server.loginAs({ username: name });
    expect((await comeBack(id)).body).toMatchObject({ username: `${'x'.repeat(38)} 2` });
  });
});

describe('a checkout that is not paid properly', () => {
  /** What the returning browser is told, and the accounts that exist then. */
  const endOf = async (id: string) => {
    const { status, body } = await comeBack(id);
    return { status, body, accounts: await at.usernames() };
  };
  const noAccount = (status: number, message: string) => ({
    status,
    body: { message },
    accounts: [],
  });

  it('an open checkout makes no account', async () => {
    expect(await endOf(await register())).toEqual(
      noAccount(402, 'Your payment hasn’t arrived yet.'),
    );
  });

  it('an expired checkout makes no account', async () => {
    const id = await register();
    server.passTime(3 * HOUR_MS);
    const sentence =
      'This checkout was not paid in time, and no money was taken. Please register again.';
    expect(await endOf(id)).toEqual(noAccount(400, sentence));
    expect(await at.payments()).toMatchObject([{ status: 'expired' }]);
  });

  it.each([
    ['less money', { amountTotal: 399 }],
    ['more money', { amountTotal: 4000 }],
    ['other money', { currency: 'usd' }],
    ['another registration', { clientReferenceId: 'ffffffff-0000-4000-8000-000000000000' }],
    ['no registration', { clientReferenceId: null }],
  ])('a checkout with %s makes no account', async (_, change) => {
    const id = await register();
    await paySilently(id);
    await at.changeCheckout(id, change);
    const sentence =
      'This payment does not match your registration. Please ask a grown-up to write to us.';
    expect(await endOf(id)).toEqual(noAccount(400, sentence));
    expect((await eventArrives(id)).status).toBe(200);
    expect(await endOf(id)).toEqual(noAccount(400, sentence));
    expect(await at.payments()).toMatchObject([{ status: 'refused', userId: null }]);
  });

  it.each(['cs_test_nobody', 'cancelled', '../../v1/account', 'cs_\u0000', 'x'.repeat(255)])(
    'the unknown checkout %j makes no account',
    async (id) => {
      expect(await endOf(id)).toEqual(noAccount(404, 'We don’t know this payment.'));
    },
  );

  it('a checkout that we did not open makes the server ask the provider nothing', async () => {
    const comesBack = at.providerGoesAway();
    const end = await endOf('cs_live_x1');
    comesBack();
    expect(end).toEqual(noAccount(404, 'We don’t know this payment.'));
  });

  it.each([{ checkoutSessionId: '' }, { checkoutSessionId: 7 }, { checkoutSessionId: null }, {}])(
    'the return %o gets 400',
    async (body) => {
      expect((await server.browser().post('/api/register', body)).status).toBe(400);
    },
  );

  it('a paid checkout without its registration makes no account and is marked for a refund', async () => {
    const id = await register();
    await server.deps.database.db.delete(pendingRegistrations);
    await paySilently(id);
    const sentence =
      'This payment does not match your registration. Please ask a grown-up to write to us.';
    expect(await endOf(id)).toEqual(noAccount(400, sentence));
    expect(await at.payments()).toMatchObject([{ status: 'refused' }]);
  });

  it('a checkout of another seller on the same Stripe account makes no account', async () => {
    const { gateway } = server.deps.payment;
    const expiresAt = new Date(server.deps.now().getTime() + HOUR_MS);
    const other = { productName: 'Socks', amountPence: 400, expiresAt, note: null };
    const urls = { successUrl: 'https://socks.example/', cancelUrl: 'https://socks.example/' };
    const { id } = await gateway.createCheckout({ reference: 'order 7', ...other, ...urls });
    await paySilently(id);
    expect((await eventArrives(id)).status).toBe(200);
    expect(await endOf(id)).toEqual(noAccount(404, 'We don’t know this payment.'));
  });
});

describe('paying twice', () => {
  it('submitting the same form again leads to the open checkout', async () => {
    const id = await register();
    expect(await register()).toBe(id);
    expect(await at.payments()).toHaveLength(1);
  });

  it('a paid checkout is not opened again', async () => {
    const id = await register();
    await paySilently(id);
    const again = await server
      .browser()
      .post('/api/create-checkout-session', { username: 'zara', password: PASSWORD });
    expect(again).toMatchObject(READY);
    expect((await logIn('zara')).status).toBe(200);
  });

  it('a registration that is paid twice makes only one account, and the owners are told once', async () => {
    const first = await register();
    await at.changeCheckout(first, { successUrl: 'http://elsewhere/auth' });
    const second = await register();
    expect(second).not.toBe(first);
    await paySilently(first);
    await paySilently(second);
    await Promise.all([comeBack(first), eventArrives(second)]);
    expect(await at.usernames()).toEqual(['zara']);
    const userIds = (await at.payments()).map(({ userId }) => userId);
    expect(userIds).toEqual([expect.any(Number), userIds[0]]);
    await Promise.all([comeBack(second), eventArrives(first)]);
    expect(await at.notices()).toMatchObject([{ kind: 'paid-twice', userId: userIds[0] }]);
  });
});

describe('a pending registration', () => {
  const keep = (username: string, password = PASSWORD) =>
    server.browser().post('/api/register-pre-payment', { username, password });
  const open = (username: string, password = PASSWORD) =>
    server.browser().post('/api/create-checkout-session', { username, password });

  it('a registration for a taken name is refused in any case', async () => {
    await server.loginAs({ username: 'Zara' });
    const taken = { status: 409, body: { message: 'That username is already taken.' } };
    expect(await keep('zARA')).toMatchObject(taken);
    expect(await open('zARA')).toMatchObject(taken);
  });

  it.each([
    [{ username: '', password: PASSWORD }, 'Username is required'],
    [{ username: 'ben', password: '12345' }, 'Password must be at least 6 characters'],
    [{ username: '<b>', password: PASSWORD }, expect.stringContaining('Username can have')],
    [{}, 'Username is required'],
  ])('the registration %o is refused with its message', async (account, message) => {
    for (const path of ['/api/register-pre-payment', '/api/create-checkout-session']) {
      const answer = await server.browser().post(path, account);
      expect(answer).toMatchObject({ status: 400, body: { message } });
    }
  });

  it('a second registration for a name replaces the first', async () => {
    await keep('zara', 'the first one');
    await keep('Zara', 'the second one');
    expect((await open('zara', 'the first one')).status).toBe(401);
    expect((await open('zara', 'the second one')).status).toBe(200);
  });

  it('simultaneous registrations for a name leave only one', async () => {
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((x) => keep('zara', x.repeat(6))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const current = (await at.pendings()).filter(({ releasedAt }) => releasedAt === null);
    expect(current).toHaveLength(1);
  });

  it('a registration that was replaced during its payment is still honoured', async () => {
    const id = await register('zara', 'the first one');
    await keep('zara', 'the second one');
    await paySilently(id);
    expect(await comeBack(id)).toMatchObject({ status: 201, body: { username: 'zara' } });
    expect((await logIn('zara', 'the first one')).status).toBe(200);
  });

  it('paying for a registration needs its username and password', async () => {
    await keep('zara');
    expect(await open('omar')).toMatchObject({
      status: 400,
      body: { message: 'Please fill in the form and press Register again.' },
    });
    expect((await open('zara', 'something else')).status).toBe(401);
    expect((await open(' ZARA ')).status).toBe(200);
  });

  it('a registration expires after 24 hours', async () => {
    await keep('zara');
    server.passTime(24 * HOUR_MS + MINUTE_MS);
    expect((await open('zara')).status).toBe(400);
  });

  it('the password of a registration cannot be guessed', async () => {
    await keep('zara');
    for (let i = 0; i < 10; i++) await open('zara', `guess number ${i}`);
    expect((await open('zara')).status).toBe(429);
  });
});

describe('a checkout', () => {
  it.each<Record<string, string>>([
    { host: 'a<b' },
    { host: 'localhost', origin: 'ftp://localhost' },
  ])('no checkout is opened for the address %o', async (headers) => {
    const account = { username: 'zara', password: PASSWORD };
    await server.browser().post('/api/register-pre-payment', account);
    const { status } = await server
      .browser()
      .call('/api/create-checkout-session', { method: 'POST', body: account, headers });
    expect(status).toBe(400);
  });

  it('a checkout is for the whole fee, once, in pounds, and returns to the page it began on', async () => {
    const account = { username: 'zara', password: PASSWORD };
    const headers = { origin: 'https://games.school', host: 'games.school' };
    await server.browser().post('/api/register-pre-payment', account);
    const { body } = await server
      .browser()
      .call('/api/create-checkout-session', { method: 'POST', body: account, headers });
    const id = expect.stringMatching(/^cs_test_/);
    expect(body).toEqual({ id, url: expect.stringMatching(/^https:\/\/games\.school\/sandbox\//) });
    const [payment] = await at.payments();
    const found = await server.deps.payment.gateway.findCheckout(payment?.checkoutSessionId ?? '');
    expect(found).toMatchObject({
      status: 'open',
      isPaid: false,
      amount: 400,
      currency: 'gbp',
      reference: payment?.pendingRegistrationId,
      successUrl: 'https://games.school/auth?checkout={CHECKOUT_SESSION_ID}',
    });
  });

  it('a checkout reveals no secret: the public key is a publishable one', async () => {
    const { status, body } = await server.browser().get('/api/stripe-public-key');
    expect({ status, body }).toEqual({ status: 200, body: { publicKey: 'pk_test_sandbox' } });
  });
});

describe('while the payment provider is away', () => {
  const AWAY = {
    status: 503,
    body: {
      message: 'We can’t reach the payment service just now. Please try again in a few minutes.',
    },
  };

  it('while the provider is down no checkout can be opened, and a message says so', async () => {
    const comesBack = at.providerGoesAway();
    const account = { username: 'zara', password: PASSWORD };
    await server.browser().post('/api/register-pre-payment', account);
    expect(await server.browser().post('/api/create-checkout-session', account)).toMatchObject(
      AWAY,
    );
    comesBack();
    expect(await register()).toMatch(/^cs_test_/);
  });

  it('while the provider is down a return signs nobody in whose payment is unknown, but does afterwards', async () => {
    const id = await register();
    await paySilently(id);
    const comesBack = at.providerGoesAway();
    expect(await comeBack(id)).toMatchObject(AWAY);
    comesBack();
    expect((await comeBack(id)).status).toBe(201);
  });

  it('while the provider is down a pupil whose account was made by an event can still return to it', async () => {
    const id = await register();
    await paySilently(id);
    await eventArrives(id);
    at.providerGoesAway();
    expect((await comeBack(id)).status).toBe(201);
  });
});
