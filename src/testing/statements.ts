// Observes the statements sent to a PostgreSQL server, each with its values, as the driver sends them.
import pg from 'pg';

export interface Statement {
  text: string;
  values: readonly unknown[];
}

/** Calls `hear` for every statement of this process from now on; returns a function that stops it. */
export function hearStatements(hear: (statement: Statement) => void): () => void {
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = new Proxy(query, {
    apply: (send, client, args: unknown[]): unknown => {
      const statement = statementIn(args);
      if (statement) hear(statement);
      return Reflect.apply(send, client, args);
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

const listOf = (values: unknown): unknown[] => (Array.isArray(values) ? values : []);
