// Errors in the shape of Stripe's API.
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A refusal that the library on the other side understands. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string | undefined;
  /** The parameter at fault, as it is named in the form. */
  readonly param: string | undefined;

  constructor(status: number, message: string, code?: string, param?: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.param = param;
  }
}

/** Answers with `{ error: { type, message, code, param } }`. */
export function answerProblem(error: Error, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Problem) {
    const { status, message, code, param } = error;
    const type = 'invalid_request_error';
    return reply.status(status).send({ error: { type, message, code, param } });
  }
  const status = 'statusCode' in error && error.statusCode === 400 ? 400 : 500;
  if (status === 500) request.log.error({ err: error }, 'sandbox request failed');
  const message = status === 400 ? 'Invalid request.' : 'The sandbox failed.';
  return reply.status(status).send({ error: { type: 'api_error', message } });
}
