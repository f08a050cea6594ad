// What signing in asks of registrations that have to be paid for; whoever takes the payments answers it.
import type { FastifyRequest } from 'fastify';
import type { User } from '#shared/contract/auth.ts';
import type { AppError } from '../../platform/errors.ts';

export interface PaidRegistrations {
  /** The user of a checkout that this browser began and that is paid; every other end of a checkout is an AppError. */
  signIn: (
    checkoutId: string,
    request: FastifyRequest,
  ) => Promise<User & { wantedUsername?: string }>;
  /** The registration under this name whose money has not arrived, and what its owner is told; or null. */
  findUnpaid: (
    username: string,
  ) => Promise<{ passwordHash: string; refusal: () => AppError } | null>;
}
