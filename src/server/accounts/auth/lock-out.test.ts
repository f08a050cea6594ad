// Somebody who guesses at a school's keyboard, behind the address of the whole school, locks nobody else out (D14).
import { eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rateLimits, users } from '#server/platform/db/schema.ts';
import { payingAt } from '#testing/paying.ts';
import { PASSWORD, setUpTestApp, type TestBrowser } from '#testing/test-app.ts';

const server = setUpTestApp();
const { paySilently, comeBack, lastCheckout } = payingAt(server);

const DEVICE = 'device';
const FAILURES = 10;
const TOO_MANY = 'Too many tries. Please wait a few minutes, or ask your teacher for help.';

const logIn = async (browser: TestBrowser, username: string, password = PASSWORD) =>
  (await browser.post('/api/login', { username, password })).status;

const times = (count: number) => Array.from({ length: count }, (_, nth) => nth);

async function guess(browser: TestBrowser, username: string, count = FAILURES): Promise<number[]> {
  const statuses: number[] = [];
  for (const nth of times(count)) statuses.push(await logIn(browser, username, `guess ${nth}`));
  return statuses;
}

const failed = (count = FAILURES) => times(count).map(() => 401);

/** Reaches the limit of a name, as ten failures on new devices do. */
async function lock(username: string): Promise<void> {
  expect(await guess(server.browser(), username, 1)).toEqual([401]);
  const isOfName = like(rateLimits.key, 'login-name:%');
  await server.deps.database.db.update(rateLimits).set({ points: FAILURES }).where(isOfName);
}

/** A user who has signed in and out again in this browser, so that only the device cookie is left. */
async function knownUser(username: string, isAdmin = false) {
  const user = await server.loginAs({ username, isAdmin });
  await user.post('/api/logout');
  return user;
}

/** The failures counted under keys that begin with `beginning`. */
const counted = async (beginning: string) => {
  const rows = await server.deps.database.db
    .select({ points: rateLimits.points })
    .from(rateLimits)
    .where(like(rateLimits.key, `${beginning}:%`));
  return rows.map(({ points }) => points).toSorted((one, other) => other - one);
};

describe('500 failed log-ins from the school’s address', () => {
  it('500 failed log-ins from one address stop no known device, owner, registration or payment', async () => {
    const [zara, owner] = [await knownUser('zara'), await knownUser('head', true)];
    const parent = server.browser();
    const family = { username: 'new pupil', password: 'explore-7' };
    expect((await parent.post('/api/register-pre-payment', family)).status).toBe(200);

    for (const name of ['zara', 'head']) {
      expect(await guess(server.browser(), name, 11)).toEqual([...failed(), 429]);
    }
    for (const name of ['new pupil', 'nobody']) await guess(server.browser(), name, 1);
    expect(await counted('login-address')).toEqual([22]);
    // More simultaneous requests than a slow machine has connections for would be answered with 503.
    const isOfAddress = like(rateLimits.key, 'login-address:%');
    await server.deps.database.db.update(rateLimits).set({ points: 499 }).where(isOfAddress);
    await knownUser('omar');
    expect(await guess(server.browser(), 'omar', 2)).toEqual([401, 429]);

    expect(await logIn(zara, 'zara')).toBe(200);
    expect(await logIn(owner, 'head')).toBe(200);
    expect((await owner.get('/api/admin/stats')).status).toBe(200);
    const account = { username: 'quick', password: PASSWORD };
    expect((await server.browser().post('/api/register', account)).status).toBe(201);
    expect((await parent.post('/api/create-checkout-session', family)).status).toBe(200);
    const checkout = (await lastCheckout()) ?? '';
    await paySilently(checkout);
    expect((await comeBack(checkout, parent)).status).toBe(201);
    // Other people's failures do not stop even the browser that has just registered.
    await parent.post('/api/logout');
    expect(await logIn(parent, 'new pupil', family.password)).toBe(200);
    expect(await counted('login-address')).toEqual([500]);
  });

  it('a new device at a blocked address is told how many seconds to wait', async () => {
    await knownUser('zara');
    await lock('zara');
    const refused = await server
      .browser()
      .post('/api/login', { username: 'zara', password: PASSWORD });
    expect(refused).toMatchObject({ status: 429, body: { message: TOO_MANY } });
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(14 * 60);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
  });
});

