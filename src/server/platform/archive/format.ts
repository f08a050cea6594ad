// What an archive looks like: compressed lines, a row each, between marks that say what follows and what went before.
import { z } from 'zod';

/** An archive, or the place it should come from or go to, cannot be used; the message is one sentence for the operator. */
export class ArchiveError extends Error {}

/** The first line. */
export const headSchema = z.object({
  format: z.literal('bright-explorers'),
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Which migrations the tables have seen (`when` in the journal). */
  migrations: z.array(z.number()),
});
export type Head = z.output<typeof headSchema>;

const tableSumSchema = z.object({
  table: z.string(),
  rows: z.number(),
  /** Of all lines, each with its line end. */
  sha256: z.string(),
});
/** What a whole table adds up to: the same on both sides, or something was lost. */
export type TableSum = z.output<typeof tableSumSchema>;

/** A line that is no row. */
export const markSchema = z.union([
  z.object({ begin: z.string() }),
  z.object({ end: tableSumSchema }),
  z.object({ sequences: z.array(z.object({ name: z.string(), last: z.number() })) }),
  z.object({ complete: z.literal(true) }),
]);
export type Mark = z.output<typeof markSchema>;

/** Marks begin with this, rows with a brace. */
export const MARK = '#';

/** A mark as a line. */
export function markLine(mark: Mark): string {
  return MARK + JSON.stringify(mark);
}
