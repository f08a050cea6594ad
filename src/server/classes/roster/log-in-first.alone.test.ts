// What happens while an import makes passwords. The tests look at what is started instead of measuring
// time, which differs from machine to machine.
import { setImmediate } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { users } from '#server/platform/db/schema.ts';
import { PASSWORD, setUpTestApp } from '#testing/test-app.ts';

/** The requested and the started work, in order; hashes end only when the test ends them. */
const work = vi.hoisted(() => ({
  isHeld: false,
  asked: new Array<string>(),
  begun: new Array<'hash' | 'check'>(),
  ends: new Array<() => void>(),
}));
vi.mock('../../accounts/auth/hash-queue.ts', async (original) => {
  const { makeHashQueue } = await original<typeof import('../../accounts/auth/hash-queue.ts')>();
  return {
    makeHashQueue: (...given: Parameters<typeof makeHashQueue>) => {
      const queue = makeHashQueue(...given);
      const asking: typeof queue = (urgency, doIt) => {
        work.asked.push(urgency);
        return queue(urgency, doIt);
      };
      return asking;
    },
  };
});
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>();
  return {
    ...argon2,
    hash: async (...given: Parameters<typeof argon2.hash>) => {
      if (!work.isHeld) return argon2.hash(...given);
      work.begun.push('hash');
      await new Promise<void>((resolve) => void work.ends.push(resolve));
      return 'a hash';
    },
    verify: (...given: Parameters<typeof argon2.verify>) => {
      work.begun.push('check');
      return argon2.verify(...given);
    },
  };
});

const server = setUpTestApp();
const PUPILS = 30;

it('a log-in during an import with passwords waits for the end of at most one hash', async () => {
  const teacher = await server.loginAs({ role: 'teacher' });
  await server.loginAs({ username: 'zara' });
  const made = await teacher.post('/api/classes', { name: 'Owls', yearGroup: 3 });
  const { id } = z.object({ id: z.number() }).parse(made.body);
  const text = ['Name', ...Array.from({ length: PUPILS }, (_, nth) => `Pupil ${nth}`)].join('\n');
  work.isHeld = true;
  const list = { text, dryRun: false, passwords: true };
  const importing = teacher.post(`/api/classes/${id}/import`, list);
  await expect.poll(() => work.ends.length).toBeGreaterThan(0);
  const underWay = work.ends.length;

  const login = { username: 'zara', password: PASSWORD };
  const loggingIn = server.browser().post('/api/login', login);
  await expect.poll(() => work.asked).toContain('log-in');
  work.ends.shift()?.();
  expect((await loggingIn).status).toBe(200);
  expect(work.begun.indexOf('check')).toBe(underWay);

  const isImported = importing.then(() => true);
  while (!(await Promise.race([isImported, setImmediate(false)]))) work.ends.shift()?.();
  expect((await importing).status).toBe(200);
  expect(work.begun.filter((kind) => kind === 'hash')).toHaveLength(PUPILS);
});

it('an import is refused when a pupil is deleted while the passwords are made, instead of dropping that pupil’s password', async () => {
  const { db } = server.deps.database;
  const teacher = await server.loginAs({ role: 'teacher', username: 'head' });
  const made = await teacher.post('/api/classes', { name: 'Larks', yearGroup: 3 });
  const { id } = z.object({ id: z.number() }).parse(made.body);
  work.isHeld = false;
  const send = (text: string, passwords: boolean) =>
    teacher.post(`/api/classes/${id}/import`, { text, dryRun: false, passwords });
  await send('Name,Username\nOmar,omar', false);
  work.isHeld = true;
  const importing = send('Name,Username\nOmar,omar\nSam,sam', true);
  await expect.poll(() => work.ends.length).toBeGreaterThan(0);
  await db.delete(users).where(eq(users.username, 'omar'));
  while (work.ends.length > 0) work.ends.shift()?.();
  expect(await importing).toMatchObject({
    status: 409,
    body: {
      message: 'Somebody changed these pupils during the import. Please import the list again.',
    },
  });
});