describe('a known device', () => {
  it('a known device has ten failures of its own, which count for nobody else', async () => {
    const [zara, tablet] = [await knownUser('zara'), server.browser()];
    await logIn(tablet, 'zara');
    expect(await guess(zara, 'zara')).toEqual(failed());
    expect(await logIn(zara, 'zara')).toBe(429);
    expect(await logIn(tablet, 'zara')).toBe(200);
    expect(await guess(server.browser(), 'zara')).toEqual(failed());
    expect(await counted('login-pair')).toEqual([FAILURES]);
  });

  it('failures on a known device do not count for its address', async () => {
    const zara = await knownUser('zara');
    const before = await counted('login-address');
    await guess(zara, 'zara');
    expect(await counted('login-address')).toEqual(before);
  });

  it('a device that is known for one account is new to every other name, even an unused one', async () => {
    const mallory = await knownUser('mallory');
    await knownUser('zara');
    expect(await guess(mallory, 'zara', 11)).toEqual([...failed(), 429]);
    expect(await guess(server.browser(), 'zara', 1)).toEqual([429]);
    expect(await guess(mallory, 'nobody', 11)).toEqual([...failed(), 429]);
    expect(await logIn(mallory, 'mallory')).toBe(200);
  });

  it('a right password gives a known device its ten tries back', async () => {
    const zara = await knownUser('zara');
    expect(await guess(zara, 'zara', 9)).toEqual(failed(9));
    expect(await logIn(zara, 'zara')).toBe(200);
    expect(await guess(zara, 'zara')).toEqual(failed());
  });

  it('a device stays known under every spelling and after the account is renamed', async () => {
    const zara = await knownUser('Zara');
    await lock('zara');
    expect(await logIn(zara, ' ZARA ')).toBe(200);
    const owner = await server.loginAs({ isAdmin: true });
    const body = { username: 'zara b' };
    await owner.call(`/api/admin/student/${zara.id}`, { method: 'PATCH', body });
    expect(await guess(server.browser(), 'zara b', 1)).toEqual([429]);
    expect(await logIn(zara, 'zara b')).toBe(200);
  });

  it('a device is no longer known for a deleted account', async () => {
    const zara = await knownUser('zara');
    await server.deps.database.db.delete(users).where(eq(users.id, zara.id));
    expect(await guess(zara, 'zara', 11)).toEqual([...failed(), 429]);
    expect(await counted('login-pair')).toEqual([]);
  });

  it('a registration and a paid checkout also make the device known', async () => {
    const [one, two] = [server.browser(), server.browser()];
    await one.post('/api/register', { username: 'one', password: PASSWORD });
    const account = { username: 'two', password: PASSWORD };
    await two.post('/api/register-pre-payment', account);
    await two.post('/api/create-checkout-session', account);
    const checkout = (await lastCheckout()) ?? '';
    await paySilently(checkout);
    await comeBack(checkout, two);
    for (const name of ['one', 'two']) await lock(name);
    expect(await logIn(one, 'one')).toBe(200);
    expect(await logIn(two, 'two')).toBe(200);
  });
});

describe('refused attempts', () => {
  it('a refused attempt counts for neither the name nor the address', async () => {
    await knownUser('zara');
    await guess(server.browser(), 'zara', 12);
    expect(await counted('login-name')).toEqual([FAILURES]);
    expect(await counted('login-address')).toEqual([FAILURES]);
  });

  it('an attempt that is refused for its address does not count for the name', async () => {
    await guess(server.browser(), 'nobody', 1);
    const { db } = server.deps.database;
    await db.update(rateLimits).set({ points: 500 }).where(like(rateLimits.key, 'login-address:%'));
    expect(await guess(server.browser(), 'somebody', 2)).toEqual([429, 429]);
    expect(await counted('login-name')).toEqual([1, 0]);
  });

  it('right passwords leave no failures behind', async () => {
    for (const nth of times(3)) {
      const { username } = await knownUser(`pupil ${nth}`);
      await logIn(server.browser(), username);
    }
    expect((await counted('login-address')).every((points) => points === 0)).toBe(true);
    expect(await counted('login-name')).toEqual([]);
  });
});

describe('a new password from a teacher', () => {
  it('a new password lets a pupil in at once, on their own device and any other', async () => {
    const zara = await knownUser('zara');
    await guess(zara, 'zara');
    await lock('zara');
    const teacher = await server.loginAs({ isAdmin: true });
    const { body } = await teacher.post(`/api/admin/student/${zara.id}/password`);
    const { password } = { password: '', ...(typeof body === 'object' ? body : {}) };
    expect(await logIn(server.browser(), 'zara', password)).toBe(200);
    // Their own device is still known.
    await lock('zara');
    expect(await logIn(zara, 'zara', password)).toBe(200);
  });
});

describe('asking a signed-in user for the password again', () => {
  it('a signed-in user who gives the password again has tries separate from those of log-ins', async () => {
    const zara = await server.loginAs({ username: 'zara' });
    await lock('zara');
    const change = (currentPassword: string) =>
      zara.post('/api/user/password', { currentPassword, newPassword: 'better-8' });
    for (const _ of times(FAILURES)) expect((await change('guess')).status).toBe(403);
    expect((await change(PASSWORD)).status).toBe(429);
    await zara.post('/api/logout');
    expect(await logIn(zara, 'zara')).toBe(200);
  });
});

