import { expect, it } from 'vitest';
import { ConfigError, readConfig } from '#server/platform/config.ts';
import { users } from '#server/platform/db/schema.ts';
import { setUpTestApp } from '#testing/test-app.ts';
import { ensureFirstAdmin } from './first-admin.ts';

const server = setUpTestApp();
const NAMED = { ADMIN_USERNAME: 'Head', ADMIN_PASSWORD: 'open-sesame-7' };
const make = (env: Record<string, string> = NAMED) =>
  ensureFirstAdmin(server.deps.database.db, readConfig(env));

it('the first admin is created once, even if many processes start at the same moment', async () => {
  const made = await Promise.all([1, 2, 3].map(() => make()));
  expect(made.filter((admin) => admin !== null)).toEqual([
    { username: 'Head', printedPassword: null },
  ]);
  expect(await make()).toBeNull();
  const logIn = { username: 'head', password: NAMED.ADMIN_PASSWORD };
  expect((await server.browser().post('/api/login', logIn)).body).toMatchObject({
    isAdmin: true,
    yearGroup: 1,
  });
});

it('a start with the name of a pupil as the first admin’s is refused and asks for another name', async () => {
  await server.loginAs({ username: 'HEAD' });
  await expect(make()).rejects.toThrow(ConfigError);
  await expect(make()).rejects.toThrow(
    'ADMIN_USERNAME is the name of a pupil: Head. Please set another.',
  );
});

it('without a configured password the first admin gets a generated one that works and must be changed', async () => {
  const made = await make({});
  expect(made).toMatchObject({ username: 'admin' });
  const logIn = { username: 'admin', password: made?.printedPassword };
  expect(await server.browser().post('/api/login', logIn)).toMatchObject({
    status: 200,
    body: { mustChangePassword: true },
  });
});

it.each([
  ['not set', {}],
  ['set', { ADMIN_USERNAME: 'Admin' }],
])(
  'the first admin may keep a configured password with a name of their own, but not with the well-known name (%s)',
  async (_, name) => {
    await make();
    const named = { username: 'head', password: NAMED.ADMIN_PASSWORD };
    expect((await server.browser().post('/api/login', named)).body).not.toHaveProperty(
      'mustChangePassword',
    );
    await server.deps.database.db.delete(users);
    await make({ ...name, ADMIN_PASSWORD: NAMED.ADMIN_PASSWORD });
    const known = { username: 'admin', password: NAMED.ADMIN_PASSWORD };
    expect((await server.browser().post('/api/login', known)).body).toMatchObject({
      mustChangePassword: true,
    });
    server.passTime(30 * 86_400_000);
    expect((await server.browser().post('/api/login', known)).status).toBe(200);
  },
);

it('a start with a weak password of the first admin is refused with the reason', async () => {
  for (const [password, why] of [
    ['short-7', 'Password must be at least 12 characters'],
    [
      'password1234',
      'That password is easy to guess. Please choose another, such as four words in a row',
    ],
  ] as const) {
    const weak = make({ ADMIN_USERNAME: 'Head', ADMIN_PASSWORD: password });
    await expect(weak).rejects.toThrow(ConfigError);
    await expect(weak).rejects.toThrow(`ADMIN_PASSWORD cannot be used: ${why}.`);
  }
  expect(await server.deps.database.db.select().from(users)).toEqual([]);
});
