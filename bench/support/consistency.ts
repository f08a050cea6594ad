// Whether every result was counted once: the history, the pupils' counters, the records of games and the totals must agree.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#server/platform/db/database.ts';

const rowSchema = z.object({
  history: z.coerce.number(),
  counters: z.coerce.number(),
  records: z.coerce.number(),
  totals: z.coerce.number(),
});
const answerSchema = z.object({ rows: z.array(rowSchema) });

/** The number of games; throws with all four counts if they differ. */
export async function countGames(db: Db): Promise<number> {
  const answer: unknown = await db.execute(sql`
    select
      (select count(*) from game_history) as history,
      (select sum(games_completed) from users) as counters,
      (select sum(attempts) from game_records) as records,
      (select sum(played) from game_totals) + (select count(*) from uncounted_games) as totals`);
  const [row] = answerSchema.parse(answer).rows;
  const games = row?.history ?? 0;
  if (!row || [row.counters, row.records, row.totals].some((count) => count !== games)) {
    throw new Error(`Games were lost or counted twice: ${JSON.stringify(row)}`);
  }
  return games;
}
