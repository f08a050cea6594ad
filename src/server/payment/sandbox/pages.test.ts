import { describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { chooseGateway } from '../choose-gateway.ts';
import { payingAt } from '#testing/paying.ts';
import { setUpTestApp } from '#testing/test-app.ts';

const server = setUpTestApp({ APP_NAME: 'Tom & <b>Jerry</b>' });
const { register, paySilently, comeBack, ...at } = payingAt(server);

const pageOf = (id: string) => server.browser().get(`/sandbox/checkout/${id}`);
/** Presses a button on the page, which is a plain form without scripts. */
const press = (id: string, button: string) =>
  server.browser().call(`/sandbox/checkout/${id}/${button}`, {
    method: 'POST',
    body: ' ',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'http://localhost',
      host: 'localhost',
    },
  });

describe('the checkout page', () => {
  it('the checkout page says that it is a test that takes no money, and has two buttons', async () => {
    const { status, body, headers } = await pageOf(await register());
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('TEST MODE');
    expect(body).toContain('No money is taken');
    expect(body).toContain('>Pay £4.00</button>');
    expect(body).toContain('>Cancel</button>');
  });

  it('the checkout page has no script, and no name is treated as markup', async () => {
    const { body } = await pageOf(await register());
    expect(body).not.toMatch(/<script|onclick|<b>/);
    expect(body).toContain('Tom &amp; &lt;b&gt;Jerry&lt;/b&gt;');
  });

  it('paying on the checkout page calls the webhook and returns with the checkout’s id', async () => {
    const id = await register();
    const { status, headers } = await press(id, 'pay');
    expect(status).toBe(303);
    expect(headers.location).toBe(`http://localhost/auth?checkout=${id}`);
    expect(await at.usernames()).toEqual(['zara']);
    expect((await comeBack(id)).status).toBe(201);
  });

  it('pressing the button twice pays once', async () => {
    const id = await register();
    const answers = await Promise.all([press(id, 'pay'), press(id, 'pay')]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await at.events()).toHaveLength(1);
  });

  it('cancelling returns without an account, and the checkout can still be paid', async () => {
    const id = await register();
    const { status, headers } = await press(id, 'cancel');
    expect([status, headers.location]).toEqual([303, 'http://localhost/auth?checkout=cancelled']);
    expect(await at.usernames()).toEqual([]);
    expect((await press(id, 'pay')).status).toBe(303);
  });

  it('the checkout page shows that it is paid already', async () => {
    const id = await register();
    await paySilently(id);
    const { body } = await pageOf(id);
    expect(body).toContain('This has already been paid');
    expect(body).toContain(`href="http://localhost/auth?checkout=${id}"`);
  });

  it('an expired checkout cannot be paid', async () => {
    const id = await register();
    server.passTime(3 * 3_600_000);
    expect((await pageOf(id)).body).toContain('This checkout has expired');
    expect((await press(id, 'pay')).headers.location).toBe(`/sandbox/checkout/${id}`);
    expect(await at.usernames()).toEqual([]);
  });

  it('the checkout page shows a declined card and can still be paid', async () => {
    const id = await register();
    const { status, headers } = await press(id, 'decline');
    expect([status, headers.location]).toEqual([303, `/sandbox/checkout/${id}?declined`]);
    const { body } = await server.browser().get(`/sandbox/checkout/${id}?declined`);
    expect(body).toContain('The card was declined.');
    expect((await pageOf(id)).body).not.toContain('declined.');
    expect((await press(id, 'pay')).status).toBe(303);
    expect(await at.usernames()).toEqual(['zara']);
  });

  it('the checkout page has Pay and Cancel first, and every other outcome below', async () => {
    const { body } = await pageOf(await register());
    const buttons = [...String(body).matchAll(/<button[^>]*>([^<]+)</g)].map(([, text]) => text);
    expect(buttons.slice(0, 2)).toEqual(['Pay £4.00', 'Cancel']);
    expect(buttons.slice(2)).toHaveLength(3);
    expect(String(body).indexOf('<details>')).toBeGreaterThan(String(body).indexOf('Cancel<'));
  });

  it.each([
    ['the money arrives days later', ['pay-later', 'arrive'], 'This has already been paid', 'paid'],
    ['the money never arrives', ['pay-later', 'fail'], 'The payment did not arrive', 'failed'],
    ['the checkout expires', ['expire'], 'This checkout has expired', 'expired'],
  ])('the checkout page offers the outcome: %s', async (_, steps, title, status) => {
    const id = await register();
    for (const step of steps) expect((await press(id, step)).status).toBe(303);
    expect((await pageOf(id)).body).toContain(title);
    expect(await at.payments()).toMatchObject([{ status }]);
    expect(await at.usernames()).toEqual(status === 'paid' ? ['zara'] : []);
  });

  it('the checkout page offers only possible steps and refuses others', async () => {
    const id = await register();
    const offered = async () =>
      [...String((await pageOf(id)).body).matchAll(/action="[^"]*\/([\w-]+)"/g)].map(
        ([, step]) => step,
      );
    for (const step of ['arrive', 'refund', 'dispute', 'dispute-won']) await press(id, step);
    expect(await offered()).toEqual(['pay', 'cancel', 'decline', 'pay-later', 'expire']);
    await press(id, 'pay-later');
    expect(await offered()).toEqual(['arrive', 'fail']);
    await press(id, 'arrive');
    expect(await offered()).toEqual(['refund', 'refund-half', 'dispute']);
    await press(id, 'refund-half');
    await press(id, 'dispute');
    expect(await offered()).toEqual(['refund', 'refund-half', 'dispute-won', 'dispute-lost']);
    await press(id, 'dispute-lost');
    await press(id, 'refund');
    expect(await offered()).toEqual([]);
    expect(await at.users()).toMatchObject([{ paymentState: 'dispute-lost', isActive: true }]);
  });

  it('an unknown checkout has no page', async () => {
    expect((await pageOf('cs_test_nobody')).status).toBe(404);
    expect((await press('cs_test_nobody', 'pay')).status).toBe(404);
    expect((await press('cs_test_nobody', 'cancel')).status).toBe(404);
    expect((await pageOf('%00')).status).toBe(400);
  });

  it('another site cannot press a button on the checkout page', async () => {
    const id = await register();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil' };
    const path = `/sandbox/checkout/${id}/pay`;
    const { status } = await server.browser().call(path, { method: 'POST', body: ' ', headers });
    expect(status).toBe(403);
  });
});

it('the sandbox serves the script that the browser loads before it goes to the checkout', async () => {
  const config = await server.browser().get('/api/config');
  expect(config.body).toMatchObject({
    payment: { mode: 'sandbox', scriptUrl: '/sandbox/checkout.js' },
  });
  const { status, headers } = await server.browser().get('/sandbox/checkout.js');
  expect([status, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
});

it('after a restart another process on the same database can take the payment', async () => {
  const id = await register();
  const { config, database, now } = server.deps;
  const payment = await chooseGateway(config, database, now);
  const other = await buildApp({ config, database, payment, now }, '/nowhere');
  const paid = await other.inject({ method: 'POST', url: `/sandbox/checkout/${id}/pay` });
  expect(paid.statusCode).toBe(303);
  expect(await at.usernames()).toEqual(['zara']);
  await other.close();
});
