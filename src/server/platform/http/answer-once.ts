// Calls that make something can be sent again when their answer was lost: the first answer is given again. It is
// stored in the transaction of what it is about, whatever that consists of, so that neither is there without the other.
import { eq, lt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Db } from '../db/database.ts';
import { keptAnswers } from '../db/schema.ts';
import { withPoolInTransaction } from '../db/transaction.ts';
import { AppError, SENTENCES } from '../errors.ts';
import { keyFrom } from '../secret-key.ts';
import type { Deps } from './deps.ts';

const KEPT_MS = 15 * 60_000;

const answerSchema = z.object({ status: z.number(), body: z.optional(z.unknown()) });

const { hash, answer, createdAt } = keptAnswers;

interface KeyedCall {
  request: FastifyRequest;
  reply: FastifyReply;
  /** The session's cookie, which the database has only a hash of; empty for visitors. */
  token: string;
}

/**
 * Does `work` unless it was done for the same key, session, call and body within 15 minutes. The answer is sealed with
 * what only that browser has, so nobody else can open it, whoever has the database.
 */
export async function answerOnce(
  { database: { db }, now }: Deps,
  { request, reply, token }: KeyedCall,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string') return work();
  const { method, url, body } = request;
  const name = digest(['act', token, key, method, url, body]);
  const secret = keyFrom(digest(['answer', token, key]));
  const seal = { purpose: 'answer', name } as const;
  return withPoolInTransaction(db, async (tx) => {
    if (await isFirst(tx, name, now())) {
      const first = await work();
      const text = JSON.stringify({ status: reply.statusCode, body: first });
      await tx
        .update(keptAnswers)
        .set({ answer: secret.seal(text, seal) })
        .where(eq(hash, name));
      return first;
    }
    const [kept] = await tx.select({ answer }).from(keptAnswers).where(eq(hash, name));
    const text = secret.open(kept?.answer ?? '', seal);
    if (text === null) throw new AppError('unavailable', SENTENCES.away);
    const first = answerSchema.parse(JSON.parse(text));
    reply.code(first.status);
    return first.body;
  });
}

/**
 * Whether the call was not done while answers are kept. Another transaction that is doing it is waited for, and this one does it
 * if that fails.
 */
async function isFirst(tx: Db, name: string, now: Date): Promise<boolean> {
  const rows = await tx
    .insert(keptAnswers)
    .values({ hash: name, createdAt: now })
    .onConflictDoUpdate({
      target: hash,
      set: { createdAt: now },
      setWhere: lt(createdAt, earliestKept(now)),
    })
    .returning({ hash });
  return rows.length > 0;
}

export async function forgetAnswers({ database: { db }, now }: Deps): Promise<void> {
  await db.delete(keptAnswers).where(lt(createdAt, earliestKept(now())));
}

const earliestKept = (now: Date) => new Date(now.getTime() - KEPT_MS);

const digest = (parts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');
