// The cookie a browser keeps while its user is at the provider's page; it proves that the same browser comes back (RFC
// 6749, 10.12).
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../platform/http/deps.ts';
import { clearCookie, readCookie, sendCookie } from '../session/cookies.ts';

export interface Attempt {
  /**
   * Random values. The first comes back in the address, the second in the token; the third proves that we asked for the
   * code.
   */
  checks: { state: string; nonce: string; verifier: string };
  /** The secret of the invitation it began with; '' for none. */
  invitation: string;
}

const COOKIE = 'school';
const LASTS_S = 15 * 60;
const VALUE = /^([\w-]+)\.([\w-]+)\.([\w-]+)\.([\w-]*)$/;

export function keepAttempt(
  deps: Deps,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { checks: { state, nonce, verifier }, invitation }: Attempt,
): void {
  const value = [state, nonce, verifier, invitation].join('.');
  sendCookie(deps, request, reply, { name: COOKIE, value, maxAge: LASTS_S });
}

/** This browser's attempt, and clears its cookie, because each attempt is for one return. Null if there is none. */
export function takeAttempt(
  deps: Deps,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Attempt | null {
  const found = VALUE.exec(readCookie(deps, request, COOKIE) ?? '');
  clearCookie(deps, request, reply, COOKIE);
  if (!found) return null;
  const [, state = '', nonce = '', verifier = '', invitation = ''] = found;
  return { checks: { state, nonce, verifier }, invitation };
}
