// The embedded engine as drizzle uses it, without a copy of all readers at every statement.
import { types, type ParserOptions, type PGlite, type Transaction } from '@electric-sql/pglite';

/** Arrays of numeric, timestamp, timestamptz, interval and date, by their numbers in pg_type. */
const ARRAYS = [1231, 1115, 1185, 1187, 1182];
const { TIMESTAMP, TIMESTAMPTZ, INTERVAL, DATE } = types;

/**
 * Dates and times stay text, which drizzle reads by the column. It asks for that at each statement, and PGlite then copies
 * its whole table of readers, a seventh of a request: engines are opened with these, and asked for nothing.
 */
export const AS_TEXT: ParserOptions = Object.fromEntries(
  [TIMESTAMP, TIMESTAMPTZ, INTERVAL, DATE, ...ARRAYS].map((type) => [type, (text: string) => text]),
);

/** The same engine, opened with `AS_TEXT`, without readers in the options of its statements. */
export function engineForDrizzle(engine: PGlite): PGlite {
  return new Proxy(engine, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (name === 'query') return quick(target);
      if (name !== 'transaction') return typeof value === 'function' ? value.bind(target) : value;
      return (work: (tx: Transaction) => Promise<unknown>) =>
        target.transaction((tx) => work(quickTransaction(tx)));
    },
  });
}

function quickTransaction(tx: Transaction): Transaction {
  return new Proxy(tx, {
    get: (target, name) => (name === 'query' ? quick(target) : Reflect.get(target, name)),
  });
}

function quick(engine: Pick<PGlite, 'query'>): PGlite['query'] {
  return (text, values, options) => engine.query(text, values, { ...options, parsers: undefined });
}
