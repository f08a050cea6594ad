// The one kind of error that use cases throw, with the messages for the caller.
import type { z } from 'zod/mini';
import type { errorSchema } from '#shared/contract/endpoint.ts';

/** The HTTP status of each kind. */
export const STATUS = {
  invalid: 400,
  'not-signed-in': 401,
  'payment-needed': 402,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-many': 429,
  unavailable: 503,
} as const;

/** An error for the caller: its kind determines the status, its message is one plain sentence that a child can read. */
export class AppError extends Error {
  readonly kind: keyof typeof STATUS;
  /** Seconds after which to try again. */
  readonly retryAfter: number | undefined;

  constructor(
    kind: keyof typeof STATUS,
    message: string,
    retryAfter?: number,
    options?: { cause: unknown },
  ) {
    super(message, options);
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

/** Refused until something else has been done, which the browser can offer. */
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
  notFound: 'We couldn’t find that.',
  signIn: 'Please log in first.',
  notOwner: "You don't have permission to access the admin panel.",
  notTeacher: 'Only teachers can do this.',
  badRequest: 'We couldn’t understand that. Please try again.',
  tooLarge: 'That is too much to send at once.',
  tooSlow: 'That took too long to arrive. Please try again.',
  wrongType: 'Please send JSON.',
  away: 'We can’t save or load anything just now. Please try again in a moment.',
  damaged: 'Something that was saved can’t be read. Please tell your teacher.',
  broken: 'Oops! Something went wrong on our side. Please try again.',
} as const;

/** The same for what does not exist as for what is somebody else's. */
export function notFound(): AppError {
  return new AppError('not-found', SENTENCES.notFound);
}
