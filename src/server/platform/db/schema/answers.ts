// The answers of a round are stored as JSON, which SQL reads with `json_to_recordset`.
import * as pg from 'drizzle-orm/pg-core';
import { z } from 'zod/mini';

const text = z._default(z.nullable(z.string()), null);

/** Null and a single try are left out. */
const answersSchema = z.array(
  z.object({
    item: z.string(),
    objective: text,
    right: z.boolean(),
    slip: text,
    ms: z.int(),
    tries: z._default(z.int(), 1),
    rating: z._default(z.nullable(z.enum(['again', 'hard', 'good'])), null),
  }),
);

type StoredAnswers = z.output<typeof answersSchema>;

/** The answers in the form that the column stores. */
export function answersText(answers: Readonly<StoredAnswers>): string {
  const stored = answers.map(({ tries, ...answer }) =>
    tries === 1 ? answer : { ...answer, tries },
  );
  return JSON.stringify(stored, (_, value: unknown) => value ?? undefined);
}

/** A column of answers, checked as they are read. */
export const answersColumn = pg.customType<{ data: StoredAnswers; driverData: unknown }>({
  dataType: () => 'json',
  toDriver: answersText,
  fromDriver: (value) => answersSchema.parse(value),
});
