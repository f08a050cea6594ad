// How soon the program is ready on an existing database, and the memory it holds while nobody asks.
import type { Figure } from '../figures.ts';
import { median } from '../support/percentiles.ts';
import { makePlace, type Kind } from '../support/places.ts';
import { appEnv, startApp, startProgram } from '../support/program.ts';
import { fillSchool } from '../support/school.ts';

const STARTS = 3;
const REST_MS = 4000;
const READY_BAR_S = 2;
const MEMORY_BAR_MB: Record<Kind, number> = { embedded: 350, PostgreSQL: 120 };

/** From `npm start` to 'is ready', the middle of three starts; memory after a few quiet seconds. */
export async function measureStart(kinds: readonly Kind[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const kind of kinds) {
    const place = await makePlace(kind);
    const database = await place.open();
    await fillSchool(database.db, { pupils: 300, games: 30_000 });
    await database.close();
    const seconds: number[] = [];
    for (let start = 0; start < STARTS; start++) {
      const program = await startProgram('npm', ['start', '--silent'], appEnv(place.where));
      seconds.push(program.readyMs / 1000);
      await program.stop();
    }
    const app = await startApp(place.where);
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    const memory = app.memoryMb();
    await app.stop();
    await place.drop();
    figures.push(
      {
        ...{ part: 'start', name: `ready after npm start, ${kind}`, measured: median(seconds) },
        ...{ unit: 's', bar: { atMost: READY_BAR_S } },
      },
      {
        ...{ part: 'start', name: `memory at rest, ${kind}`, measured: memory, unit: 'MB' },
        bar: { atMost: MEMORY_BAR_MB[kind] },
      },
    );
  }
  return figures;
}
