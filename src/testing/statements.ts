// Observes the statements sent to a PostgreSQL server, each with its values, as the driver sends them.
import pg from 'pg';
import { COULD_WRITE, NOTICE_CLOSED } from '#server/platform/db/open-server.ts';

/** What the pool itself sends on each new connection. */
const OF_THE_POOL = [COULD_WRITE, NOTICE_CLOSED];

export interface Statement {
  text: string;
  values: readonly unknown[];
}

/**
 * Calls `hear` for every statement of this process from now on, except the pool's own on each new connection, and
 * `hearRows` with its rows before the caller receives them; returns a function that stops this.
 */
export function hearStatements(
  hear: (statement: Statement) => void,
  hearRows: (statement: Statement, rows: readonly unknown[]) => void = () => {},
): () => void {
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = new Proxy(query, {
    apply: (send, client, args: unknown[]): unknown => {
      const statement = statementIn(args);
      if (!statement || OF_THE_POOL.includes(statement.text))
        return Reflect.apply(send, client, args);
      hear(statement);
      const answer = args.at(-1);
      if (typeof answer === 'function') {
        const tell = (error: unknown, result: unknown) => {
          hearRows(statement, rowsIn(result));
          Reflect.apply(answer, undefined, [error, result]);
        };
        return Reflect.apply(send, client, [...args.slice(0, -1), tell]);
      }
      const sent: unknown = Reflect.apply(send, client, args);
      if (sent instanceof Promise) {
        sent.then(
          (result) => hearRows(statement, rowsIn(result)),
          () => {},
        );
      }
      return sent;
    },
  });
  return () => {
    pg.Client.prototype.query = query;
  };
}

function statementIn([first, second]: unknown[]): Statement | null {
  if (typeof first === 'string') return { text: first, values: listOf(second) };
  if (typeof first !== 'object' || first === null || !('text' in first)) return null;
  const values = 'values' in first ? first.values : undefined;
  return { text: String(first.text), values: listOf(values ?? second) };
}

function rowsIn(result: unknown): unknown[] {
  return typeof result === 'object' && result !== null && 'rows' in result
    ? listOf(result.rows)
    : [];
}

const listOf = (values: unknown): unknown[] => (Array.isArray(values) ? values : []);
