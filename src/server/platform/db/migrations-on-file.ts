// The migrations folder as it was earlier, so that data of an earlier version can be put in before the later steps are taken.
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

/** When each migration of a folder was written, oldest first: the number by which databases remember it. */
export async function migrationsOnFile(folder: string): Promise<number[]> {
  return (await readJournal(folder)).entries.map(({ when }) => when);
}

/** Does `work` with a copy of the migrations folder that ends after its first `count` migrations. */
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
