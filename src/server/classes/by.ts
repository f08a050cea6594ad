// Who changes a class, and in which request.
import type { FastifyRequest } from 'fastify';
import { actorOf, type Actor } from '../accounts/audit/event.ts';
import type { SignedIn } from '../platform/http/serve.ts';
import type { Caller } from './scope-store.ts';

export interface By {
  caller: Caller;
  actor: Actor;
}

export function byOf(user: SignedIn, request: FastifyRequest): By {
  return { caller: { id: user.id, role: user.role }, actor: actorOf(user, request) };
}
