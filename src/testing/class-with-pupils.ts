// A class as its teacher has set it up, for tests of signing in and of the teacher's pages.
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { SIGN_IN_PICTURES } from '#shared/sign-in-pictures.ts';
import { classes, classPupils, classTeachers } from '#server/platform/db/schema.ts';
import type { setUpTestApp, TestBrowser } from './test-app.ts';

export const CODE = 'CDF346';

const cardsSchema = z.object({
  rows: z.array(
    z.object({
      userId: z.int(),
      displayName: z.string(),
      pictures: z.optional(z.array(z.enum(SIGN_IN_PICTURES))),
      link: z.optional(z.string()),
    }),
  ),
  total: z.int(),
});
const pageSchema = z.object({
  pupils: z.array(z.object({ ref: z.string(), firstName: z.string(), avatar: z.string() })),
});

type Server = ReturnType<typeof setUpTestApp>;

/** A class with an open class page, a teacher and pupils who are signed in elsewhere. */
export async function classWith(server: Server, names: readonly string[], code = CODE) {
  const { db } = server.deps.database;
  const teacher = await server.loginAs({ username: `teacher of ${code}`, role: 'teacher' });
  const [row] = await db
    .insert(classes)
    .values({ name: 'Otters', schoolYear: '2026/27', code, signInOpen: 'always' })
    .returning();
  if (!row) throw new Error('No class was made.');
  await db.insert(classTeachers).values({ classId: row.id, userId: teacher.id });
  const pupils: (TestBrowser & { id: number })[] = [];
  for (const displayName of names) {
    const pupil = await server.loginAs({ username: `${displayName} ${code}`, displayName });
    await db.insert(classPupils).values({ classId: row.id, userId: pupil.id });
    pupils.push(pupil);
  }
  return {
    id: row.id,
    teacher,
    pupils,
    /** Cards as the teacher receives them, in the order of names. */
    makeCards: async (kind: 'pictures' | 'qr', pupilIds?: number[]) => {
      const answer = await teacher.post(`/api/classes/${row.id}/cards`, { kind, pupilIds });
      return cardsSchema.parse(answer.body).rows;
    },
    set: (changes: Partial<typeof classes.$inferInsert>) =>
      db.update(classes).set(changes).where(eq(classes.id, row.id)),
  };
}

/** The references of pupils on a class page, by first name. */
export async function refsFor(browser: TestBrowser, code = CODE): Promise<Map<string, string>> {
  const { pupils } = pageSchema.parse((await browser.get(`/api/sign-in/${code}`)).body);
  return new Map(pupils.map(({ firstName, ref }) => [firstName, ref]));
}
