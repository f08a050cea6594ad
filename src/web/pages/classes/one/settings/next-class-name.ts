// What a class may be called in the next school year.
import type { YearGroup } from '#shared/years.ts';

/** The name with its year raised by one: '3B' becomes '4B'. Other names do not change. */
export function nextClassName(name: string, yearGroup: YearGroup | null): string {
  if (yearGroup === null) return name;
  return name.replace(new RegExp(`(?<!\\d)${yearGroup}(?!\\d)`), String(yearGroup + 1));
}
