// Errors in the shape of Stripe's API.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import { answerError } from '../../platform/http/answer-error.ts';

/** An error that the Stripe library understands. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string | undefined;
  /** The name of the invalid parameter. */
  readonly param: string | undefined;

  constructor(status: number, message: string, code?: string, param?: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.param = param;
  }
}

/** Answers with `{ error: { type, message, code, param } }`. */
export function answerProblem(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  // Refusals before the sandbox's own code, for instance by the origin check.
  if (error instanceof AppError) return answerError(error, request, reply);
  if (error instanceof Problem) {
    const { status, message, code, param } = error;
    const type = 'invalid_request_error';
    return reply.status(status).send({ error: { type, message, code, param } });
  }
  if ('statusCode' in error && Number(error.statusCode) < 500) {
    const type = 'invalid_request_error';
    return reply.status(400).send({ error: { type, message: 'Invalid request.' } });
  }
  request.log.error({ err: error }, 'sandbox request failed');
  return reply.status(500).send({ error: { type: 'api_error', message: 'The sandbox failed.' } });
}
