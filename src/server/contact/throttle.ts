// Limits contact messages: nobody can flood the list, and nobody else's messages block a class or a known browser (D4,
// D14).
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  sourceOf,
  CONTACT_ON_DEVICE,
  findDeviceNonce,
  rememberDevice,
} from '../accounts/session/known-device.ts';
import type { Deps } from '../platform/http/deps.ts';
import { makeLimiter } from '../platform/limits/limiter.ts';
import { networkOf } from '../platform/limits/network.ts';

const WINDOW_S = 10 * 60;
const PER_SENDER = 5;
/** For browsers that have sent no message before, because a browser that drops its cookies is new each time. */
const NEW_SENDERS_PER_ADDRESS = 100;
const TOO_MANY = 'That was a lot of messages. Please wait a few minutes before the next one.';

/** Counts a message of a user, or with null of this browser; throws 'too-many' beyond the limit. */
export function makeContactThrottle(
  deps: Deps,
): (
  userId: number | null,
  http: { request: FastifyRequest; reply: FastifyReply },
) => Promise<void> {
  const limiter = (name: string, times: number) =>
    makeLimiter(deps, { name, times, windowSeconds: WINDOW_S }, TOO_MANY);
  const bySender = limiter('contact', PER_SENDER);
  const byAddress = limiter('contact-address', NEW_SENDERS_PER_ADDRESS);
  return async (userId, { request, reply }) => {
    if (userId !== null) return void (await bySender.take(`user ${userId}`));
    const { address, device } = sourceOf(deps, request);
    const isKnown = (await findDeviceNonce(deps, device, CONTACT_ON_DEVICE)) !== null;
    if (!isKnown) await byAddress.take(networkOf(address));
    const sender =
      isKnown && device ? device : await rememberDevice(deps, request, reply, CONTACT_ON_DEVICE);
    await bySender.take(`device ${sender.id}`);
  };
}
