// An endpoint is one entry of the contract. The browser's calls, the server's routes and access checks, and the API's
// documentation are all made from it.
import { z } from 'zod/mini';
import type { ReadKind } from '../audit-kinds.ts';
import { ROLES, type Role } from '../roles.ts';

/**
 * Who may call: anybody, somebody signed in, a teacher or an owner, or an owner. The server answers others with 401 or
 * 403 (spec S6, D1, D10).
 */
export type Access = 'public' | 'user' | 'teacher' | 'admin';

/** The roles that may call an endpoint for which somebody must be signed in. */
export const ROLES_WITH: Readonly<Record<Exclude<Access, 'public'>, readonly Role[]>> = {
  user: ROLES,
  teacher: ['owner', 'teacher'],
  admin: ['owner'],
};

/**
 * What a call does that is sent again because its answer was lost. 'same': what it would do anyway, which leaves
 * everything as one call does (`completeGame` by its `playId`). 'key': with the same `Idempotency-Key` nothing; it gets
 * the first answer again. 'anew': something else, such as another password, so only a person decides.
 */
type Repeat = 'same' | 'key' | 'anew';

export type Endpoint = AnyEndpoint &
  ({ method: 'GET'; repeat?: never } | { method: 'POST' | 'PATCH' | 'DELETE'; repeat: Repeat });

interface AnyEndpoint {
  /** Path with `:name` for each parameter. */
  path: `/api/${string}`;
  access: Access;
  summary: string;
  /** The audit event of a call that reads other people's data. */
  reads?: ReadKind;
  /** The password must have been given within the last 15 minutes; otherwise 403 with `needs: 'password'` (D16). */
  confirm?: 'password';
  /** With `confirm`: only a call with such a body needs it. */
  confirmWhen?: z.ZodMiniType;
  /** May be called while the password must be changed. */
  whilePasswordDue?: true;
  /** May be called while a second factor must be set up. */
  whileFactorDue?: true;
  /** Open pages ask again by themselves, so the call prolongs no session. */
  byItself?: true;
  /** Ends the caller's session, mostly to start another, so the page sends no other call until this one is answered. */
  replacesSession?: true;
  /** Maximum size of the body, if not the 64 KiB of other calls (D2). */
  bodyBytes?: number;
  params?: z.ZodMiniObject;
  query?: z.ZodMiniObject;
  body?: z.ZodMiniType;
  /** Status and JSON of a success; a 204 has no body. */
  success: 200 | 201 | 204;
  reply: z.ZodMiniType;
  /**
   * The call changes the answers of paths that begin like this, and of those below its own path; the page reads them
   * again.
   */
  changes?: ReadonlyArray<`/api/${string}`>;
  /**
   * The server sends the whole reply, including fields that the schema does not name, and skips checks that its type
   * already guarantees.
   */
  sendsWhole?: true;
}

/** What a caller passes, before defaults are filled in. */
export type CallOf<E extends Endpoint> = (E extends { params: infer P extends z.ZodMiniType }
  ? { params: z.input<P> }
  : { params?: undefined }) &
  (E extends { query: infer Q extends z.ZodMiniType }
    ? { query?: z.input<Q> }
    : { query?: undefined }) &
  (E extends { body: infer B extends z.ZodMiniType } ? { body: z.input<B> } : { body?: undefined });

/**
 * Every error answer of the API: one plain sentence that a child can read (D1), and what is needed before the same call
 * can succeed: the password again, a new password, a code, or a second factor to be set up.
 */
export const errorSchema = z.object({
  message: z.string(),
  needs: z.optional(z.enum(['password', 'new-password', 'code', 'second-factor'])),
});

export type Refusal = z.infer<typeof errorSchema>;

export const noContent = z.undefined();

/** A whole number from 1 to `max` in a URL. */
export const numberUpTo = (max: number) =>
  z.coerce.number().check(z.int(), z.minimum(1), z.maximum(max));

/** A page of a list, counted from 1, in a query. */
export const pageNumber = numberUpTo(1_000_000);

/** A row's id in a body. */
export const rowId = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

/** A row's id in a path. */
export const idParams = z.object({ id: numberUpTo(2_147_483_647) });

/** A point in time, ISO 8601 in UTC (D2). */
export const moment = z.iso.datetime();
