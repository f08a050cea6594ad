import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setUpFreshDb } from '#testing/fresh-db.ts';
import { rateLimits } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import { makeLimiter, sweepLimiters, type Limiter, type Taken } from './limiter.ts';

const fresh = setUpFreshDb();

const TIMES = 3;
const WINDOW_MS = 60_000;
const ALLOWANCE = { name: 'test', times: TIMES, windowSeconds: WINDOW_MS / 1000 };

/** Milliseconds since 1970; the tests advance it. */
const clock = { ms: Date.UTC(2026, 0, 5, 12) };
const now = () => new Date(clock.ms);
/** Another process, which shares nothing but the database. */
const process = (): Limiter =>
  makeLimiter({ database: fresh.database, now }, ALLOWANCE, 'Too many.');

const rows = () => fresh.database.db.select().from(rateLimits);
const points = async () => (await rows()).map((row) => row.points);

/** The count that was taken, or the seconds to wait. */
async function take(limiter: Limiter, ...who: string[]): Promise<Taken | number> {
  try {
    return await limiter.take(...who);
  } catch (error) {
    if (!(error instanceof AppError) || error.message !== 'Too many.') throw error;
    return error.retryAfter ?? 0;
  }
}

const step = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ do: 'take' as const }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('give back' as const), which: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.constant({ do: 'forget' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      ms: fc.integer({ min: 1, max: 40_000 }),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** The same limit, implemented without a database. */
function model() {
  let counter: { points: number; until: number } | null = null;
  return {
    /** The end of its window, and whether there was room. */
    take: (): { isTaken: boolean; until: number } => {
      if (!counter || counter.until <= clock.ms || counter.points === 0) {
        counter = { points: 0, until: clock.ms + WINDOW_MS };
      }
      const isTaken = counter.points < TIMES;
      if (isTaken) counter.points += 1;
      return { isTaken, until: counter.until };
    },
    giveBack: (until: number) => {
      if (counter?.until === until && counter.points > 0) counter.points -= 1;
    },
    forget: () => void (counter = null),
    points: () => (counter ? [counter.points] : []),
  };
}

describe('a limiter', () => {
  it('two limiters on one database count correctly after any steps', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps: Step[]) => {
        const limiters = [process(), process()];
        await limiters[0]?.forget('zara');
        const [expected, taken] = [model(), new Array<{ real: Taken; until: number }>()];
        for (const [turn, next] of steps.entries()) {
          const limiter = limiters[turn % 2] ?? process();
          const answers = { real: '', expected: '' };
          if (next.do === 'take') {
            const { isTaken, until } = expected.take();
            const real = await take(limiter, 'zara');
            const seconds = Math.ceil((until - clock.ms) / 1000);
            answers.real = typeof real === 'number' ? `wait ${real} s` : 'taken';
            answers.expected = isTaken ? 'taken' : `wait ${seconds} s`;
            if (typeof real !== 'number') taken.push({ real, until });
          } else if (next.do === 'give back') {
            const [back] = taken.splice(next.which % Math.max(1, taken.length), 1);
            await back?.real.giveBack();
            if (back) expected.giveBack(back.until);
          } else if (next.do === 'forget') {
            await limiter.forget('zara');
            expected.forget();
          } else {
            clock.ms += next.ms;
          }
          expect(answers.real).toBe(answers.expected);
          expect(await points()).toEqual(expected.points());
        }
      }),
      { numRuns: 60 },
    );
  });

  it.each([1, 5, 30])(
    'of %i simultaneous calls to two processes, exactly as many pass as there is room for',
    async (times) => {
      const limiters = [process(), process()];
      const all = await Promise.all(
        Array.from({ length: times }, (_, nth) => take(limiters[nth % 2] ?? process(), 'zara')),
      );
      const taken = all.filter((one) => typeof one !== 'number');
      expect(taken).toHaveLength(Math.min(times, TIMES));
      expect(await points()).toEqual([taken.length]);
      await Promise.all(taken.map(({ giveBack }) => giveBack()));
      expect(await points()).toEqual([0]);
    },
  );

  it('a refusal writes nothing, however often', async () => {
    const limiter = process();
    for (let nth = 0; nth < TIMES; nth++) await take(limiter, 'zara');
    const before = await rows();
    clock.ms += 10_000;
    for (let nth = 0; nth < 5; nth++) expect(await take(limiter, 'zara')).toBe(50);
    expect(await rows()).toEqual(before);
  });

  it('a window is as long as it is meant to be, also on a server that is not set to UTC', async () => {
    await inTransaction(fresh.database.db, async (tx) => {
      await tx.execute("set local timezone = 'Europe/Berlin'");
      const limiter = makeLimiter({ database: { db: tx }, now }, ALLOWANCE, 'Too many.');
      for (let nth = 0; nth < TIMES; nth++) await take(limiter, 'zara');
      expect(await take(limiter, 'zara')).toBe(WINDOW_MS / 1000);
      await sweepLimiters({ database: { db: tx }, now });
      expect(await tx.select().from(rateLimits)).toHaveLength(1);
    });
  });

  it('a count cannot be given back to a window that it was not taken from', async () => {
    const limiter = process();
    const early = await limiter.take('zara');
    clock.ms += WINDOW_MS;
    await limiter.take('zara');
    await early.giveBack();
    expect(await points()).toEqual([1]);
  });

  it('forgetting one counter, or a group, leaves the others', async () => {
    const limiter = process();
    for (const who of [['a', 'x'], ['a', 'y'], ['b', 'x'], ['a']]) await limiter.take(...who);
    await limiter.forget('a', 'x');
    expect(await rows()).toHaveLength(3);
    await limiter.forgetAll('a');
    expect(await rows()).toHaveLength(2);
    for (const who of [['b', 'x'], ['a']]) await limiter.take(...who);
    expect(await points()).toEqual([2, 2]);
  });

  it('a limiter stores no name, and nothing that could be computed from a name alone', async () => {
    const { createHash } = await import('node:crypto');
    await process().take('zara', '192.0.2.7');
    const [row] = await rows();
    for (const text of ['zara', '192.0.2.7']) {
      expect(row?.key).not.toContain(text);
      for (const form of ['hex', 'base64', 'base64url'] as const) {
        expect(row?.key).not.toContain(createHash('sha256').update(text).digest(form));
      }
    }
  });

  it('counters are deleted when their window is over, or could only have begun under a wrong clock', async () => {
    const limiter = process();
    await limiter.take('early');
    clock.ms += 365 * 86_400_000;
    await limiter.take('in a year');
    clock.ms -= 365 * 86_400_000 - 30_000;
    await limiter.take('now');
    await sweepLimiters({ database: fresh.database, now });
    expect(await rows()).toHaveLength(2);
    clock.ms += 31_000;
    await sweepLimiters({ database: fresh.database, now });
    expect(await rows()).toHaveLength(1);
  });
});
