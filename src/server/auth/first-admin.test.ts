import { expect, it } from 'vitest';
import { ConfigError, readConfig } from '#server/config.ts';
import { setUpTestApp } from '#testing/test-app.ts';
import { ensureFirstAdmin } from './first-admin.ts';

const server = setUpTestApp();
const NAMED = { ADMIN_USERNAME: 'Head', ADMIN_PASSWORD: 'open-sesame-7' };
const make = (env: Record<string, string> = NAMED) =>
  ensureFirstAdmin(server.deps.database.db, readConfig(env));

it('is made once, also by many processes at the same moment', async () => {
  const made = await Promise.all([1, 2, 3].map(() => make()));
  expect(made.filter((admin) => admin !== null)).toEqual([
    { username: 'Head', printedPassword: null },
  ]);
  expect(await make()).toBeNull();
  const logIn = { username: 'head', password: NAMED.ADMIN_PASSWORD };
  expect((await server.browser().post('/api/login', logIn)).body).toMatchObject({
    ...{ isAdmin: true, yearGroup: 1 },
  });
});

it('has a password that can be logged in with when none was set', async () => {
  const made = await make({});
  expect(made).toMatchObject({ username: 'admin' });
  const logIn = { username: 'admin', password: made?.printedPassword };
  expect((await server.browser().post('/api/login', logIn)).status).toBe(200);
});

it('never takes over the name of a pupil: the start asks for another one', async () => {
  await server.loginAs({ username: 'HEAD' });
  await expect(make()).rejects.toThrow(ConfigError);
  await expect(make()).rejects.toThrow(
    'ADMIN_USERNAME is the name of a pupil: Head. Please set another.',
  );
});
