// Whether a device is shared: a class page was opened on it, or the cards of two pupils were scanned. On a shared
// device a card's session ends as a class page's does; at home, where only one child's card is used, the child stays
// signed in.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, sendCookie } from '../../accounts/session/cookies.ts';
import { accountOnDevice, sourceOf, findDeviceNonce } from '../../accounts/session/known-device.ts';
import type { Deps } from '../../platform/http/deps.ts';

interface Http {
  request: FastifyRequest;
  reply: FastifyReply;
}

const COOKIE = 'cards';
const [ONE_CHILD, SHARED] = ['one-child', 'shared'];
const LASTS_S = 365 * 86_400;

function note(deps: Deps, { request, reply }: Http, value: string): void {
  sendCookie(deps, request, reply, { name: COOKIE, value, maxAge: LASTS_S });
}

/** Remembers that a class page was opened on the device. */
export function rememberClassPage(deps: Deps, http: Http): void {
  note(deps, http, SHARED);
}

/** Remembers that a pupil's card was scanned; returns whether the device is shared. */
export async function rememberCard(deps: Deps, http: Http, userId: number): Promise<boolean> {
  const { device } = sourceOf(deps, http.request);
  const isOwn = (await findDeviceNonce(deps, device, accountOnDevice(userId))) !== null;
  const before = readCookie(deps, http.request, COOKIE);
  const isShared = before === SHARED || (before === ONE_CHILD && !isOwn);
  note(deps, http, isShared ? SHARED : ONE_CHILD);
  return isShared;
}
