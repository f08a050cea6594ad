// Loads the content of one year: each year is a chunk of its own, so that only the pupil's year reaches the browser.
import type { z } from 'zod/mini';
import type { YearGroup } from '#shared/years.ts';

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
