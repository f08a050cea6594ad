// Routes for signing in with a school account (D10).
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contract } from '#shared/contract/index.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { AppError } from '../../platform/errors.ts';
import { servePublic } from '../../platform/http/serve.ts';
import { LONGEST_WINDOW_S, makeLimiter } from '../../platform/limits/limiter.ts';
import { addDueSteps } from '../factor/policy.ts';
import { keepAttempt, takeAttempt } from './attempt.ts';
import { hashInvitation, invalidInvitation, notSetUp } from './invitation.ts';
import { makeProvider, type Provider } from './provider.ts';
import { signInWithSchoolAccount } from './sign-in-with-school-account.ts';
import { findInvited } from './store.ts';

/** A browser comes back once; this keeps one that repeats its cookie from causing more requests to the provider. */
const FAILURES = 10;
const TOO_MANY = 'Too many tries. Please start again.';
const NOT_BEGUN =
  'This sign-in was not begun in this browser, or too long ago. Please start again, with the link of your invitation if you have one.';

export function schoolAccountRoutes(app: FastifyInstance, deps: Deps): void {
  const { config, database, now } = deps;
  const provider = config.oidc && makeProvider(config.oidc, now);
  const allowance = {
    name: 'school-account',
    times: FAILURES,
    windowSeconds: LONGEST_WINDOW_S,
  };
  const byAttempt = makeLimiter(deps, allowance, TOO_MANY);
  const providerHere = (): Provider => {
    if (!provider) throw notSetUp();
    return provider;
  };
  const readInvitation = async (secret: string) => {
    const displayName = await findInvited(database.db, hashInvitation(secret), now());
    if (displayName === null) throw invalidInvitation();
    return { displayName };
  };

  servePublic(app, contract.readSchoolInvitation, async ({ body }) => {
    providerHere();
    return readInvitation(body.invitation);
  });

  servePublic(app, contract.beginSchoolSignIn, async ({ body, request, reply }) => {
    const { begin } = providerHere();
    const { invitation = '', again = false } = body;
    if (invitation !== '') await readInvitation(invitation);
    const { url, checks } = await begin(again).catch(logForOperator(request));
    keepAttempt(deps, { request, reply }, { checks, invitation });
    return { url };
  });

  servePublic(app, contract.finishSchoolSignIn, async ({ body, request, reply }) => {
    const from = providerHere();
    const attempt = takeAttempt(deps, { request, reply });
    if (!attempt) throw new AppError('invalid', NOT_BEGUN);
    const { giveBack } = await byAttempt.take(attempt.checks.state);
    const returned = { query: body.query, attempt };
    const user = await signInWithSchoolAccount(deps, from, returned, { request, reply }).catch(
      logForOperator(request),
    );
    await giveBack();
    return addDueSteps(deps, user);
  });
}

/** The reason for a failure at the provider is logged; the library's messages contain neither codes nor tokens. */
function logForOperator(request: FastifyRequest) {
  return (error: unknown): never => {
    if (error instanceof AppError && error.cause instanceof Error) {
      const code = 'error' in error.cause ? error.cause.error : undefined;
      request.log.warn({ err: error.cause, code }, 'the sign-in with a school account failed');
    }
    throw error;
  };
}
