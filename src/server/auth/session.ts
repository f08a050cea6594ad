// Who is signed in: a user's id and a random token in a cookie, the hash of both in the database (D5).
import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import type { User } from '#shared/contract/auth.ts';
import type { Deps } from '../deps.ts';
import { accountOnDevice, rememberDevice } from './known-device.ts';
import {
  deleteSession,
  extendSession,
  findSession,
  insertSession,
  type SessionKey,
} from './session-store.ts';

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

/** The user's id goes before the token: where the rows of users are spread over machines, it says on which they are. */
const TOKEN = /^([1-9]\d{0,8})\.[\w-]{43}$/;

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** The session that a cookie names; undefined for what is no token of ours. */
function keyOf(token: string | undefined): SessionKey | undefined {
  const userId = TOKEN.exec(token ?? '')?.[1];
  if (token === undefined || userId === undefined) return undefined;
  return { userId: Number(userId), tokenHash: hashToken(token) };
}

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
  const key = keyOf(token);
  if (token === undefined || !key) return null;
  const now = deps.now();
  const session = await findSession(deps.database.db, key, now);
  if (!session) return null;
  if (session.expiresAt.getTime() - now.getTime() < SESSION_MS - EXTEND_AFTER_MS) {
    const expiresAt = new Date(now.getTime() + SESSION_MS);
    await extendSession(deps.database.db, key, expiresAt);
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
  const token = `${userId}.${randomBytes(32).toString('base64url')}`;
  const createdAt = deps.now();
  const expiresAt = new Date(createdAt.getTime() + SESSION_MS);
  const tokenHash = hashToken(token);
  await insertSession(deps.database.db, { tokenHash, userId, createdAt, expiresAt });
  sendCookie(deps, request, reply, token, expiresAt);
  await rememberDevice(deps, request, reply, accountOnDevice(userId));
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

/** This browser's session; undefined when it has none. */
export function sessionOf(request: FastifyRequest): SessionKey | undefined {
  return keyOf(request.cookies[COOKIE]);
}

async function endSession(deps: Deps, request: FastifyRequest): Promise<void> {
  const key = sessionOf(request);
  if (key) await deleteSession(deps.database.db, key);
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
