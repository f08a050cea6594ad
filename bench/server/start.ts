// Start-up time on an existing database, and memory at rest.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteDatabase } from '#server/platform/db/postgres/site.ts';
import type { Figure } from '../figures.ts';
import { median } from '../support/percentiles.ts';
import { makeBenchDatabase, type Kind, type Where } from '../support/databases.ts';
import { appEnv, startApp, startProgram } from '../support/program.ts';
import { fillSchool } from '../support/school.ts';

const STARTS = 3;
const REST_MS = 4000;
const READY_BAR_S = 2;
const FIRST_READY_BAR_S = 6;
/** Application and embedded database together; application alone. */
const MEMORY_BAR_MB: Record<Kind, number> = { embedded: 240, PostgreSQL: 125 };

/** From `npm start` to 'is ready', the median of three starts. */
async function middleStart(folderOrUrl: () => Promise<Where>): Promise<number> {
  const seconds: number[] = [];
  for (let start = 0; start < STARTS; start++) {
    const program = await startProgram('npm', ['start', '--silent'], appEnv(await folderOrUrl()));
    seconds.push(program.readyMs / 1000);
    await program.stop();
  }
  return median(seconds);
}

/** Into an empty folder each time, as at a school's first start. */
async function measureFirstStart(): Promise<Figure> {
  const folders: string[] = [];
  const measured = await middleStart(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bright-explorers-bench-'));
    folders.push(folder);
    return { folder };
  });
  for (const folder of folders) {
    await deleteDatabase(join(folder, 'database'));
    await rm(folder, { recursive: true, force: true });
  }
  const bar = { atMost: FIRST_READY_BAR_S };
  return { part: 'start', name: 'ready after the very first npm start', measured, unit: 's', bar };
}

/** Starts on an existing database and on none; memory after a few idle seconds. */
export async function measureStart(kinds: readonly Kind[]): Promise<Figure[]> {
  const figures = [await measureFirstStart()];
  for (const kind of kinds) {
    const bench = await makeBenchDatabase(kind);
    const database = await bench.open();
    await fillSchool(database.db, { pupils: 300, games: 30_000 });
    await database.close();
    const measured = await middleStart(async () => bench.where);
    const app = await startApp(bench.where);
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    const memory = app.memoryMb();
    await app.stop();
    await bench.drop();
    figures.push(
      {
        part: 'start',
        name: `ready after npm start, ${kind}`,
        measured,
        unit: 's',
        bar: { atMost: READY_BAR_S },
      },
      {
        part: 'start',
        name: `memory at rest, ${kind}`,
        measured: memory,
        unit: 'MB',
        bar: { atMost: MEMORY_BAR_MB[kind] },
      },
    );
  }
  return figures;
}
