// The lists against which comments are checked (D10): content/comments.
import { z } from 'zod/mini';
import { phraseListSchema } from '#shared/comments/phrases.ts';
import { readContent, type Location } from './read.ts';

export const innocentSchema = z.array(
  z.strictObject({
    id: z.string().check(z.regex(/^innocent\/[a-z-]+$/, 'An id looks like innocent/names.')),
    texts: z.array(z.string()).check(z.minLength(1)),
  }),
);

export interface CommentLists {
  rude: z.infer<typeof phraseListSchema>;
  worries: z.infer<typeof phraseListSchema>;
  innocent: z.infer<typeof innocentSchema>;
}

/** The lists; `locations` gets the line of each entry. Throws ContentError for a file that cannot be used. */
export function readCommentLists(locations = new Map<string, Location>()): CommentLists {
  const read = <Schema extends z.ZodMiniType>(name: string, schema: Schema) => {
    const { items, locations: own } = readContent(`content/comments/${name}.yaml`, schema);
    for (const [id, location] of own) locations.set(id, location);
    return items;
  };
  return {
    rude: read('rude-words', phraseListSchema),
    worries: read('worries', phraseListSchema),
    innocent: read('innocent', innocentSchema),
  };
}
