// Builds the server without listening, so that tests can call it directly.
import fastifySwagger from '@fastify/swagger';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { jsonSchemaTransform, validatorCompiler } from 'fastify-type-provider-zod';
import { contract } from '#shared/contract/index.ts';
import type { PublicConfig } from '#shared/contract/payment.ts';
import { adminRoutes } from './admin/routes.ts';
import { recordReads } from './accounts/audit/reads.ts';
import { authRoutes } from './accounts/auth/routes.ts';
import { schoolAccountRoutes } from './accounts/school-account/routes.ts';
import { addSessions } from './accounts/session/session.ts';
import { commentRoutes } from './classes/comments/routes.ts';
import { classRoutes } from './classes/routes.ts';
import { signInRoutes } from './classes/sign-in/routes.ts';
import { contactRoutes } from './contact/routes.ts';
import { emailSettings } from './contact/settings.ts';
import { answerBrokenRequest, refuseTwoHosts } from './platform/http/broken-requests.ts';
import type { Config } from './platform/config.ts';
import { answerError } from './platform/http/answer-error.ts';
import { addDueSteps } from './accounts/factor/policy.ts';
import { factorRoutes } from './accounts/factor/routes.ts';
import { healthRoutes } from './platform/http/health.ts';
import { loggerOptions } from './platform/logging.ts';
import { checkOrigins } from './platform/http/origin-check.ts';
import { servePages, WEB_FOLDER } from './pages.ts';
import type { PaymentDeps } from './payment/payment-deps.ts';
import { unpaidRegistrations } from './payment/sign-in-by-checkout.ts';
import { paymentRoutes } from './payment/routes.ts';
import { paymentSettings } from './payment/settings.ts';
import { playRoutes } from './play/routes.ts';
import { eraseAccount } from './privacy/erase-store.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { completeCheck } from './teaching/tables-check/complete-check.ts';
import { dealCheck } from './teaching/tables-check/deal-check.ts';
import { workRounds } from './teaching/work/work-rounds.ts';
import { teachingRoutes } from './teaching/routes.ts';
import { replySerializer } from './platform/http/reply-serializer.ts';
import { nameRequests, requestId } from './platform/http/request-id.ts';
import { addSecurityHeaders } from './platform/http/security-headers.ts';
import { serve, servePublic } from './platform/http/serve.ts';
import type { HttpsServers } from './platform/tls/https-servers.ts';
import { answerTrust, TRUST_PATHS } from './platform/tls/trust.ts';
import { ownAccountRoutes } from './accounts/profile/account-routes.ts';
import { userRoutes } from './accounts/profile/routes.ts';

const BODY_LIMIT_BYTES = 64 * 1024;
/** A request that is not complete by then is answered with 408; checked every few seconds. */
const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 15_000;
/** Fastify's default. It is longer than a proxy's 60 s, so that no proxy reuses a connection that is being closed. */
const KEEP_ALIVE_MS = 72_000;
const LOOK_AFTER_MS = 5000;
const TIMEOUTS = { requestTimeout: REQUEST_TIMEOUT_MS, keepAliveTimeout: KEEP_ALIVE_MS };

/** The server with all its routes, ready to `listen` or `inject`; plain HTTP unless given `https`. */
export async function buildApp(
  deps: PaymentDeps,
  webFolder: string = WEB_FOLDER,
  https: HttpsServers | null = null,
): Promise<FastifyInstance> {
  const { config } = deps;
  const limits = {
    headersTimeout: HEADERS_TIMEOUT_MS,
    connectionsCheckingInterval: LOOK_AFTER_MS,
  };
  const app = Fastify({
    logger: loggerOptions(config),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    ...(https
      ? { serverFactory: https.make({ ...limits, ...TIMEOUTS }) }
      : { http: limits, ...TIMEOUTS }),
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: answerError,
    genReqId: (request) => requestId(request.headers, config.proxies > 0),
    // Requests that arrived before a stop are still answered.
    return503OnClosing: false,
    trustProxy: (_address: string, hop: number) => hop < config.proxies,
    routerOptions: { ignoreTrailingSlash: true },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(replySerializer);
  app.setErrorHandler(answerError);
  nameRequests(app);
  reportAnswers(app, deps);
  takeOnlyJson(app);
  await addSecurityHeaders(app, config);
  refuseTwoHosts(app);
  checkOrigins(app, config.origin);
  await addSessions(app, deps, addDueSteps);
  await app.register(fastifySwagger, {
    openapi: { info: { title: config.appName, version: '1' } },
    transform: jsonSchemaTransform,
  });
  app.register(async (api) => apiRoutes(api, deps));
  deps.payment.serveOn(app);
  healthRoutes(app, deps.database);
  if (config.schoolNames.length > 0) trustRoutes(app, config);
  const schoolAccounts = config.oidc !== null;
  await servePages(app, webFolder, { appName: config.appName, schoolAccounts });
  return app;
}

function apiRoutes(app: FastifyInstance, deps: PaymentDeps): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  authRoutes(app, deps, unpaidRegistrations(deps));
  userRoutes(app, deps);
  privacyRoutes(app, deps);
  ownAccountRoutes(app, deps);
  playRoutes(app, deps, {
    work: workRounds,
    check: {
      deal: async (deps, pupil, _, id) => [await dealCheck(deps, pupil, id)],
      complete: completeCheck,
    },
  });
  signInRoutes(app, deps);
  schoolAccountRoutes(app, deps);
  servePublic(app, contract.getConfig, async () => publicConfig(deps.config));
  paymentRoutes(app, deps);
  contactRoutes(app, deps);
  recordReads(app, deps);
  commentRoutes(app, deps);
  adminRoutes(app, deps);
  classRoutes(app, deps, eraseAccount);
  teachingRoutes(app, deps);
  factorRoutes(app, deps);
  serve(app, contract.getDescription, async () => ({ ...app.swagger() }));
}

/** The page and the root certificate by which devices come to trust the school's own authority. */
function trustRoutes(app: FastifyInstance, config: Config): void {
  for (const path of TRUST_PATHS) {
    app.get(path, { schema: { hide: true } }, async (_request, reply) => {
      const { headers, body } = await answerTrust(config, path);
      return reply.headers(headers).send(body);
    });
  }
}

/** The settings of this installation that everybody may know. */
function publicConfig(config: Config): PublicConfig {
  return {
    appName: config.appName,
    registrationFeePence: config.registrationFeePence,
    payment: paymentSettings(config),
    email: emailSettings(config),
    ...(config.origin !== null && { origin: config.origin }),
    ...(config.oidc && { schoolAccounts: true }),
  };
}

/** JSON is the only content type. An empty body counts as none, so that a call without a body may still name a type. */
function takeOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (text === '') done(null);
    else void parse(request, text, done);
  });
}

/** One line for each request: its route without values, its status and its duration. */
function reportAnswers(app: FastifyInstance, deps: PaymentDeps): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'unknown';
    const { statusCode: status, elapsedTime: ms } = reply;
    request.log.info({ method, route, status, ms: Math.round(ms) }, 'request');
    deps.onAnswer?.({ method, route, status, ms });
    done();
  });
}
