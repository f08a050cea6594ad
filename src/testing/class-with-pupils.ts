// A class as its teacher has set it up, for tests of signing in and of the teacher's pages.
import { eq } from 'drizzle-orm';
import { classCards } from '#shared/contract/class-cards.ts';
import { signIn } from '#shared/contract/sign-in.ts';
import { classes, classPupils, classTeachers } from '#server/platform/db/schema.ts';
import type { setUpTestApp, TestBrowser } from './test-app.ts';

export const CODE = 'CDF346';

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
      return classCards.makeCards.reply.parse(answer.body).rows;
    },
    set: (changes: Partial<typeof classes.$inferInsert>) =>
      db.update(classes).set(changes).where(eq(classes.id, row.id)),
  };
}

/** The references of pupils on a class page, by first name. */
export async function refsFor(browser: TestBrowser, code = CODE): Promise<Map<string, string>> {
  const page = await browser.get(`/api/sign-in/${code}`);
  const { pupils } = signIn.getSignInPage.reply.parse(page.body);
  return new Map(pupils.map(({ firstName, ref }) => [firstName, ref]));
}
