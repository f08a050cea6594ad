// A number for every request, shown in the log, in the answer, and on the screen of somebody who needs help.
import type { FastifyInstance } from 'fastify';
import { randomInt } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export const REQUEST_ID_HEADER = 'x-request-id';

/** Characters that are safe in a log line. */
const HARMLESS = /^[\w.-]{1,64}$/;

/** The number from our own proxy, or a new one that is easy to read out: 482-719-365. */
export function requestId(headers: IncomingHttpHeaders, hasProxy: boolean): string {
  const given = headers[REQUEST_ID_HEADER];
  if (hasProxy && typeof given === 'string' && HARMLESS.test(given)) return given;
  const digits = String(randomInt(1_000_000_000)).padStart(9, '0');
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].join('-');
}

/** Adds the number to every answer. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
}
