import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../platform/errors.ts';
import { makeHashQueue, type Urgency } from './hash-queue.ts';

const PLACES = { 'log-in': 3, registration: 2, import: 2 };

/** A queue, the work it has started, and a way to finish that work. */
function queueOf(atATime: number, places = PLACES) {
  const queue = makeHashQueue(atATime, places);
  const names: string[] = [];
  const ends: (() => void)[] = [];
  const refused: string[] = [];
  return {
    refused,
    add: (urgency: Urgency, name: string, who?: string) => {
      const work = () => {
        names.push(name);
        return new Promise<void>((resolve) => void ends.push(resolve));
      };
      void queue(urgency, work, who).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error;
        refused.push(`${name}: ${error.kind}`);
      });
    },
    endOne: () => ends.shift()?.(),
    /** The work that has started, once everything that can proceed has done so. */
    begun: async () => {
      await setImmediate();
      return [...names];
    },
  };
}

describe('hashes that wait', () => {
  it('waiting hashes start in order of urgency: log-ins, then registrations, then imports', async () => {
    const { add, begun, endOne } = queueOf(1);
    add('import', 'first of an import');
    add('import', 'second of an import');
    add('registration', 'one registration');
    add('log-in', 'one log-in');
    add('log-in', 'another log-in');
    expect(await begun()).toEqual(['first of an import']);
    const order = ['one log-in', 'another log-in', 'one registration', 'second of an import'];
    for (const next of order) {
      endOne();
      expect((await begun()).at(-1)).toBe(next);
    }
    expect(await begun()).toHaveLength(5);
  });

  it('a queue runs as many hashes at a time as it has room for, also after some have finished', async () => {
    const { add, begun, endOne } = queueOf(2);
    for (const name of ['a', 'b', 'c', 'd']) add('log-in', name);
    expect(await begun()).toEqual(['a', 'b']);
    endOne();
    expect(await begun()).toEqual(['a', 'b', 'c']);
    for (let nth = 0; nth < 3; nth++) endOne();
    for (const name of ['e', 'f', 'g']) add('log-in', name);
    expect((await begun()).slice(3)).toEqual(['d', 'e']);
  });

  it('each kind of work has a limit of its own, and a full one does not refuse the others', async () => {
    const { add, begun, refused, endOne } = queueOf(1);
    for (const name of ['a', 'b', 'c', 'd']) add('import', name);
    add('log-in', 'in time');
    expect(await begun()).toEqual(['a']);
    expect(refused).toEqual(['d: unavailable']);
    endOne();
    expect(await begun()).toEqual(['a', 'in time']);
  });

  it('nobody takes more than thirty places, and who is refused for that takes none from others', async () => {
    const { add, begun, refused, endOne } = queueOf(1, { ...PLACES, 'log-in': 40 });
    for (let nth = 0; nth < 35; nth++) add('log-in', `zara ${nth}`, 'zara');
    for (const name of ['omar', 'sam']) add('log-in', name, name);
    expect(await begun()).toEqual(['zara 0']);
    expect(refused).toEqual([31, 32, 33, 34].map((nth) => `zara ${nth}: unavailable`));
    for (let nth = 0; nth < 32; nth++) {
      endOne();
      await begun();
    }
    expect((await begun()).slice(-3)).toEqual(['zara 30', 'omar', 'sam']);
    add('log-in', 'zara again', 'zara');
    endOne();
    expect((await begun()).at(-1)).toBe('zara again');
  });

  it('the queue goes on after a hash has failed', async () => {
    const queue = makeHashQueue(1, PLACES);
    const broken = queue('log-in', () => Promise.reject(new Error('It broke.')));
    await expect(broken).rejects.toThrow('It broke.');
    expect(await queue('import', async () => 'done')).toBe('done');
  });
});
