// The browser that opened a checkout: it alone is signed in by the payment. It is recognised by a random token in a cookie, whose hash
// is stored with the registration (D16).
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import { readCookie, sendCookie } from '../accounts/session/cookies.ts';
import type { Deps } from '../platform/http/deps.ts';

const COOKIE = 'paying';
/** Longer than a checkout stays open and can sign in. */
const LASTS_S = 24 * 3600;
const TOKEN = /^[\w-]{43}$/;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

function tokenOf(deps: Deps, request: FastifyRequest): string | null {
  const token = readCookie(deps, request, COOKIE) ?? '';
  return TOKEN.test(token) ? token : null;
}

/** The hash of the browser's token; null if it has not opened a checkout. */
export function payingBrowser(deps: Deps, request: FastifyRequest): string | null {
  const token = tokenOf(deps, request);
  return token === null ? null : hashOf(token);
}

/** The hash for a browser that opens a checkout; two registrations in one browser share it. */
export function beginPaying(deps: Deps, request: FastifyRequest, reply: FastifyReply): string {
  const value = tokenOf(deps, request) ?? randomBytes(32).toString('base64url');
  sendCookie(deps, request, reply, { name: COOKIE, value, maxAge: LASTS_S });
  return hashOf(value);
}
