// Turns an endpoint of the contract into a route that checks access, input and output.
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod/mini';
import type { User } from '#shared/contract/auth.ts';
import { errorSchema, ROLES_WITH, type Access, type Endpoint } from '#shared/contract/endpoint.ts';
import { AppError, SENTENCES, StepNeededError } from '../errors.ts';

export type SignedIn = User & {
  /** Whether the password was given within the last 15 minutes. */
  isConfirmed: boolean;
  /** Whether the session began on a class page, where it ends sooner (D10). */
  onClassPage: boolean;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user, looked up once per request; null for nobody. */
    signedIn: () => Promise<SignedIn | null>;
    /** `AnswerOnce` with the request: does what it asks for; if that was done for its `Idempotency-Key` before, answers the same again. */
    once: (work: () => Promise<unknown>) => Promise<unknown>;
  }
  interface FastifyContextConfig {
    /** The route's call is one that open pages make by themselves. */
    byItself?: boolean;
  }
}

/** The parts of a request that Fastify checks; a handler's arguments are inferred from them. */
interface RequestSchema<E extends Endpoint> {
  params: E['params'];
  querystring: E['query'];
  body: E['body'];
}

type CheckedRequest<E extends Endpoint> = FastifyRequest<
  RouteGenericInterface,
  RawServerDefault,
  RawRequestDefaultExpression,
  RequestSchema<E>,
  ZodTypeProvider
>;

interface Incoming<E extends Endpoint, User> {
  params: CheckedRequest<E>['params'];
  query: CheckedRequest<E>['query'];
  body: CheckedRequest<E>['body'];
  user: User;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Returns the reply, or nothing where there is none. */
type Handler<E extends Endpoint, User> = (
  incoming: Incoming<E, User>,
) => Promise<undefined extends z.input<E['reply']> ? void : z.input<E['reply']>>;

/**
 * Serves a guarded endpoint: 401 without a session; 403 for a role that may not call it (D1, D10, spec S6), while the
 * password must be changed, and if the password must have been given recently (D16).
 */
export function serve<E extends Endpoint & { access: Exclude<Access, 'public'> }>(
  app: FastifyInstance,
  endpoint: E,
  handle: Handler<E, SignedIn>,
): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.bodyBytes !== undefined && { bodyLimit: endpoint.bodyBytes }),
    schema: schemaOf(endpoint),
    config: { byItself: endpoint.byItself ?? false },
    preValidation: async (request) => checkAccess(endpoint, await callerOf(request), request.body),
    handler: async (request, reply) => {
      reply.code(endpoint.success);
      const { params, query, body } = request;
      const user = await callerOf(request);
      return onceIfKeyed(endpoint, request, () =>
        handle({ params, query, body, user, request, reply }),
      );
    },
  });
}

/** Serves a public endpoint. */
export function servePublic<E extends Endpoint & { access: 'public' }>(
  app: FastifyInstance,
  endpoint: E,
  handle: Handler<E, null>,
): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: endpoint.method,
    url: endpoint.path,
    schema: schemaOf(endpoint),
    handler: async (request, reply) => {
      reply.code(endpoint.success);
      const { params, query, body } = request;
      return onceIfKeyed(endpoint, request, () =>
        handle({ params, query, body, user: null, request, reply }),
      );
    },
  });
}

/**
 * Makes calls with `repeat: 'key'` safe to send twice: what they ask of `database.db` is one transaction (`withPoolInTransaction`). Those
 * with 'same' are safe by what they do.
 */
function onceIfKeyed(
  { repeat }: Endpoint,
  request: FastifyRequest,
  work: () => Promise<unknown>,
): Promise<unknown> {
  return repeat === 'key' ? request.once(work) : work();
}

function schemaOf<E extends Endpoint>(endpoint: E): RequestSchema<E> & FastifySchema {
  const { success, reply, summary, access } = endpoint;
  const schema = {
    summary,
    description: `Access: ${access}`,
    params: endpoint.params,
    querystring: endpoint.query,
    body: endpoint.body,
    response: { [success]: reply, '4xx': errorSchema, '5xx': errorSchema },
  };
  // Fastify warns about a part without a schema (FSTWRN001).
  for (const part of ['params', 'querystring', 'body'] as const) {
    if (schema[part] === undefined) Reflect.deleteProperty(schema, part);
  }
  return schema;
}

async function callerOf(request: FastifyRequest): Promise<SignedIn> {
  const user = await request.signedIn();
  if (!user) throw new AppError('not-signed-in', SENTENCES.signIn);
  return user;
}

function checkAccess(
  { access, confirm, confirmWhen, whilePasswordDue, whileFactorDue }: Endpoint,
  user: SignedIn,
  body: unknown,
): void {
  if (user.mustChangePassword && !whilePasswordDue) {
    throw new StepNeededError('new-password', 'Please choose a new password first.');
  }
  if (user.mustSetUpSecondFactor && !whileFactorDue) {
    throw new StepNeededError('second-factor', 'Please set up two-step log-in first.');
  }
  if (access !== 'public' && !ROLES_WITH[access].includes(user.role)) {
    throw new AppError('forbidden', access === 'admin' ? SENTENCES.notOwner : SENTENCES.notTeacher);
  }
  const needsPassword = confirm && (!confirmWhen || z.safeParse(confirmWhen, body).success);
  if (needsPassword && !user.isConfirmed) {
    throw new StepNeededError('password', 'Please type your password again first.');
  }
}
