// The one place that turns any error into an answer.
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  type ZodFastifySchemaValidationError,
} from 'fastify-type-provider-zod';
import { DAMAGED, isUnreachable, isDamaged, reasonOf, sqlState } from '../database-errors.ts';
import { AppError, SENTENCES, STATUS, StepNeededError } from '../errors.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';

/**
 * Answers any error as JSON `{message}`. Only unexpected errors are a 500, and only those and damage are logged as
 * errors.
 */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { status, message } = describe(error);
  // A malformed URL is answered before any hook runs.
  reply.header(REQUEST_ID_HEADER, request.id);
  if (status >= 500) logFailure(request.log, error, 'request failed');
  if (error instanceof AppError && error.retryAfter !== undefined) {
    reply.header('retry-after', String(error.retryAfter));
  }
  const needs = error instanceof StepNeededError && { needs: error.needs };
  return reply.status(status).send({ message, ...needs });
}

/** Logs an error; damage at a higher level and with what to do about it, a database that is away in one line. */
export function logFailure(log: FastifyBaseLogger, error: unknown, what: string): void {
  if (isDamaged(error)) log.fatal({ sqlState: sqlState(error) }, DAMAGED);
  else if (isUnreachable(error))
    log.error({ sqlState: sqlState(error) }, `${what}: ${reasonOf(error)}`);
  else log.error({ err: error }, what);
}

function describe(error: FastifyError): { status: number; message: string } {
  if (error instanceof AppError) return { status: STATUS[error.kind], message: error.message };
  if (hasZodFastifySchemaValidationErrors(error)) {
    return { status: 400, message: sentenceOf(error.validation[0]) };
  }
  if (isDamaged(error)) return { status: 503, message: SENTENCES.damaged };
  if (isUnreachable(error)) return { status: 503, message: SENTENCES.away };
  // Class 22, data exception: text that the database cannot store, such as a NUL character.
  if (sqlState(error)?.startsWith('22')) return { status: 400, message: SENTENCES.badRequest };
  return describeHttp(error.statusCode ?? 500);
}

function describeHttp(status: number): { status: number; message: string } {
  if (status === 413) return { status, message: SENTENCES.tooLarge };
  if (status === 415) return { status, message: SENTENCES.wrongType };
  if (status >= 400 && status < 500) return { status, message: SENTENCES.badRequest };
  return { status: 500, message: SENTENCES.broken };
}

/** The schema's own sentence if it has one, otherwise the name of the invalid field. */
function sentenceOf(issue: ZodFastifySchemaValidationError | undefined): string {
  if (!issue) return SENTENCES.badRequest;
  if (issue.message && !/^(Invalid|Too|Unrecognized)/.test(issue.message)) return issue.message;
  const field = issue.instancePath.split('/').filter(Boolean).join(' ');
  return field ? `Please check this: ${field}.` : SENTENCES.badRequest;
}
