// The audit event and its actor.
import type { FastifyRequest } from 'fastify';
import type { ActorKind, AuditKind } from '#shared/audit-kinds.ts';

/** Who acted, and in which request. */
export interface Actor {
  kind: ActorKind;
  /** The account's id; null for somebody without an account. */
  id: number | null;
  /** The number of the request, for finding it in the server's log; null outside requests. */
  requestId: string | null;
}

export const COMMAND_LINE: Actor = { kind: 'command-line', id: null, requestId: null };
/** The server itself, at start-up or in a job. */
export const APPLICATION: Actor = { kind: 'application', id: null, requestId: null };

/** The signed-in user who makes the request. */
export function actorOf(user: { id: number }, request: FastifyRequest): Actor {
  return { kind: 'account', id: user.id, requestId: request.id };
}

/** A browser in which nobody is signed in (yet). */
export function visitorOf(request: FastifyRequest): Actor {
  return { kind: 'visitor', id: null, requestId: request.id };
}

/** One event: who did what to whom. A new kind takes two lines in `#shared/audit-kinds.ts` and no migration. */
export interface AuditEvent {
  kind: AuditKind;
  actor: Actor;
  /** The affected account, null for none; stays in the log as a number when the account is deleted. */
  targetId: number | null;
  /**
   * Details in a few words, such as 'Year 3 → Year 4'. Never a password, code, token, network address or anything a
   * pupil wrote, and no name but the target's own, because the details are emptied when the account is deleted.
   */
  detail?: string | undefined;
  at: Date;
}

/** An event without actor, target and time, which are known where it is used. */
export type EventDetails = Pick<AuditEvent, 'kind' | 'detail'>;
