// Works out from a statement's text which shard it would need if users' rows were spread over several (docs/scale.md).
import type { Statement } from './statements.ts';

/** The shard key of each table. All rows of one pupil are on the same shard. */
const SHARD_KEYS: Readonly<Record<string, string>> = {
  users: 'id',
  user_settings: 'user_id',
  staff_play_settings: 'user_id',
  sessions: 'user_id',
  feedbacks: 'user_id',
  comment_worries: 'user_id',
  game_history: 'user_id',
  game_records: 'user_id',
  uncounted_games: 'user_id',
  item_memories: 'user_id',
  objective_records: 'user_id',
  memory_checkpoints: 'user_id',
  journeys: 'user_id',
  dealt_items: 'user_id',
  class_pupils: 'user_id',
  work_pupils: 'user_id',
  tables_results: 'user_id',
  second_factors: 'user_id',
  recovery_codes: 'user_id',
  rate_limits: 'key',
};
/** Lookup tables, sharded by name, that say which user or registration a name belongs to. */
const LOOKUP_KEYS: Readonly<Record<string, string>> = {
  users: 'username_key',
  pending_registrations: 'username_key',
};
/** Rows on the shard of their owner: a payment with its registration, if joined by it. */
const STORED_WITH: Readonly<Record<string, { owner: string; join: string }>> = {
  payments: {
    owner: 'pending_registrations',
    join: '"payments"."pending_registration_id" = "pending_registrations"."id"',
  },
};
const OF_USERS = new Set(
  Object.keys(SHARD_KEYS).filter((table) => !['rate_limits'].includes(table)),
);

/** Rows with a copy on every shard: those that are the same for everybody, and those that teachers make for classes. */
const EVERYWHERE = new Set([
  'round_keys',
  'classes',
  'set_work',
  'tables_checks',
  'togethers',
  'word_lists',
  'list_words',
  'word_recordings',
]);

/** A new password, which is rare, deletes the counters of a name on every shard. */
const FORGETTING = 'delete from "rate_limits" where starts_with(';

const NO_ROWS = /^(begin|commit|rollback)/i;
const TABLES = /\b(?:from|join|into|update) "(\w+)"/gi;
const EQUAL_VALUE = /"(\w+)"\."(\w+)" = \$(\d+)/g;
const EQUAL_COLUMNS = /"(\w+)"\."(\w+)" = "(\w+)"\."(\w+)"/g;
const INSERT =
  /insert into "(\w+)" \(([^)]*)\) (?:values \(|select )([^;]*?)(?:\)| from [^;]*?)(?: on conflict| returning|$)/gi;

/** The shard keys that a statement needs, such as 'user 7' or 'rate_limits abc'; fails if it names none. */
export function shardsOf({ text, values }: Statement): string[] {
  if (NO_ROWS.test(text)) return [];
  if (text.startsWith(FORGETTING)) return ['rate_limits of a name'];
  const bound = boundColumns(text, values);
  const tables = new Set([...text.matchAll(TABLES)].map(([, table]) => table ?? ''));
  if (tables.size === 0) throw new Error(`No table is named: ${text}`);
  const spread = [...tables].filter((table) => !EVERYWHERE.has(table));
  return spread.map((named) => {
    const beside = STORED_WITH[named];
    const table = beside && text.includes(beside.join) ? beside.owner : named;
    const value = bound.get(`${table}.${SHARD_KEYS[table]}`);
    if (value !== undefined) return OF_USERS.has(table) ? `user ${value}` : `${table} ${value}`;
    const name = bound.get(`${table}.${LOOKUP_KEYS[table]}`);
    if (name !== undefined) return `name ${name}`;
    throw new Error(`Needs every machine that has rows of ${table}: ${text}`);
  });
}

/** The columns whose value the statement contains, as 'table.column'. */
function boundColumns(text: string, values: readonly unknown[]): Map<string, string> {
  const bound = new Map<string, string>();
  const valueAt = (place: string | undefined) => String(values[Number(place) - 1]);
  for (const [, table, column, place] of text.matchAll(EQUAL_VALUE)) {
    bound.set(`${table}.${column}`, valueAt(place));
  }
  for (const [, table, columns = '', placed = ''] of text.matchAll(INSERT)) {
    const places = placed.split(', ');
    columns.split(', ').forEach((column, index) => {
      const place = /^\$(\d+)(?:::\w+)?$/.exec(places[index] ?? '')?.[1];
      if (place !== undefined) bound.set(`${table}.${column.replaceAll('"', '')}`, valueAt(place));
    });
  }
  for (const [, table, column, other, otherColumn] of text.matchAll(EQUAL_COLUMNS)) {
    const [one, two] = [`${table}.${column}`, `${other}.${otherColumn}`];
    const value = bound.get(one) ?? bound.get(two);
    if (value !== undefined) bound.set(one, value).set(two, value);
  }
  return bound;
}
