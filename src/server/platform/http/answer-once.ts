// Calls that make something can be sent again when their answer was lost: the first answer is given again. It is
// stored in the transaction of what it is about, whatever that consists of, so that neither is there without the other.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { withPoolInTransaction } from '../db/transaction.ts';
import { AppError, SENTENCES } from '../errors.ts';
import { keyFrom } from '../secret-key.ts';
import type { Deps } from './deps.ts';
import { deleteAnswersBefore, findAnswer, isFirst, keepAnswer } from './kept-answers-store.ts';

const KEPT_MS = 15 * 60_000;

const answerSchema = z.object({ status: z.number(), body: z.optional(z.unknown()) });

interface KeyedCall {
  request: FastifyRequest;
  reply: FastifyReply;
  /** The session's cookie, which the database has only a hash of; empty for visitors. */
  token: string;
}

/**
 * Does `work` unless it was done for the same key, session, call and body within 15 minutes. The answer is sealed with
 * what only that browser has, so nobody else can open it, whoever has the database. Repeats of a call that is under way wait
 * in their process without a connection.
 */
export type AnswerOnce = (call: KeyedCall, work: () => Promise<unknown>) => Promise<unknown>;

/** `AnswerOnce` for one process. */
export function makeAnswerOnce({ database: { db }, now }: Deps): AnswerOnce {
  /** Until they end, their repeats wait here, because each would hold a connection while it waits in the database. */
  const underWay = new Map<string, Promise<void>>();

  return async ({ request, reply, token }, work) => {
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string') return work();
    const { method, url, body } = request;
    const name = digest(['act', token, key, method, url, body]);
    const secret = keyFrom(digest(['answer', token, key]));
    const seal = { purpose: 'answer', name } as const;
    while (underWay.has(name)) await underWay.get(name);
    const answer = withPoolInTransaction(db, async (tx) => {
      if (await isFirst(tx, name, { now: now(), earliest: earliestKept(now()) })) {
        const first = await work();
        const text = JSON.stringify({ status: reply.statusCode, body: first });
        await keepAnswer(tx, name, secret.seal(text, seal));
        return first;
      }
      const text = secret.open((await findAnswer(tx, name)) ?? '', seal);
      if (text === null) throw new AppError('unavailable', SENTENCES.away);
      const first = answerSchema.parse(JSON.parse(text));
      reply.code(first.status);
      return first.body;
    });
    const end = () => void underWay.delete(name);
    underWay.set(name, answer.then(end, end));
    return answer;
  };
}

export const forgetAnswers = ({ database: { db }, now }: Deps) =>
  deleteAnswersBefore(db, earliestKept(now()));

const earliestKept = (now: Date) => new Date(now.getTime() - KEPT_MS);

const digest = (parts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');
