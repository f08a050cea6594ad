// Sessions: a cookie with the user's id and a random token, whose hash is in the database (D5).
import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hash, randomBytes } from 'node:crypto';
import type { User } from '#shared/contract/auth.ts';
import { isStaff } from '#shared/roles.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { AppError } from '../../platform/errors.ts';
import { makeAnswerOnce } from '../../platform/http/answer-once.ts';
import type { SignedIn } from '../../platform/http/serve.ts';
import { hasCookie, clearCookie, readCookie, sendCookie } from './cookies.ts';
import { deviceName } from './device-name.ts';
import { accountOnDevice, rememberDevice } from './known-device.ts';
import { CONFIRMED_MS, endOfSession, isTouchDue } from './session-lifetime.ts';
import {
  deleteSession,
  findSession,
  insertSession,
  touchSession,
  type SessionCondition,
  type Session,
  type SessionKey,
  type SessionRow,
} from './session-store.ts';

const COOKIE = 'sid';

/** The user's id precedes the token: it is the first part of the table's key. */
const TOKEN = /^([1-9]\d{0,8})\.[\w-]{43}$/;

/** In seconds, because a fixed date would already be past on a device whose clock is a year ahead. */
function secondsUntil(end: Date, now: Date): number {
  return Math.ceil((end.getTime() - now.getTime()) / 1000);
}

const hashToken = (token: string) => hash('sha256', token, 'base64url');

/** A session cookie that has not been checked yet. */
interface UncheckedCookie {
  token: string;
  key: SessionKey;
}

/** The browser's session cookie; undefined if it has none that looks like ours. */
function presentedBy(deps: Deps, request: FastifyRequest): UncheckedCookie | undefined {
  const token = readCookie(deps, request, COOKIE);
  const userId = TOKEN.exec(token ?? '')?.[1];
  if (token === undefined || userId === undefined) return undefined;
  return { token, key: { userId: Number(userId), tokenHash: hashToken(token) } };
}

/** Adds to a user what they must do before anything else. */
export type AddDueSteps = (deps: Deps, user: User) => Promise<User>;

/** Adds `signedIn()` and `once()` to every request, and sends the cookie of an extended session again. */
export async function addSessions(
  app: FastifyInstance,
  deps: Deps,
  addDueSteps: AddDueSteps,
): Promise<void> {
  const answerOnce = makeAnswerOnce(deps);
  await app.register(fastifyCookie);
  app.decorateRequest('signedIn');
  app.decorateRequest('once');
  app.addHook('onRequest', (request, reply, done) => {
    let user: Promise<SignedIn | null> | undefined;
    request.signedIn = () => (user ??= lookUp(deps, { request, reply }, addDueSteps));
    request.once = (work) => {
      const token = presentedBy(deps, request)?.token ?? '';
      return answerOnce({ request, reply, token }, work);
    };
    done();
  });
}

async function lookUp(
  deps: Deps,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  addDueSteps: AddDueSteps,
): Promise<SignedIn | null> {
  const presented = presentedBy(deps, request);
  if (!presented) return null;
  const { token, key } = presented;
  const now = deps.now();
  const session = await findSession(deps.database.db, key, now);
  if (!session || !isValid(session)) return null;
  const { user, confirmedAt, createdAt, onClassPage } = session;
  const kind = { role: user.role, onClassPage };
  const isUse = !request.routeOptions.config.byItself;
  if (isUse && isTouchDue(kind, session.lastUsedAt, now)) {
    const expiresAt = endOfSession(kind, { createdAt, now });
    await touchSession(deps.database.db, key, { lastUsedAt: now, expiresAt });
    const cookie = { name: COOKIE, value: token, maxAge: secondsUntil(expiresAt, now) };
    sendCookie(deps, request, reply, cookie);
  }
  const isConfirmed = confirmedAt !== null && now.getTime() - confirmedAt.getTime() < CONFIRMED_MS;
  // Every call of somebody signed in comes here, and a copy of the user takes 4 % of the shortest.
  return Object.assign(await addDueSteps(deps, user), { isConfirmed, onClassPage });
}

