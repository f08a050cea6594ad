// A log-in does the same work for a name that nobody has: shown by what is called, because time differs from machine to machine.
import { beforeEach, expect, it, vi } from 'vitest';
import { setUpTestApp } from '#testing/test-app.ts';

const verified = vi.hoisted(() => new Array<string>());
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>();
  return {
    ...argon2,
    verify: (hashed: string, password: string) => {
      verified.push(hashed);
      return argon2.verify(hashed, password);
    },
  };
});

const server = setUpTestApp();
const logIn = (username: string) =>
  server.browser().post('/api/login', { username, password: 'a wrong guess' });
const costOf = (hashed: string | undefined) =>
  /^\$argon2id\$v=\d+\$([^$]+)/.exec(hashed ?? '')?.[1];

beforeEach(() => void verified.splice(0));

it('one hash is checked for an unknown name, at the cost of a real one', async () => {
  const account = { username: 'zara', password: 'explore-7' };
  await server.browser().post('/api/register', account);
  expect((await logIn('zara')).status).toBe(401);
  expect((await logIn('nobody')).status).toBe(401);
  expect(verified).toHaveLength(2);
  expect(costOf(verified[1])).toBe(costOf(verified[0]));
  expect(costOf(verified[0])).toBe('m=19456,t=2,p=1');
  expect(verified[1]).not.toBe(verified[0]);
});

it('the hash that stands in for nobody is opened by no password, its own included', async () => {
  const answer = await server
    .browser()
    .post('/api/login', { username: 'nobody', password: 'a password that nobody has' });
  expect(answer.status).toBe(401);
});
