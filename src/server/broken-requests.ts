// Answers what never became a request that routes could see, in the same words as everywhere else (D1).
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { SENTENCES } from './errors.ts';

const ANSWERS = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', { status: 408, message: SENTENCES.tooSlow }],
  ['HPE_HEADER_OVERFLOW', { status: 431, message: SENTENCES.tooLarge }],
]);
const OTHER = { status: 400, message: SENTENCES.badRequest };

/** Says on the bare connection what was wrong, as JSON, and closes it. */
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
