// What is written into the audit log, and who is said to have done it.
import type { FastifyRequest } from 'fastify';
import type { ActorKind, AuditKind } from '#shared/audit-kinds.ts';

/** Who acts, and by which request. */
export interface Actor {
  kind: ActorKind;
  /** The account's id; null for those without an account. */
  id: number | null;
  /** The number of the request, by which the server's log can be searched; null outside of requests. */
  requestId: string | null;
}

export const COMMAND_LINE: Actor = { kind: 'command-line', id: null, requestId: null };
/** What the server does by itself, at its start or by a job. */
export const APPLICATION: Actor = { kind: 'application', id: null, requestId: null };

/** Whoever is signed in at the browser that asks. */
export function actorOf(user: { id: number }, request?: FastifyRequest): Actor {
  return { kind: 'account', id: user.id, requestId: request?.id ?? null };
}

/** A browser that nobody is signed in at (yet). */
export function visitorOf(request: FastifyRequest): Actor {
  return { kind: 'visitor', id: null, requestId: request.id };
}

/**
 * One entry of the log: who did what to whom. A new kind is two lines of `#shared/audit-kinds.ts` and needs no migration.
 */
export interface AuditEvent {
  kind: AuditKind;
  actor: Actor;
  /** The account it was done to; null when it was to none. It stays in the log as a number when the account is deleted. */
  targetId: number | null;
  /**
   * What else an owner has to know, in a few words: 'Year 3 → Year 4'. Never a password, code, token, network address or
   * anything a pupil wrote, and of names only the target's own: the details of an account are emptied when it is deleted.
   */
  detail?: string | undefined;
  at: Date;
}

/** What a use case says of its event where actor, target and moment are known anyway. */
export type EventDetails = Pick<AuditEvent, 'kind' | 'detail'>;
