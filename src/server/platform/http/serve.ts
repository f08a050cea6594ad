// Turns an endpoint of the contract into a route: its access rule, the check of what comes in and of what goes out.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod/mini';
import type { User } from '#shared/contract/auth.ts';
import { errorSchema, type Access, type Endpoint } from '#shared/contract/endpoint.ts';
import { AppError, SENTENCES, StepNeededError } from '../errors.ts';

export type SignedIn = User & {
  /** Whether the password was given within the last quarter of an hour. */
  isConfirmed: boolean;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user, looked up once a request; null for nobody. */
    signedIn: () => Promise<SignedIn | null>;
  }
}

/** An endpoint whose schemas are known by type, so that its handler's arguments are as well. */
type Typed<Params, Query, Body, Reply> = Endpoint & {
  params?: Params;
  query?: Query;
  body?: Body;
  reply: Reply;
};

interface Incoming<Params, Query, Body, User> {
  params: z.output<Params>;
  query: z.output<Query>;
  body: z.output<Body>;
  user: User;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Serves a guarded endpoint: 401 without a session; 403 for a pupil at an admin's endpoint (D1, spec S6), while another
 * password must be chosen, and where the password must have been given a short while ago (D16).
 */
export function serve<
  Params extends z.ZodMiniObject,
  Query extends z.ZodMiniObject,
  Body extends z.ZodMiniType,
  Reply extends z.ZodMiniType,
>(
  app: FastifyInstance,
  endpoint: Typed<Params, Query, Body, Reply> & { access: Exclude<Access, 'public'> },
  handle: (incoming: Incoming<Params, Query, Body, SignedIn>) => Promise<z.input<Reply>>,
): void {
  const allowed = async (request: FastifyRequest) =>
    checkAccess(endpoint, await request.signedIn());
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: schemaOf(endpoint),
    preValidation: async (request) => void (await allowed(request)),
    handler: async (request, reply) => {
      reply.code(endpoint.success);
      return handle({
        ...validated(endpoint, request),
        user: await allowed(request),
        request,
        reply,
      });
    },
  });
}

/** Serves an endpoint that anybody may call. */
export function servePublic<
  Params extends z.ZodMiniObject,
  Query extends z.ZodMiniObject,
  Body extends z.ZodMiniType,
  Reply extends z.ZodMiniType,
>(
  app: FastifyInstance,
  endpoint: Typed<Params, Query, Body, Reply> & { access: 'public' },
  handle: (incoming: Incoming<Params, Query, Body, null>) => Promise<z.input<Reply>>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: schemaOf(endpoint),
    handler: async (request, reply) => {
      reply.code(endpoint.success);
      return handle({ ...validated(endpoint, request), user: null, request, reply });
    },
  });
}

function validated<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
>(
  endpoint: { params?: Params; query?: Query; body?: Body },
  { params, query, body }: FastifyRequest,
) {
  return {
    params: typedBy(endpoint.params, params),
    query: typedBy(endpoint.query, query),
    body: typedBy(endpoint.body, body),
  };
}

/** Fastify has checked `value` with `schema` before the handler runs; this tells the type checker so. */
function typedBy<Schema extends z.ZodMiniType>(
  schema: Schema | undefined,
  value: unknown,
): z.output<Schema>;
function typedBy(_schema: z.ZodMiniType | undefined, value: unknown): unknown {
  return value;
}

function schemaOf(endpoint: Endpoint) {
  const { params, query, body, success, reply, summary, access } = endpoint;
  return {
    summary,
    description: `Access: ${access}`,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: { [success]: reply, '4xx': errorSchema, '5xx': errorSchema },
  };
}

function checkAccess(
  { access, confirm, whilePasswordDue, whileFactorDue }: Endpoint,
  user: SignedIn | null,
): SignedIn {
  if (!user) throw new AppError('not-signed-in', SENTENCES.signIn);
  if (user.mustChangePassword && !whilePasswordDue) {
    throw new StepNeededError('new-password', 'Please choose a new password first.');
  }
  if (user.mustSetUpSecondFactor && !whileFactorDue) {
    throw new StepNeededError('second-factor', 'Please set up two-step log-in first.');
  }
  if (access === 'admin' && !user.isAdmin) {
    throw new AppError('forbidden', "You don't have permission to access the admin panel.");
  }
  if (confirm && !user.isConfirmed) {
    throw new StepNeededError('password', 'Please type your password again first.');
  }
  return user;
}
