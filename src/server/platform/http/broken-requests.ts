// Answers requests that never reach the routes in the same form as others (D1).
import type { FastifyInstance } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { AppError, SENTENCES } from '../errors.ts';

const ANSWERS = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', { status: 408, message: SENTENCES.tooSlow }],
  ['HPE_HEADER_OVERFLOW', { status: 431, message: SENTENCES.tooLarge }],
]);
const OTHER = { status: 400, message: SENTENCES.badRequest };

/** Answers on the raw connection with JSON and closes it. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const { status, message } = ANSWERS.get(error.code ?? '') ?? OTHER;
  const body = JSON.stringify({ message });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}

/** 400 for a request with two hosts, which a proxy could interpret differently (RFC 9112, 3.2). */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const { rawHeaders } = raw;
    const hosts = rawHeaders.filter(
      (text, nth) => nth % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host',
    );
    done(hosts.length > 1 ? new AppError('invalid', SENTENCES.badRequest) : undefined);
  });
}
