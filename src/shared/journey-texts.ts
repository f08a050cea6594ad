// What is found at the stops of a journey: the story of each year, and facts about the world.
import { z } from 'zod/mini';
import { STORY_PAGES } from './journey.ts';

/** The places of the map, one for each strand that has items, in the order in which the path goes round. */
export const PLACES = [
  'fact-falls',
  'number-peak',
  'measure-bay',
  'meaning-wood',
  'spelling-spring',
  'grammar-gate',
] as const;
export type Place = (typeof PLACES)[number];

/** Words that the text is about, which do not count as long: they are shown in a picture, or explained. */
const about = z._default(z.array(z.string()), []);

/** One story a year; content/year-N/story.yaml holds it as a list of one. */
export const storySchema = z
  .array(
    z.strictObject({
      id: z.string().check(z.regex(/^Y[1-6]\.ST\/1$/, 'An id looks like Y3.ST/1.')),
      title: z.string(),
      about,
      pages: z
        .array(
          z.strictObject({
            /** Its paragraphs, a line each. */
            text: z.string(),
            /** The name of its drawing, and what is seen in it, for those who do not see it. */
            picture: z.optional(z.strictObject({ drawing: z.string(), shows: z.string() })),
          }),
        )
        .check(z.length(STORY_PAGES)),
    }),
  )
  .check(z.length(1));
export type Story = z.infer<typeof storySchema>[number];

export const factsSchema = z.array(
  z.strictObject({
    id: z.string().check(z.regex(/^journey\/[a-z-]+$/, 'An id looks like journey/octopus.')),
    place: z.enum(PLACES),
    /** True for long, and surprising; one sentence. */
    fact: z.string(),
    about,
  }),
);
export type Fact = z.infer<typeof factsSchema>[number];

/** The facts in the order in which they are found: place by place round the map, from the place where the story ends. */
export function inOrder(facts: readonly Fact[]): Fact[] {
  const at = (place: Place) => facts.filter((fact) => fact.place === place);
  const rounds = Math.max(...PLACES.map((place) => at(place).length));
  return Array.from({ length: rounds }, (_, round) =>
    PLACES.flatMap((_, nth) => at(placeOf(STORY_PAGES + nth))[round] ?? []),
  ).flat();
}

/** Where the stop of a year stands, the stops counted from 0. */
export function placeOf(stop: number): Place {
  return PLACES[stop % PLACES.length] ?? PLACES[0];
}
