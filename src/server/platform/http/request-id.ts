// A number for every request: it stands in the log, in the answer, and on the screen of somebody who asks for help.
import type { FastifyInstance } from 'fastify';
import { randomInt } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export const REQUEST_ID_HEADER = 'x-request-id';

/** What a log line can carry without harm. */
const HARMLESS = /^[\w.-]{1,64}$/;

/** The number that our own proxy gave the request; otherwise a new one that can be read out over a classroom: 482-719-365. */
export function requestId(headers: IncomingHttpHeaders, hasProxy: boolean): string {
  const given = headers[REQUEST_ID_HEADER];
  if (hasProxy && typeof given === 'string' && HARMLESS.test(given)) return given;
  const digits = String(randomInt(1_000_000_000)).padStart(9, '0');
  return digits.replace(/(...)(...)(...)/, '$1-$2-$3');
}

/** Puts the number into every answer. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID_HEADER, request.id);
  });
}