/** An owner or teacher whose password has never been checked against the rules has to log in again. */
function isValid({ user, confirmedAt }: Session): boolean {
  return !isStaff(user.role) || confirmedAt !== null;
}

/** A session that is not stored yet, and how to send it to the browser afterwards. */
export interface NewSession {
  row: SessionRow;
  send: (reply: FastifyReply) => void;
}

/**
 * Creates a session for this browser; `confirmed`: the user has just given the password, or did so at that time, or 'earlier';
 * `onClassPage`: it begins on a class page and ends sooner (D10).
 */
export function newSession(
  deps: Deps,
  request: FastifyRequest,
  {
    user,
    confirmed,
    onClassPage = false,
  }: {
    user: Pick<User, 'id' | 'role'>;
    confirmed: boolean | Date | 'earlier';
    onClassPage?: boolean | undefined;
  },
): NewSession {
  const token = `${user.id}.${randomBytes(32).toString('base64url')}`;
  const now = deps.now();
  const expiresAt = endOfSession({ role: user.role, onClassPage }, { createdAt: now, now });
  const earlier = new Date(now.getTime() - CONFIRMED_MS);
  const confirmedAt =
    confirmed instanceof Date ? confirmed : { true: now, false: null, earlier }[`${confirmed}`];
  const row = {
    userId: user.id,
    tokenHash: hashToken(token),
    createdAt: now,
    lastUsedAt: now,
    expiresAt,
    confirmedAt,
    device: deviceName(request.headers['user-agent']),
    onClassPage,
  };
  const cookie = { name: COOKIE, value: token, maxAge: secondsUntil(expiresAt, now) };
  return { row, send: (reply) => sendCookie(deps, request, reply, cookie) };
}

interface SigningIn extends Pick<SessionCondition, 'passwordHash' | 'isStillValid'> {
  user: Pick<User, 'id' | 'role'>;
  onClassPage?: boolean;
  /**
   * For somebody who signs in with a school account. Sensitive calls ask for the password unless they have just proved
   * at the provider who they are.
   */
  withSchoolAccount?: { provedAt: Date | null };
  /** Thrown if the account has changed since; by default the error for a wrong password. */
  refusal?: AppError;
}

/**
 * Signs a user in with a new session that replaces any earlier one (no session fixation). Throws 'not-signed-in' if the
 * account's password or rights have changed since.
 */
export async function signIn(
  deps: Deps,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { user, passwordHash, isStillValid, onClassPage, withSchoolAccount, refusal }: SigningIn,
): Promise<void> {
  const { db } = deps.database;
  const confirmed = withSchoolAccount
    ? (withSchoolAccount.provedAt ?? 'earlier')
    : passwordHash !== undefined;
  const session = newSession(deps, request, { user, confirmed, onClassPage });
  const admitted: SessionCondition = { role: user.role, passwordHash, isStillValid };
  if (!(await insertSession(db, session.row, admitted))) {
    throw refusal ?? wrongCredentials();
  }
  await endSession(deps, request);
  session.send(reply);
  await rememberDevice(deps, request, reply, accountOnDevice(user.id));
}

/** The same for a wrong name and a wrong password (D2). */
export function wrongCredentials(): AppError {
  return new AppError('not-signed-in', 'Wrong username or password.');
}

/** Deletes this browser's session, if any, and its cookie. */
export async function signOut(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  await endSession(deps, request);
  clearCookie(deps, request, reply, COOKIE);
}

/** Whether this browser has a session cookie, unchecked. */
export function hasSessionCookie(request: FastifyRequest): boolean {
  return hasCookie(request, COOKIE);
}

/** This browser's session; undefined if it has none. */
export function sessionOf(deps: Deps, request: FastifyRequest): SessionKey | undefined {
  return presentedBy(deps, request)?.key;
}

async function endSession(deps: Deps, request: FastifyRequest): Promise<void> {
  const key = sessionOf(deps, request);
  if (key) await deleteSession(deps.database.db, key);
}
