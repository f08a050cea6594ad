// Records a finished tables check by its deal and its moves (D8, D11).
import { z } from 'zod/mini';
import type { CountdownFactor } from '#games/kit/rules/game.ts';
import { avatarsUnlockedAfter } from '#shared/avatars.ts';
import { COUNTDOWN_FACTORS } from '#shared/play-settings.ts';
import { DEAL_REFUSED, type DealtCompletion } from '#shared/contract/rounds.ts';
import { findLearningBefore, learnFrom } from '../../memory/store.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError, SENTENCES } from '../../platform/errors.ts';
import type { Deps } from '../../platform/http/deps.ts';
import {
  checkUnverifiedAllowed,
  judgeRound,
  type JudgedRound,
  type RoundAnswer,
} from '../../play/complete-round.ts';
import { roundKey } from '../../play/round-keys.ts';
import {
  timeAfterLastCheck,
  BLANK,
  findFinished,
  findUnderWay,
  hasFinished,
  keepResult,
  lockPupil,
  factNumber,
  QUESTIONS,
  type FinishedFields,
} from './results-store.ts';
import { findKind } from './store.ts';

/** The accepted replay, as far as it is stored. */
const askedSchema = z.object({ questions: z.array(z.object({ id: z.string() })) });
const givenSchema = z.array(z.object({ answer: z.optional(z.int()) }));

/**
 * 400 if the moves break the rules, or the sitting is done or was begun again; 403 if the deal is somebody else's or
 * was changed.
 */
export async function completeCheck(
  deps: Deps,
  userId: number,
  completion: DealtCompletion,
): Promise<RoundAnswer> {
  const { deal } = completion;
  if (deal.userId !== userId) {
    throw new AppError('forbidden', DEAL_REFUSED.ofAnother);
  }
  const at = deps.now();
  const key = await roundKey(deps, deal.key);
  const { config } = deps;
  const { takesUnverified } = config;
  const judged = key
    ? judgeRound(completion, key, { now: at, takesUnverified })
    : toldBy(completion);
  if (judged.maxScore !== QUESTIONS) {
    throw new AppError('invalid', `A tables check has ${QUESTIONS} questions.`);
  }
  return inTransaction(deps.database.db, (tx) =>
    record(tx, completion, { judged, at, isSigned: key !== null, config }),
  );
}

function toldBy({ score, maxScore }: DealtCompletion): JudgedRound {
  return { score, maxScore, duration: null, playedAt: null, replayed: null };
}

interface Judgement {
  judged: JudgedRound;
  at: Date;
  /** Whether this installation has signed the deal. If that is unknown, the check must be recorded as begun. */
  isSigned: boolean;
  config: Deps['config'];
}

async function record(
  tx: Db,
  completion: DealtCompletion,
  judgement: Judgement,
): Promise<RoundAnswer> {
  const { judged, isSigned, config } = judgement;
  const { deal } = completion;
  const { userId, id: dealId } = deal;
  const pupil = await lockPupil(tx, userId);
  if (!pupil) throw new AppError('not-signed-in', SENTENCES.signIn);
  const answer = (isNew: boolean, result: { score: number; verified: boolean }): RoundAnswer => ({
    isNew,
    completed: {
      newAvatarsUnlocked: 0,
      unlockedAvatars: [],
      avatarsUnlocked: avatarsUnlockedAfter(pupil.gamesCompleted),
      gamesCompleted: pupil.gamesCompleted,
      maxScore: QUESTIONS,
      ...result,
    },
  });
  const repeated = await findFinished(tx, userId, dealId);
  if (repeated) return answer(false, repeated);
  // Without its key the deal cannot be distinguished from a forged one.
  if (!isSigned) checkUnverifiedAllowed(config);
  const signedFor = isSigned ? (deal.checkId ?? null) : null;
  const underWay = await findUnderWay(tx, { userId, dealId, checkId: signedFor });
  if (!isSigned && !underWay) throw new AppError('invalid', 'We don’t know this check.');
  const named = isSigned ? signedFor : (underWay?.checkId ?? null);
  const kind = named === null ? null : await findKind(tx, named);
  // Null if its class has been deleted since; the result still belongs to the pupil.
  const checkId = kind === null ? null : named;
  if (checkId !== null && kind === 'sitting')
    await checkIsOne(tx, { userId, checkId, dealId }, underWay);
  const { score, replayed, playedAt } = judged;
  const at = await timeAfterLastCheck(tx, userId, judgement.at);
  const result: FinishedFields = {
    userId,
    checkId,
    dealId,
    pace: isSigned ? deal.pace : factorOf(underWay?.pace),
    startedAt: isSigned ? new Date(deal.dealtAt) : (underWay?.startedAt ?? at),
    finishedAt: at,
    playedAt,
    score,
    verified: replayed !== null,
    rushed: replayed?.rushed ?? false,
    afterNth: pupil.gamesCompleted,
    ...(await answersOf(tx, completion, { ...judgement, at })),
  };
  await keepResult(tx, underWay?.id ?? null, result);
  return answer(true, { score, verified: replayed !== null });
}

/** A sitting counts once, and only as it was last begun: a pupil who begins again has already seen the questions. */
async function checkIsOne(
  tx: Db,
  { userId, checkId, dealId }: { userId: number; checkId: number; dealId: string },
  underWay: { dealId: string } | null,
): Promise<void> {
  if (await hasFinished(tx, userId, checkId)) {
    throw new AppError('invalid', 'You’ve already done this check.');
  }
  if (underWay && underWay.dealId !== dealId) {
    throw new AppError('invalid', 'You’ve started this check again. Only your latest try counts.');
  }
}

/** The answers of a verified check, by fact; the pupil's memory uses them like the answers of games. */
async function answersOf(
  tx: Db,
  { deal, moves }: DealtCompletion,
  { judged: { replayed, playedAt }, at }: Judgement,
): Promise<Partial<FinishedFields>> {
  if (!replayed) return {};
  const { userId } = deal;
  const { answers } = replayed;
  const given = givenSchema.parse(moves).map(({ answer }) => answer ?? BLANK);
  const stored = {
    facts: askedSchema.parse(deal.start).questions.map(({ id }) => factOf(id)),
    given,
    answered: given.filter((answer) => answer !== BLANK).length,
    answers: [...answers],
  };
  if (replayed.rushed) return stored;
  const before = await findLearningBefore(tx, userId, answers);
  const round = { userId, recordedAt: at, playedAt: playedAt ?? at, answers };
  await learnFrom(tx, round, before);
  return { ...stored, isRemembered: before.memoryFrom !== null };
}

/** The stored form of a fact such as '7×8'. */
function factOf(id: string): number {
  const [table = 0, by = 0] = id.split('×').map(Number);
  return factNumber(table, by);
}

function factorOf(pace: number | null | undefined): CountdownFactor {
  return COUNTDOWN_FACTORS.find((factor) => factor === pace) ?? null;
}
