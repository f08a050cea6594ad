// Connects signing in with registrations that must be paid for; the payment code implements it.
import type { FastifyRequest } from 'fastify';
import type { User } from '#shared/contract/auth.ts';
import type { AppError } from '../../platform/errors.ts';

export interface PaidRegistrations {
  /** The user of a paid checkout that this browser began; every other outcome is an AppError. */
  signIn: (
    checkoutId: string,
    request: FastifyRequest,
  ) => Promise<User & { wantedUsername?: string }>;
  /** The registration with this name that has not been paid, and the message for its owner; or null. */
  findUnpaid: (
    username: string,
  ) => Promise<{ passwordHash: string; refusal: () => AppError } | null>;
}