describe('a registration that waits to be paid', () => {
  const family = { username: 'zara', password: 'explore-7' };
  const checkOut = async (browser: TestBrowser, password = family.password) =>
    (await browser.post('/api/create-checkout-session', { ...family, password })).status;

  it('the browser that began a pending registration has ten tries of its own', async () => {
    const parent = server.browser();
    await parent.post('/api/register-pre-payment', family);
    for (const _ of times(FAILURES)) expect(await checkOut(parent, 'a guess')).toBe(401);
    expect(await checkOut(parent)).toBe(429);
  });

  it('somebody who tries out many names does not stop a pending registration', async () => {
    const parent = server.browser();
    await parent.post('/api/register-pre-payment', family);
    await server.deps.database.db
      .update(rateLimits)
      .set({ points: 1000 })
      .where(like(rateLimits.key, 'new-name:%'));
    expect(await checkOut(server.browser())).toBe(429);
    expect(await checkOut(parent)).toBe(200);
  });

  it('a browser whose pending registration was replaced is not known for the new one', async () => {
    const [parent, other] = [server.browser(), server.browser()];
    await parent.post('/api/register-pre-payment', family);
    await other.post('/api/register-pre-payment', { ...family, password: 'something else' });
    await parent.post('/api/register-pre-payment', family);
    for (const _ of times(FAILURES)) await checkOut(other, 'a guess');
    expect(await checkOut(other)).toBe(429);
    expect(await checkOut(parent)).toBe(200);
  });
});

describe('the device cookie', () => {
  const browserWith = (cookie: string) => {
    const browser = server.browser();
    browser.setCookie(cookie, DEVICE);
    return browser;
  };

  it('the device cookie is HttpOnly and SameSite, lasts a year and survives a log-out', async () => {
    await server.loginAs({ username: 'zara' });
    const body = { username: 'zara', password: PASSWORD };
    const browser = server.browser();
    const { headers } = await browser.call('/api/login', { method: 'POST', body });
    const [, cookie] = [headers['set-cookie']].flat();
    expect(cookie).toMatch(
      /^device=[\w-]{22}\.[\w-]{32}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    await browser.post('/api/logout');
    expect(browser.cookie()).toBeUndefined();
    expect(String(cookie)).toContain(browser.cookie(DEVICE));
  });

  it('the device cookie alone signs nobody in', async () => {
    const zara = await server.loginAs({ username: 'zara' });
    const thief = browserWith(zara.cookie(DEVICE) ?? '');
    expect((await thief.get('/api/user')).status).toBe(401);
    expect(await guess(thief, 'zara', 1)).toEqual([401]);
  });

  it('the device cookie contains nothing that is stored and does not reveal the account', async () => {
    const zara = await server.loginAs({ username: 'zara' });
    expect(zara.cookie(DEVICE)).not.toMatch(/zara/i);
    const again = await server.loginAs({ username: 'omar' });
    expect(again.cookie(DEVICE)?.slice(0, 22)).not.toBe(zara.cookie(DEVICE)?.slice(0, 22));
  });

  it('a copied device cookie locks its owner out only until the next log-in', async () => {
    const zara = await knownUser('zara');
    const thief = browserWith(zara.cookie(DEVICE) ?? '');
    expect(await logIn(zara, 'zara')).toBe(200);
    // The copy now has an outdated token, whose failures count separately.
    expect(await guess(thief, 'zara')).toEqual(failed());
    expect(await logIn(zara, 'zara')).toBe(200);
  });

  it('a device cookie that is made up, changed or put together from two counts as a new device', async () => {
    const [zara, mallory] = [await knownUser('zara'), await knownUser('mallory')];
    await lock('zara');
    const own = zara.cookie(DEVICE) ?? '';
    const forged = {
      'made up': `${own.slice(0, 23)}${'A'.repeat(32)}`,
      'made for another device’s id': `${'A'.repeat(22)}${own.slice(22)}`,
      'put together from two': `${mallory.cookie(DEVICE)}${own.slice(23)}`,
      truncated: own.slice(0, -1),
      'twice as long': own + own,
      'far too long': own + 'A'.repeat(6000),
      empty: '',
      'an arbitrary text': '%00%ff"\'; drop table users',
    };
    for (const [how, cookie] of Object.entries(forged)) {
      expect([how, await logIn(browserWith(cookie), 'zara')]).toEqual([how, 429]);
    }
    expect(await logIn(zara, 'zara')).toBe(200);
  });
});
