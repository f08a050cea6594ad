// The lesson that a class is in, with a real server and database.
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { HOUR_MS } from '#shared/dates.ts';
import { sessions } from '#server/platform/db/schema.ts';
import { lesson } from '#shared/contract/lesson.ts';
import { classWith } from '#testing/class-with-pupils.ts';
import { setUpTestApp } from '#testing/test-app.ts';

const server = setUpTestApp();

it('a teacher sees who has signed in and what was finished since the lesson began, and nobody while the class page is closed', async () => {
  const { id, teacher, pupils } = await classWith(server, ['Ann Bell', 'Omar Said', 'Zoe Lane']);
  const [ann, omar, zoe] = pupils;
  if (!ann || !omar || !zoe) throw new Error('Somebody is missing.');
  const lessonOf = async () =>
    lesson.getLesson.reply.parse((await teacher.get(`/api/classes/${id}/lesson`)).body);
  const finish = (pupil: typeof ann, score: number) =>
    pupil.post('/api/game/complete', { gameId: 'word-search', score, maxScore: 10 });
  await finish(ann, 3);
  await zoe.post('/api/logout');
  server.passTime(3 * HOUR_MS);
  const before = server.deps.now().getTime();
  await teacher.call(`/api/classes/${id}`, { method: 'PATCH', body: { signInOpen: 'lesson' } });
  const after = server.deps.now().getTime();
  server.passTime(60_000);
  await finish(ann, 7);
  await finish(ann, 9);
  const { since, pupils: shown } = await lessonOf();
  const began = Date.parse(since ?? '');
  expect(before <= began && began <= after).toBe(true);
  const game = { gameId: 'word-search', maxScore: 10 };
  expect(shown.toSorted((one, other) => one.userId - other.userId)).toEqual([
    {
      userId: ann.id,
      isSignedIn: true,
      games: [
        { ...game, score: 9 },
        { ...game, score: 7 },
      ],
    },
    { userId: omar.id, isSignedIn: false, games: [] },
    { userId: zoe.id, isSignedIn: false, games: [] },
  ]);
  await teacher.call(`/api/classes/${id}`, { method: 'PATCH', body: { signInOpen: false } });
  expect(await lessonOf()).toEqual({ since: null, pupils: [] });
});

it('a pupil who has signed in on the class page counts from the start of the lesson, and a page that is left open prolongs no session', async () => {
  const { id, teacher, pupils } = await classWith(server, ['Ann Bell', 'Omar Said']);
  const [ann] = pupils;
  if (!ann) throw new Error('Ann is missing.');
  const { db } = server.deps.database;
  await db.update(sessions).set({ onClassPage: true }).where(eq(sessions.userId, ann.id));
  server.passTime(2 * HOUR_MS);
  await teacher.call(`/api/classes/${id}`, { method: 'PATCH', body: { signInOpen: 'lesson' } });
  const { body } = await teacher.get(`/api/classes/${id}/lesson`);
  const { pupils: shown } = lesson.getLesson.reply.parse(body);
  expect(shown.filter(({ isSignedIn }) => isSignedIn)).toMatchObject([{ userId: ann.id }]);

  server.passTime(11 * HOUR_MS);
  expect((await teacher.get(`/api/classes/${id}/lesson`)).status).toBe(200);
  server.passTime(2 * HOUR_MS);
  expect((await teacher.get(`/api/classes/${id}`)).status).toBe(401);
});

it('a pupil who was busy before the lesson counts, as each use is not recorded, and so does one who has finished a game and left', async () => {
  const { id, teacher, pupils } = await classWith(server, ['Ann Bell', 'Omar Said', 'Zoe Lane']);
  const [ann, omar, zoe] = pupils;
  if (!ann || !omar || !zoe) throw new Error('Somebody is missing.');
  server.passTime(2 * HOUR_MS);
  await ann.get('/api/user/memory');
  server.passTime((2 / 3) * HOUR_MS);
  await teacher.call(`/api/classes/${id}`, { method: 'PATCH', body: { signInOpen: 'lesson' } });
  await ann.get('/api/user/memory');
  await omar.post('/api/game/complete', { gameId: 'word-search', score: 3, maxScore: 10 });
  await omar.post('/api/logout');
  const { body } = await teacher.get(`/api/classes/${id}/lesson`);
  const { pupils: shown } = lesson.getLesson.reply.parse(body);
  const signedIn = shown.flatMap(({ userId, isSignedIn }) => (isSignedIn ? [userId] : []));
  expect(signedIn.toSorted((one, other) => one - other)).toEqual([ann.id, omar.id]);
});
