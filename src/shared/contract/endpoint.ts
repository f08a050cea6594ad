// What an endpoint is: one entry of the contract that drives the browser, the server, its access rules and its documentation.
import { z } from 'zod/mini';
import type { ReadKind } from '../audit-kinds.ts';

/** Who may call: anybody, somebody signed in, or an admin. The server answers 401 and 403 to the others (spec S6, D1). */
export type Access = 'public' | 'user' | 'admin';

export interface Endpoint {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path with `:name` for each parameter. */
  path: `/api/${string}`;
  access: Access;
  summary: string;
  /** How the audit log calls a read of other people's data. */
  reads?: ReadKind;
  /** The password must have been given within the last quarter of an hour; otherwise 403 with `needs: 'password'` (D16). */
  confirm?: 'password';
  /** May be called although another password must be chosen first. */
  whilePasswordDue?: true;
  /** May be called although a second factor must be set up first. */
  whileFactorDue?: true;
  params?: z.ZodMiniObject;
  query?: z.ZodMiniObject;
  body?: z.ZodMiniType;
  /** Status of the usual success and the shape of its JSON; a 204 has no body. */
  success: 200 | 201 | 204;
  reply: z.ZodMiniType;
}

/** What a caller hands over: everything the endpoint takes, before defaults are filled in. */
export type CallOf<E extends Endpoint> = (E extends { params: infer P extends z.ZodMiniType }
  ? { params: z.input<P> }
  : { params?: undefined }) &
  (E extends { query: infer Q extends z.ZodMiniType }
    ? { query?: z.input<Q> }
    : { query?: undefined }) &
  (E extends { body: infer B extends z.ZodMiniType } ? { body: z.input<B> } : { body?: undefined });

/**
 * Every error answer of the API: one plain sentence a child can read (D1), and what must be done before the same call
 * works: the password given again, a new one chosen, a code given as well, or a second factor set up.
 */
export const errorSchema = z.object({
  message: z.string(),
  needs: z.optional(z.enum(['password', 'new-password', 'code', 'second-factor'])),
});

export const noContent = z.undefined();

/** A whole number from 1 to `max`, as it stands in an address. */
export const numberUpTo = (max: number) =>
  z.coerce.number().check(z.int(), z.minimum(1), z.maximum(max));

/** A page of a list, counted from 1, as it stands in a query. */
export const pageNumber = numberUpTo(1_000_000);

/** A row's number, as it stands in a path. */
export const idParams = z.object({ id: numberUpTo(2_147_483_647) });

/** A moment, ISO 8601 in UTC (D2). */
export const moment = z.iso.datetime();
