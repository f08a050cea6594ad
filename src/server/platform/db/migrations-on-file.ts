// An earlier state of the migrations folder, to load data of an earlier version before later migrations run.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

const journalSchema = z.looseObject({
  entries: z.array(z.looseObject({ when: z.number(), tag: z.string() })),
});

async function readJournal(folder: string) {
  const text = await readFile(join(folder, 'meta', '_journal.json'), 'utf8');
  return journalSchema.parse(JSON.parse(text));
}

/** The timestamps of a folder's migrations, oldest first, which identify them in the database. */
export async function migrationsOnFile(folder: string): Promise<number[]> {
  return (await readJournal(folder)).entries.map(({ when }) => when);
}

/** Runs `work` with a copy of the migrations folder that has only the first `count` migrations. */
export async function withFirstMigrations<Result>(
  folder: string,
  count: number,
  work: (earlier: string) => Promise<Result>,
): Promise<Result> {
  const earlier = await mkdtemp(join(tmpdir(), 'bright-explorers-migrations-'));
  try {
    await cp(folder, earlier, { recursive: true });
    const journal = await readJournal(folder);
    const entries = journal.entries.slice(0, count);
    const journalFile = join(earlier, 'meta', '_journal.json');
    await writeFile(journalFile, JSON.stringify({ ...journal, entries }));
    return await work(earlier);
  } finally {
    await rm(earlier, { recursive: true, force: true });
  }
}
