import type { FastifyInstance } from 'fastify';
import type { z } from 'zod/mini';
import { contract } from '#shared/contract/index.ts';
import { TABLES_CHECK } from '#games/ids.ts';
import { NEWEST_GAMES, type Completion } from '#shared/contract/play.ts';
import type { DealtCompletion, SignedDeal } from '#shared/contract/rounds.ts';
import { AppError } from '../platform/errors.ts';
import type { Deps } from '../platform/http/deps.ts';
import { serve, type SignedIn } from '../platform/http/serve.ts';
import { commentChecker } from './check-comment.ts';
import { completeReported, completeRound } from './complete-round.ts';
import { dealQuestions } from './deal-questions.ts';
import { dealSignedRounds } from './deal-rounds.ts';
import { giveFeedback } from './give-feedback.ts';
import { checkGame } from './known-game.ts';
import { planFor, showOwnDue } from './own-due.ts';
import type { Taught } from './taught-rounds.ts';
import { findHistoryPage } from './history-store.ts';
import { showMemory } from './show-memory.ts';
import { dealsLimiter } from './write-limits.ts';

type RoundsAsked = z.output<typeof contract.dealRounds.body>;

export function playRoutes(app: FastifyInstance, deps: Deps, { work, check }: Taught): void {
  const { database } = deps;

  serve(app, contract.getQuestions, async ({ user, params }) =>
    dealQuestions(database.db, user, params.gameId),
  );

  const dealsOf = dealsLimiter(deps);

  async function complete(userId: number, body: Completion | DealtCompletion) {
    if (body.deal === undefined) return completeReported(deps, userId, body);
    const { gameId, workId, checkId } = body.deal;
    if (gameId === TABLES_CHECK) return check.complete(deps, userId, body, checkId);
    if (workId !== undefined) return work.complete(deps, userId, body, workId);
    return completeRound(deps, userId, body);
  }

  async function deal(user: SignedIn, asked: RoundsAsked): Promise<SignedDeal[]> {
    await dealsOf.take(String(user.id));
    const { gameId, count, workId, checkId, purpose } = asked;
    if (gameId === TABLES_CHECK) return check.deal(deps, user, asked, checkId);
    if (workId !== undefined) return work.deal(deps, user, asked, workId);
    const game = checkGame(gameId);
    const plan = purpose && (await planFor(deps, user, { purpose, gameId: game }));
    return dealSignedRounds(deps, user, game, count, plan);
  }

  serve(app, contract.dealRounds, async ({ user, body }) => deal(user, body));

  serve(app, contract.completeGame, async ({ user, body, reply }) => {
    checkOwner(user, body);
    const { isNew, completed } = await complete(user.id, body);
    if (!isNew) reply.code(200);
    return completed;
  });

  const checkComment = commentChecker(deps.config.ownWorries);

  serve(app, contract.giveFeedback, async ({ user, body, reply }) => {
    checkOwner(user, body);
    const kept = await giveFeedback(deps, user.id, body, checkComment);
    if (!kept.isNew) reply.code(200);
    return kept.entry;
  });

  serve(app, contract.getMemory, async ({ user }) => showMemory(deps, user));

  serve(app, contract.getOwnDue, async ({ user }) => showOwnDue(deps, user));

  serve(app, contract.getHistory, async ({ user, query, reply }) => {
    const { id, gamesCompleted: total } = user;
    reply.header('x-total-count', String(total));
    const { page, pageSize } =
      query.page === undefined
        ? { page: 1, pageSize: NEWEST_GAMES }
        : { ...query, page: query.page };
    return findHistoryPage(database.db, id, { page, pageSize });
  });
}

/** Throws 'conflict' if the browser sends another user's data. */
function checkOwner(user: { id: number }, sent: { userId?: number | null }): void {
  if (sent.userId != null && sent.userId !== user.id) {
    throw new AppError('conflict', 'Somebody else is logged in here now.');
  }
}
