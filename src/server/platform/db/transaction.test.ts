import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { setUpFreshDb } from '#testing/fresh-db.ts';
import { hearStatements } from '#testing/statements.ts';
import { findNote, keepNote } from './notes-store.ts';

const fresh = setUpFreshDb();
let stop = () => {};
afterEach(() => stop());

it('sends its first statements in the same turn as its begin, and its commit after their answers', async () => {
  let turn = 0;
  const heard: Array<[text: string, turn: number]> = [];
  stop = hearStatements(({ text }) => {
    const [word = ''] = text.split(' ');
    heard.push([word, turn]);
    // No answer can come before it runs.
    if (word === 'begin') setImmediate(() => (turn += 1));
  });
  const { db } = fresh.database;
  await db.transaction((tx) => keepNote(tx, 'answers-deleted-before', 'now'));
  expect(heard).toEqual([
    ['begin', 0],
    ['insert', 0],
    ['commit', 1],
  ]);
  expect(await findNote(db, 'answers-deleted-before')).toBe('now');
});

it('leaves nothing behind of work that fails, before its begin was answered as well', async () => {
  const { db } = fresh.database;
  const fail = async () => {
    throw new Error('No.');
  };
  const failing = [
    db.transaction(fail),
    db.transaction(async (tx) => {
      await keepNote(tx, 'answers-deleted-before', 'never');
      return fail();
    }),
  ];
  for (const failed of failing) await expect(failed).rejects.toThrow('No.');
  expect(await findNote(db, 'answers-deleted-before')).toBeNull();
});

it.each([
  ['', undefined],
  [' that was begun at an isolation level', { isolationLevel: 'repeatable read' } as const],
])(
  'throws the error of the work of a transaction%s, whose connection was lost',
  async (_, config) => {
    const { db } = fresh.database;
    const failed = db.transaction(async (tx) => {
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`).catch(() => {});
      throw new Error('No.');
    }, config);
    await expect(failed).rejects.toThrow('No.');
  },
);

it('begins a transaction at the isolation level and in the access mode that are asked for', async () => {
  const config = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
  const begun = await fresh.database.db.transaction(
    (tx) => tx.select({ level: setting('isolation'), isReadOnly: setting('read_only') }).from(one),
    config,
  );
  expect(begun).toEqual([{ level: 'repeatable read', isReadOnly: 'on' }]);
});

const setting = (name: string) => sql<string>`current_setting(${`transaction_${name}`})`;
const one = sql`(select 1) as one`;
