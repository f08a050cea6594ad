// The facts a pupil has found at each place on the map.
import type { Found } from '#shared/journey.ts';
import { STORY_PAGES } from '#shared/journey.ts';
import { placeOf, PLACES, type Fact, type Place } from '#shared/journey-texts.ts';
import { YEAR_GROUPS, type YearGroup } from '#shared/years.ts';

export type Find =
  | { kind: 'page'; year: YearGroup; page: number }
  | { kind: 'fact'; id: string; fact: string };

/** By place, in the order found. */
export type Finds = Readonly<Record<Place, readonly Find[]>>;

/** Facts are found in order; after the last they start again, but are listed once. */
export function findsBy({ pages, facts }: Found, all: readonly Fact[]): Finds {
  const storyPages = YEAR_GROUPS.flatMap((year) =>
    Array.from({ length: pages[year] }, (_, page) => ({ kind: 'page', year, page }) as const),
  );
  const at = (place: Place): readonly Find[] => [
    ...storyPages.filter(({ page }) => placeOf(page) === place),
    ...all
      .slice(0, facts)
      .filter((fact) => fact.place === place)
      .map(({ id, fact }) => ({ kind: 'fact', id, fact }) as const),
  ];
  return {
    'fact-falls': at('fact-falls'),
    'number-peak': at('number-peak'),
    'measure-bay': at('measure-bay'),
    'meaning-wood': at('meaning-wood'),
    'spelling-spring': at('spelling-spring'),
    'grammar-gate': at('grammar-gate'),
  };
}

/** Where the explorer stands: at the latest find of the pupil's year; null before the first. */
export function placeNow({ pages, facts }: Found, year: YearGroup): Place | null {
  if (pages[year] === STORY_PAGES && facts > 0) return placeOf(STORY_PAGES + facts - 1);
  if (pages[year] > 0) return placeOf(pages[year] - 1);
  return YEAR_GROUPS.some((one) => pages[one] > 0) ? PLACES[0] : null;
}
