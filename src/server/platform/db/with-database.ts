import type { Database } from './database.ts';

/** What `work` gives on the database that is being opened, which is closed afterwards in any case. */
export async function withDatabase<Result>(
  opening: Promise<Database>,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await opening;
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
