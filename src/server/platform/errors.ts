// The one kind of error that use cases throw, and the one place that turns any error into an answer.
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  type ZodFastifySchemaValidationError,
} from 'fastify-type-provider-zod';
import type { z } from 'zod/mini';
import type { errorSchema } from '#shared/contract/endpoint.ts';
import { DAMAGED, isAway, isDamaged, sqlState } from './db/database.ts';
import { REQUEST_ID_HEADER } from './http/request-id.ts';

const STATUS = {
  invalid: 400,
  'not-signed-in': 401,
  'payment-needed': 402,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-many': 429,
  unavailable: 503,
} as const;

/** Something the caller can be told: a kind, which decides the status, and one plain sentence a child can read. */
export class AppError extends Error {
  readonly kind: keyof typeof STATUS;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;

  constructor(kind: keyof typeof STATUS, message: string, retryAfter?: number) {
    super(message);
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

/** Refused until something else was done first, which the browser can help with. */
export class StepNeededError extends AppError {
  readonly needs: NonNullable<z.infer<typeof errorSchema>['needs']>;

  constructor(
    needs: StepNeededError['needs'],
    message: string,
    kind: 'forbidden' | 'not-signed-in' = 'forbidden',
  ) {
    super(kind, message);
    this.needs = needs;
  }
}

export const SENTENCES = {
  notFound: 'We could not find that.',
  signIn: 'Please log in first.',
  badRequest: 'We could not understand that. Please try again.',
  tooLarge: 'That is too much to send at once.',
  tooSlow: 'That took too long to arrive. Please try again.',
  wrongType: 'Please send JSON.',
  away: 'We cannot reach our notebook just now. Please try again in a moment.',
  damaged: 'A page of our notebook cannot be read. Please tell your teacher.',
  broken: 'Oops! Something went wrong on our side. Please try again.',
} as const;

/** Answers any error as JSON `{message}`; only what nobody foresaw is a 500, and only that and worse is logged as an error. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { status, message } = describe(error);
  // An address that cannot be read is answered before any hook is asked.
  reply.header(REQUEST_ID_HEADER, request.id);
  if (status >= 500) logFailure(request.log, error, 'request failed');
  if (error instanceof AppError && error.retryAfter !== undefined) {
    reply.header('retry-after', String(error.retryAfter));
  }
  const needs = error instanceof StepNeededError && { needs: error.needs };
  return reply.status(status).send({ message, ...needs });
}

/** Logs what went wrong; damage to the database louder than all else, and in a sentence that says what to do. */
export function logFailure(log: FastifyBaseLogger, error: unknown, what: string): void {
  if (isDamaged(error)) log.fatal({ sqlState: sqlState(error) }, DAMAGED);
  else log.error({ err: error }, what);
}

function describe(error: FastifyError): { status: number; message: string } {
  if (error instanceof AppError) return { status: STATUS[error.kind], message: error.message };
  if (hasZodFastifySchemaValidationErrors(error)) {
    return { status: 400, message: sentenceOf(error.validation[0]) };
  }
  if (isDamaged(error)) return { status: 503, message: SENTENCES.damaged };
  if (isAway(error)) return { status: 503, message: SENTENCES.away };
  // Class 22, data exception: text that no database can hold, such as a NUL character.
  if (sqlState(error)?.startsWith('22')) return { status: 400, message: SENTENCES.badRequest };
  return describeHttp(error.statusCode ?? 500);
}

function describeHttp(status: number): { status: number; message: string } {
  if (status === 413) return { status, message: SENTENCES.tooLarge };
  if (status === 415) return { status, message: SENTENCES.wrongType };
  if (status >= 400 && status < 500) return { status, message: SENTENCES.badRequest };
  return { status: 500, message: SENTENCES.broken };
}

/** A schema's own sentence where it has one, otherwise the name of the field that is not right. */
function sentenceOf(issue: ZodFastifySchemaValidationError | undefined): string {
  if (!issue) return SENTENCES.badRequest;
  if (issue.message && !/^(Invalid|Too|Unrecognized)/.test(issue.message)) return issue.message;
  const field = issue.instancePath.split('/').filter(Boolean).join(' ');
  return field ? `Please check this: ${field}.` : SENTENCES.badRequest;
}
