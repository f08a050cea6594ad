// The route for the lesson that a class is in.
import type { FastifyInstance } from 'fastify';
import { contract } from '#shared/contract/index.ts';
import { LESSON_MS } from '../../classes/sign-in-period.ts';
import { findClass } from '../../classes/store.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { findLesson } from './store.ts';
import { notFound } from '../../platform/errors.ts';

export function lessonRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;

  serve(app, contract.getLesson, async ({ user, params }) => {
    const now = deps.now();
    const found = await findClass(db, user, params.classId, now);
    if (!found) throw notFound();
    const { id, signInOpen, signInOpenUntil } = found;
    if (signInOpen === false) return { since: null, pupils: [] };
    // A page that is open for longer says nothing about when a lesson began.
    const end = signInOpen === 'lesson' && signInOpenUntil ? Date.parse(signInOpenUntil) : +now;
    const since = new Date(end - LESSON_MS);
    return { since: since.toISOString(), pupils: await findLesson(db, id, { since, now }) };
  });
}
