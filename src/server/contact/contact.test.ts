import { like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { setUpTestApp, type TestBrowser } from '#testing/test-app.ts';
import * as schema from '../platform/db/schema.ts';

const server = setUpTestApp();
const PARAMS = { to_name: 'Team', from_name: 'Somebody', from_email: '', message: 'Hello!' };

/** Sends a message as `send` of @emailjs/browser does. */
const send = (browser: TestBrowser, params: object = {}, rest: object = {}) =>
  browser.post('/api/v1.0/email/send', {
    lib_version: '4.4.1',
    user_id: 'embedded',
    service_id: 'embedded',
    template_id: 'embedded',
    template_params: { ...PARAMS, ...params },
    ...rest,
  });

describe('a contact message', () => {
  it('a contact message is stored with its sender and shown to admins, newest first', async () => {
    const pupil = await server.loginAs({ username: 'zara', displayName: 'Zara K.' });
    const answer = await send(pupil, { from_name: 'The Queen', from_email: ' z@example.org ' });
    expect(answer).toMatchObject({ status: 200, body: 'OK' });
    await send(server.browser(), { message: '  Second  ' });
    const admin = await server.loginAs({ isAdmin: true });
    expect((await admin.get('/api/admin/messages')).body).toEqual({
      total: 2,
      unread: 2,
      messages: [
        {
          id: 2,
          userId: null,
          fromName: 'Somebody',
          fromEmail: null,
          message: 'Second',
          createdAt: expect.stringMatching(/Z$/),
          readAt: null,
        },
        expect.objectContaining({
          userId: pupil.id,
          fromName: 'Zara K.',
          fromEmail: 'z@example.org',
        }),
      ],
    });
  });

  it('a contact message without a name is from Anonymous User', async () => {
    await send(server.browser(), { from_name: ' ' });
    const admin = await server.loginAs({ isAdmin: true });
    expect((await admin.get('/api/admin/messages')).body).toMatchObject({
      messages: [{ fromName: 'Anonymous User' }],
    });
  });

  it('a contact message that is sent again because its answer was lost is stored once, the same words of somebody else or another day are not lost', async () => {
    const pupil = await server.loginAs({ username: 'zara' });
    for (const sender of [pupil, pupil, server.browser()]) {
      expect(await send(sender)).toMatchObject({ status: 200, body: 'OK' });
    }
    server.passTime(16 * 60_000);
    await send(pupil);
    const admin = await server.loginAs({ isAdmin: true });
    expect((await admin.get('/api/admin/messages')).body).toMatchObject({ total: 3 });
  });

  it('a contact message can be marked as read and unread, and deleted', async () => {
    await send(server.browser());
    const admin = await server.loginAs({ isAdmin: true });
    const mark = (read: boolean) =>
      admin.call('/api/admin/messages/1', { method: 'PATCH', body: { read } });
    expect((await mark(true)).body).toMatchObject({ readAt: expect.stringMatching(/Z$/) });
    expect((await admin.get('/api/admin/messages')).body).toMatchObject({ unread: 0, total: 1 });
    expect((await mark(false)).body).toMatchObject({ readAt: null });
    const remove = () => admin.call('/api/admin/messages/1', { method: 'DELETE' });
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    expect((await mark(true)).status).toBe(404);
  });

  it('a contact message that is empty, too long or unreadable, or has no real address, is refused with the reason', async () => {
    const empty = 'Please enter a message before sending.';
    for (const [params, message] of [
      [{ message: '' }, empty],
      [{ message: ' \n ' }, empty],
      [{ message: null }, empty],
      [{ message: 'x'.repeat(5001) }, 'A message can have at most 5000 characters.'],
      [{ from_email: 'not an address' }, 'Please enter a valid email address.'],
      [{ message: 'a\u0000b' }, expect.any(String)],
    ] as const) {
      expect(await send(server.browser(), params)).toMatchObject({
        status: 400,
        body: { message },
      });
    }
    for (const rest of [{ service_id: 'other' }, { user_id: '' }, { template_params: undefined }]) {
      expect([rest, (await send(server.browser(), {}, rest)).status]).toEqual([rest, 400]);
    }
  });

  it('a contact message of 5000 characters is stored in full', async () => {
    const message = 'é'.repeat(5000);
    expect((await send(server.browser(), { message })).status).toBe(200);
    const admin = await server.loginAs({ isAdmin: true });
    expect((await admin.get('/api/admin/messages')).body).toMatchObject({
      messages: [{ message }],
    });
  });

  it('contact messages come 20 a page', async () => {
    const messages = Array.from({ length: 25 }, (_, nth) => ({ fromName: 'A', message: `${nth}` }));
    await server.deps.database.db.insert(schema.messages).values(messages);
    const admin = await server.loginAs({ isAdmin: true });
    const { body } = await admin.get('/api/admin/messages?page=2');
    expect(body).toMatchObject({ total: 25 });
    expect(body).toHaveProperty('messages.length', 5);
  });
});

describe('too many messages', () => {
  it('too many messages from one pupil are stopped for a while without affecting others at the same address', async () => {
    const pupil = await server.loginAs();
    for (let i = 0; i < 5; i++) expect((await send(pupil)).status).toBe(200);
    const refused = await send(pupil);
    expect(refused).toMatchObject({
      status: 429,
      body: { message: expect.stringContaining('Please wait') },
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600);
    const classmate = await server.loginAs();
    expect((await send(classmate)).status).toBe(200);
  });

  it('simultaneous messages get no higher limit', async () => {
    const pupil = await server.loginAs();
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, nth) => send(pupil, { message: `${nth}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const admin = await server.loginAs({ isAdmin: true });
    expect((await admin.get('/api/admin/messages')).body).toMatchObject({ total: 5 });
  });

  it('too many messages from a signed-out browser are stopped for that browser', async () => {
    const browser = server.browser();
    for (let i = 0; i < 5; i++) expect((await send(browser)).status).toBe(200);
    expect((await send(browser)).status).toBe(429);
    expect((await send(server.browser())).status).toBe(200);
  });

  it('browsers that drop their cookies are limited to 100 messages an address', async () => {
    const { db } = server.deps.database;
    const isOfAddress = like(schema.rateLimits.key, 'contact-address:%');
    await send(server.browser());
    await db.update(schema.rateLimits).set({ points: 99 }).where(isOfAddress);
    expect((await send(server.browser())).status).toBe(200);
    expect((await send(server.browser())).status).toBe(429);
  });

  it('messages refused as invalid do not count towards the limit', async () => {
    const pupil = await server.loginAs();
    for (let i = 0; i < 6; i++) await send(pupil, { message: '' });
    expect((await send(pupil)).status).toBe(200);
  });
});

describe('where EmailJS is set up', () => {
  const elsewhere = setUpTestApp({
    EMAILJS_PUBLIC_KEY: 'key',
    EMAILJS_SERVICE_ID: 'service',
    EMAILJS_TEMPLATE_ID: 'form',
  });

  it('where EmailJS is set up, this server refuses messages and names the service', async () => {
    expect((await send(elsewhere.browser())).status).toBe(404);
    expect((await elsewhere.browser().get('/api/config')).body).toMatchObject({
      email: {
        publicKey: 'key',
        serviceId: 'service',
        templateId: 'form',
        origin: 'https://api.emailjs.com',
      },
    });
  });
});

describe('where nothing is set up', () => {
  it('where nothing is set up, the browser is told to send messages to this server', async () => {
    expect((await server.browser().get('/api/config')).body).toMatchObject({
      email: { publicKey: 'embedded', serviceId: 'embedded', templateId: 'embedded', origin: '' },
    });
  });
});
