// Who is signed in: a random token in a cookie, its hash in the database (D5).
import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import type { User } from '#shared/contract/auth.ts';
import type { Deps } from '../deps.ts';
import { deleteSession, extendSession, findSession, insertSession } from './session-store.ts';

export type SignedIn = User;

const COOKIE = 'sid';
const DAY_MS = 86_400_000;
/** Sessions last 30 days from their last use (D5). */
const SESSION_MS = 30 * DAY_MS;
/** A session in use is extended at most once a day: reading stays reading. */
const EXTEND_AFTER_MS = DAY_MS;

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user, looked up once a request; null for nobody. */
    signedIn: () => Promise<SignedIn | null>;
  }
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Gives every request `signedIn()`; the cookie of a session that was extended is sent again. */
export async function addSessions(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(fastifyCookie);
  app.decorateRequest('signedIn');
  app.addHook('onRequest', async (request, reply) => {
    let user: Promise<SignedIn | null> | undefined;
    request.signedIn = () => (user ??= lookUp(deps, request, reply));
  });
}

async function lookUp(deps: Deps, request: FastifyRequest, reply: FastifyReply) {
  const token = request.cookies[COOKIE];
  if (!token) return null;
  const now = deps.now();
  const tokenHash = hashToken(token);
  const session = await findSession(deps.database.db, tokenHash, now);
  if (!session) return null;
  if (session.expiresAt.getTime() - now.getTime() < SESSION_MS - EXTEND_AFTER_MS) {
    const expiresAt = new Date(now.getTime() + SESSION_MS);
    await extendSession(deps.database.db, tokenHash, expiresAt);
    sendCookie(deps, request, reply, token, expiresAt);
  }
  return session.user;
}

/** Signs a user in: a new session in place of the one this browser may have had (no session fixation). */
export async function signIn(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: number,
): Promise<void> {
  await endSession(deps, request);
  const token = randomBytes(32).toString('base64url');
  const createdAt = deps.now();
  const expiresAt = new Date(createdAt.getTime() + SESSION_MS);
  const tokenHash = hashToken(token);
  await insertSession(deps.database.db, { tokenHash, userId, createdAt, expiresAt });
  sendCookie(deps, request, reply, token, expiresAt);
}

/** Deletes this browser's session and its cookie; nothing happens when there is none. */
export async function signOut(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  await endSession(deps, request);
  reply.clearCookie(COOKIE, { path: '/' });
}

/** The hash of this browser's token, which names its session; undefined when it has none. */
export function sessionOf(request: FastifyRequest): string | undefined {
  const token = request.cookies[COOKIE];
  return token ? hashToken(token) : undefined;
}

async function endSession(deps: Deps, request: FastifyRequest): Promise<void> {
  const tokenHash = sessionOf(request);
  if (tokenHash) await deleteSession(deps.database.db, tokenHash);
}

function sendCookie(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  expires: Date,
): void {
  const secure = deps.config.origin?.startsWith('https:') ?? request.protocol === 'https';
  reply.setCookie(COOKIE, token, { path: '/', httpOnly: true, sameSite: 'lax', secure, expires });
}
