// Tables of what each pupil remembers of each item (D9).
import * as pg from 'drizzle-orm/pg-core';
import { userId } from './users.ts';

/**
 * The columns of a memory, in an order that needs no padding: a row takes 52 bytes and its key 20, of which there are hundreds for
 * each pupil. When an item is due follows from stability and last review and is not stored.
 */
const memory = () => ({
  /** Its number in `answer_terms`; no foreign key, because all pupils would wait for its locks. */
  item: pg.integer().notNull(),
  /** In days. */
  stability: pg.real().notNull(),
  /** The day of the last review, by the server's clock. */
  reviewedOn: pg.date({ mode: 'string' }).notNull(),
  /** In thousandths. */
  difficulty: pg.smallint().notNull(),
  /** The whole days of the best stability ever. */
  bestStability: pg.smallint().notNull(),
  repetitions: pg.smallint().notNull(),
  lapses: pg.smallint().notNull(),
});

/** What each pupil remembers of each item, updated by the completing transaction. */
export const itemMemories = pg.pgTable(
  'item_memories',
  {
    /**
     * No foreign key, because it would be checked for each new item of a round, a tenth of what the database does for it. Rows are
     * written under the lock of the user's row and deleted after it (`erase-store.ts`).
     */
    userId: pg.integer().notNull(),
    ...memory(),
  },
  (table) => [pg.primaryKey({ columns: [table.userId, table.item] })],
);

/**
 * The same as it was after the answers that have been deleted with age: from these rows and the answers that are left, the memory
 * can be computed again.
 */
export const memoryCheckpoints = pg.pgTable(
  'memory_checkpoints',
  { userId: userId(), ...memory() },
  (table) => [pg.primaryKey({ columns: [table.userId, table.item] })],
);
