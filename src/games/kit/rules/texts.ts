// Schemas for many texts, each checked at once: a schema for each text took most of the time of a replay.
import { z } from 'zod/mini';

const isText = (value: unknown) => typeof value === 'string';

/** A list of texts. */
export const textList = z.custom<string[]>(isTextList);

/** A list of pairs of texts. */
export const textPairs = z.custom<Array<[string, string]>>(
  (value) => Array.isArray(value) && value.every((pair) => isTextList(pair) && pair.length === 2),
);

/** A text for each key. */
export const textByText = z.custom<Record<string, string>>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(isText),
);

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}
