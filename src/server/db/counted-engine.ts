// Knows how many wait for the one connection of the embedded database.
import type { PGlite } from '@electric-sql/pglite';
import type { Database } from './database.ts';

const COUNTED: ReadonlySet<string | symbol> = new Set(['query', 'transaction']);

/** The same engine, and how busy it is: one is served at a time, the others wait. */
export function countAsked(engine: PGlite): { engine: PGlite; load: Database['load'] } {
  let asked = 0;
  const counted = new Proxy(engine, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      // Called on the engine itself: it does not know its private parts through this one.
      if (!COUNTED.has(name))
        return (...call: unknown[]): unknown => Reflect.apply(value, target, call);
      return async (...call: unknown[]): Promise<unknown> => {
        asked += 1;
        try {
          return await Reflect.apply(value, target, call);
        } finally {
          asked -= 1;
        }
      };
    },
  });
  const load = () => ({ open: 1, busy: Math.min(1, asked), waiting: Math.max(0, asked - 1) });
  return { engine: counted, load };
}
