// The archive format: compressed lines, one for each row, between marks that contain the table's name and sums.
import { z } from 'zod';

/** An archive, its source or its destination cannot be used; the message is one sentence for the operator. */
export class ArchiveError extends Error {}

export const headSchema = z.object({
  format: z.literal('bright-explorers'),
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The migrations applied to the tables (`when` in the journal). */
  migrations: z.array(z.number()).min(1),
});
export type Head = z.output<typeof headSchema>;

const tableSumSchema = z.object({
  table: z.string(),
  rows: z.number(),
  /** Of all lines, including their line ends. */
  sha256: z.string(),
});
/** The sums of a whole table, which must be equal in source and copy. */
export type TableSum = z.output<typeof tableSumSchema>;

/** A line that is not a row. */
export const markSchema = z.union([
  z.object({ begin: z.string() }),
  z.object({ end: tableSumSchema }),
  z.object({ sequences: z.array(z.object({ name: z.string(), last: z.number() })) }),
  z.object({ complete: z.literal(true) }),
]);
export type Mark = z.output<typeof markSchema>;

export const MARK = '#';

export function markLine(mark: Mark): string {
  return MARK + JSON.stringify(mark);
}
