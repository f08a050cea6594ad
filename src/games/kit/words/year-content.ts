// Loads the content of one year: each year is a chunk of its own, so that only the pupil's year reaches the browser.
import type { z } from 'zod/mini';
import { YEAR_GROUPS, yearsUpTo, type YearGroup } from '#shared/years.ts';
import type { Candidate, Pool } from '../rules/choose.ts';
import type { Dealing, Repertoire } from '../rules/game.ts';

/** The content of a year, checked against its schema once; rejects when it cannot be fetched. */
export function contentLoader<Schema extends z.ZodMiniType>(
  schema: Schema,
  files: Readonly<Record<YearGroup, () => Promise<{ default: unknown }>>>,
): (year: YearGroup) => Promise<z.output<Schema>> {
  const checked = new Map<YearGroup, z.output<Schema>>();
  return async (year) => {
    const known = checked.get(year);
    if (known !== undefined) return known;
    const file = await files[year]();
    const content = schema.parse(file.default);
    checked.set(year, content);
    return content;
  };
}

/**
 * What a year's rounds choose from: the content of the year and, for a pupil who has met something, that of the years before. Made
 * once for each year.
 */
export function poolsByYear<Content, Chosen extends Candidate>(
  load: (year: YearGroup) => Promise<readonly Content[]>,
  toPool: (own: readonly Content[], earlier?: readonly Content[]) => Pool<Chosen>,
): (dealing: Pick<Dealing, 'year' | 'memory'>) => Promise<Pool<Chosen>> {
  const pools = new Map<YearGroup, Pool<Chosen>>();
  return async ({ year, memory }) => {
    // Without a network a browser may not have the years before.
    if (memory.items.size === 0) return toPool(await load(year));
    const known = pools.get(year);
    if (known) return known;
    const earlier = await Promise.all(yearsUpTo(year).slice(0, -1).map(load));
    const pool = toPool(await load(year), earlier.flat());
    pools.set(year, pool);
    return pool;
  };
}

/** What a game of words can ask: the objectives of every year's content, and of each word what `asked` names. */
export function wordRepertoire(
  load: (year: YearGroup) => Promise<ReadonlyArray<{ objective: string }>>,
  asked: 'meaning' | 'spelling',
): Repertoire {
  return {
    objectives: async () => {
      const content = await Promise.all(YEAR_GROUPS.map(load));
      return new Set(content.flat().map(({ objective }) => objective));
    },
    asks: (item) => item.startsWith('word/') && item.endsWith(`#${asked}`),
  };
}
