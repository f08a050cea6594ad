// Routes for Together: teachers start it and watch it on the board, pupils learn of it on their home page.
import type { FastifyInstance } from 'fastify';
import { contract } from '#shared/contract/index.ts';
import type { Together } from '#shared/contract/together.ts';
import { byOf } from '../../classes/by.ts';
import { findPupilsOf } from '../../classes/members-store.ts';
import { findClass } from '../../classes/store.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { serve, type SignedIn } from '../../platform/http/serve.ts';
import { findRoundsSince } from '../../play/recent-answers-store.ts';
import {
  mistakeToTalkAbout,
  questionOfYear,
  sharedMistake,
  yearOfClass,
} from './closing-question.ts';
import { startTogether, stopTogether } from './change-together.ts';
import { growthOf, LATE_MS, shareOf } from './growth.ts';
import {
  findPastTogethers,
  findRounds,
  findTogether,
  findTogetherFor,
  type StoredTogether,
} from './store.ts';
import { notFound } from '../../platform/errors.ts';

export function togetherRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;

  async function shown(stored: StoredTogether): Promise<Together> {
    const { id, picture, endsAt } = stored;
    const growth = growthOf(stored, await findRounds(db, stored));
    return { id, picture, endsAt: endsAt.toISOString(), ...growth };
  }

  async function ofClass(user: SignedIn, classId: number): Promise<Together | null> {
    const now = deps.now();
    if (!(await findClass(db, user, classId, now))) throw notFound();
    const stored = await findTogether(db, classId, new Date(now.getTime() - LATE_MS));
    return stored && shown(stored);
  }

  serve(app, contract.startTogether, async ({ user, params, body, request }) => {
    await startTogether(deps, byOf(user, request), params.classId, body);
    const started = await ofClass(user, params.classId);
    if (!started) throw notFound();
    return started;
  });

  serve(app, contract.getTogether, async ({ user, params, request, reply }) => {
    const found = await ofClass(user, params.classId);
    if (!found) {
      reply.code(204);
      return null;
    }
    const { id, endsAt, rounds, players } = found;
    const tag = `"${[id, Date.parse(endsAt), rounds, players ?? 0].join('-')}"`;
    // The browser may keep a sum that names nobody, and asks each time whether it has changed.
    reply.header('cache-control', 'private, no-cache').header('etag', tag);
    if (request.headers['if-none-match'] === tag) reply.code(304);
    return found;
  });

  serve(app, contract.getTogetherQuestion, async ({ user, params, query }) => {
    const now = deps.now();
    const schoolClass = await findClass(db, user, params.classId, now);
    const stored =
      schoolClass && (await findTogether(db, schoolClass.id, new Date(now.getTime() - LATE_MS)));
    if (!stored) throw notFound();
    const pupils = await findPupilsOf(db, schoolClass.id);
    const ids = pupils.map(({ id }) => id);
    const rounds = query.ofYear ? [] : await findRoundsSince(db, ids, stored.startedAt);
    const mistake = sharedMistake(stored, rounds);
    return mistake
      ? mistakeToTalkAbout(mistake)
      : questionOfYear(yearOfClass(schoolClass.yearGroup, pupils));
  });

  serve(app, contract.getPastTogethers, async ({ user, params }) => {
    const now = deps.now();
    const schoolClass = await findClass(db, user, params.classId, now);
    if (!schoolClass) throw notFound();
    const past = await findPastTogethers(db, schoolClass.id, now);
    const rows = await Promise.all(
      past.map(async (one) => {
        const { id, picture, endsAt, roundsToFull } = one;
        const rounds = one.rounds ?? growthOf(one, await findRounds(db, one)).rounds;
        const growth = shareOf(rounds, roundsToFull);
        return { id, picture, endedAt: endsAt.toISOString(), rounds, growth };
      }),
    );
    return { rows, total: rows.length };
  });

  serve(app, contract.stopTogether, async ({ user, params, request }) =>
    stopTogether(deps, byOf(user, request), params.classId),
  );

  serve(app, contract.getOwnTogether, async ({ user, reply }) => {
    const stored = await findTogetherFor(db, user.id, deps.now());
    if (stored) return shown(stored);
    reply.code(204);
    return null;
  });
}
