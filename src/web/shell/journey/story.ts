// The story of each year and its drawings: chunks of their own, loaded when a story is opened.
import type { ReactNode } from 'react';
import { contentLoader } from '#games/kit/words/year-content.ts';
import { storySchema, type Story } from '#shared/journey-texts.ts';
import type { YearGroup } from '#shared/years.ts';
import type { Drawing } from './drawings/cast.tsx';

/** Pictures by name, and the main characters for pages without one. */
interface Drawn {
  DRAWINGS: Readonly<Record<string, Drawing>>;
  PEOPLE: ReactNode;
  /** The same on the first page, if they look different there. */
  PEOPLE_AT_FIRST?: ReactNode;
}

export interface DrawnStory {
  story: Story;
  drawings: Drawn['DRAWINGS'];
  people: ReactNode;
  /** The same on the first page. */
  peopleAtFirst: ReactNode;
}

const loadText = contentLoader(storySchema, {
  1: () => import('#content/year-1/story.yaml'),
  2: () => import('#content/year-2/story.yaml'),
  3: () => import('#content/year-3/story.yaml'),
  4: () => import('#content/year-4/story.yaml'),
  5: () => import('#content/year-5/story.yaml'),
  6: () => import('#content/year-6/story.yaml'),
});

const DRAWINGS: Readonly<Record<YearGroup, () => Promise<Drawn>>> = {
  1: () => import('./drawings/year-1.tsx'),
  2: () => import('./drawings/year-2.tsx'),
  3: () => import('./drawings/year-3.tsx'),
  4: () => import('./drawings/year-4.tsx'),
  5: () => import('./drawings/year-5.tsx'),
  6: () => import('./drawings/year-6.tsx'),
};

export async function loadStory(year: YearGroup): Promise<DrawnStory> {
  const [[story], { DRAWINGS: drawings, PEOPLE: people, PEOPLE_AT_FIRST: peopleAtFirst = people }] =
    await Promise.all([loadText(year), DRAWINGS[year]()]);
  if (!story) throw new Error(`Year ${year} has no story.`);
  return { story, drawings, people, peopleAtFirst };
}
