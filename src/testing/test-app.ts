// The whole server on a fresh database, called without a network, with a clock that tests control.
import fastifyCookie from '@fastify/cookie';
import { hash } from '@node-rs/argon2';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig, type Config } from '#server/platform/config.ts';
import { chooseGateway } from '#server/payment/choose-gateway.ts';
import type { PaymentDeps } from '#server/payment/payment-deps.ts';
import { actorOf } from '#server/accounts/audit/event.ts';
import { recordEvent } from '#server/accounts/audit/store.ts';
import { signIn } from '#server/accounts/session/session.ts';
import { insertUser, type NewUser } from '#server/accounts/user/store.ts';
import type { User } from '#shared/contract/auth.ts';
import { isStaff, type Role } from '#shared/roles.ts';
import { setUpFreshDb } from './fresh-db.ts';
import { HASH_COST } from './hash-cost.ts';

/** Meets the rules for owners and teachers. */
export const PASSWORD = 'otter-lamp-secret';
/** Without it, the server would write a file to the data folder. */
const SECRET_KEY = 'a1'.repeat(32);
/** The session cookie, and its name behind HTTPS. */
const SESSION = 'sid';
export const SAFE_SESSION = '__Host-sid';
const PASSWORD_HASH = hash(PASSWORD, HASH_COST);

export interface Answer {
  status: number;
  body: unknown;
  headers: Readonly<Record<string, unknown>>;
}

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  body?: unknown;
  headers?: Record<string, string>;
}

/** A browser, which keeps its cookies between calls. */
export interface TestBrowser {
  call: (path: string, options?: CallOptions) => Promise<Answer>;
  get: (path: string) => Promise<Answer>;
  post: (path: string, body?: unknown) => Promise<Answer>;
  /** The value of a cookie, by default the session's, for stealing it. */
  cookie: (name?: string) => string | undefined;
  setCookie: (value: string, name?: string) => void;
}

interface TestUser extends Partial<NewUser> {
  /** Short for the roles of owner (true) and pupil. */
  isAdmin?: boolean;
}

interface TestApp {
  readonly app: FastifyInstance;
  readonly deps: PaymentDeps;
  /** A browser in which nobody is signed in. */
  browser: () => TestBrowser;
  /** Creates a user (by default a Year 3 pupil) and a browser in which they are signed in. */
  loginAs: (user?: TestUser) => Promise<TestBrowser & { id: number; username: string }>;
  /** Advances the clock by this many milliseconds. */
  passTime: (ms: number) => void;
}

/**
 * Call at the top of a test file: a server for its tests, with the default settings changed by `env`. It is built once per
 * file, which takes longer than most tests; its database, clock and settings are reset for each test. A file whose
 * tests need what a server does only at its start, or change what it caches, asks for a server per test.
 */
export function setUpTestApp(
  env: Record<string, string> = {},
  { serverFor = 'file' }: { serverFor?: 'file' | 'test' } = {},
): TestApp {
  const fresh = setUpFreshDb(serverFor === 'file');
  const settings = () => readConfig({ LOG_LEVEL: 'silent', SECRET_KEY, ...env });
  let app: FastifyInstance | undefined;
  let deps: PaymentDeps | undefined;
  let clockOffset = 0;
  let userCount = 0;

  const start = async () => {
    const config: Config = settings();
    const now = () => new Date(Date.now() + clockOffset);
    const payment = await chooseGateway(config, fresh.database, now);
    deps = { config, database: fresh.database, payment, now };
    app = await buildApp(deps, '/nowhere');
  };
  const stop = () => app?.close();
  if (serverFor === 'file') beforeAll(start);
  beforeEach(async () => {
    clockOffset = 0;
    if (serverFor === 'test') return start();
    Object.assign(running().deps.config, settings());
    running().deps.onAnswer = undefined;
  });
  if (serverFor === 'test') afterEach(stop);
  else afterAll(stop);

  const running = () => {
    if (!app || !deps) throw new Error('The server is there only while tests run.');
    return { app, deps };
  };
  const browser = () => makeBrowser(() => running().app);
  const testSignIn = openTestSignIn(() => running().deps);
  return {
    get app() {
      return running().app;
    },
    get deps() {
      return running().deps;
    },
    browser,
    loginAs: async ({ isAdmin, ...given } = {}) => {
      const username = given.username ?? `pupil ${++userCount}`;
      const passwordHash = await PASSWORD_HASH;
      const { db } = running().deps.database;
      const role: Role = given.role ?? (isAdmin ? 'owner' : 'pupil');
      const user = { yearGroup: 3, passwordHash, ...given, role, username } as const;
      const account = await insertUser(db, user);
      const own = browser();
      if ('passwordHash' in given || 'passwordStatus' in given || 'passwordExpiresAt' in given) {
        const { status } = await own.post('/api/login', { username, password: PASSWORD });
        if (status !== 200) throw new Error(`log-in answered ${status}`);
      } else {
        const cookies = await testSignIn.signIn({ user: account, passwordHash });
        for (const { name, value } of cookies) own.setCookie(value, name);
      }
      return { ...own, id: account.id, username };
    },
    passTime: (ms) => {
      clockOffset += ms;
    },
  };
}

interface SigningIn {
  user: User;
  passwordHash: string;
}

/**
 * Signs in as a log-in does after the password was checked. Nearly every test begins with a log-in, and the checks
 * before that take most of its statements.
 */
function openTestSignIn(deps: () => PaymentDeps) {
  const waiting = new Map<string, SigningIn>();
  const server = Fastify();
  server.register(fastifyCookie);
  server.post('*', async (request, reply) => {
    const who = waiting.get(request.url);
    if (!who) throw new Error('Nobody is signing in.');
    const { user } = who;
    await signIn(deps(), { request, reply }, who);
    if (isStaff(user.role)) {
      const { database, now } = deps();
      const actor = actorOf(user, request);
      await recordEvent(database.db, { kind: 'logged-in', actor, targetId: user.id, at: now() });
    }
    return reply.code(204).send();
  });
  return {
    /** The cookies of the signed-in browser. */
    signIn: async (who: SigningIn) => {
      const url = `/${who.user.id}`;
      waiting.set(url, who);
      const { cookies, statusCode } = await server.inject({ method: 'POST', url });
      if (statusCode !== 204) throw new Error(`the test sign-in answered ${statusCode}`);
      return cookies;
    },
  };
}

function makeBrowser(app: () => FastifyInstance): TestBrowser {
  const jar = new Map<string, string>();
  const call = async (path: string, { method = 'GET', body, headers }: CallOptions = {}) => {
    const response = await app().inject({
      method,
      url: path,
      headers: { ...(jar.size > 0 && { cookie: cookieHeader(jar) }), ...headers },
      ...(body !== undefined && { payload: toPayload(body) }),
    });
    for (const cookie of response.cookies) {
      if (cookie.value === '') jar.delete(cookie.name);
      else jar.set(cookie.name, cookie.value);
    }
    const isJson = String(response.headers['content-type']).includes('json');
    const parsed: unknown = isJson ? response.json() : response.body;
    return { status: response.statusCode, body: parsed, headers: response.headers };
  };
  return {
    call,
    get: (path) => call(path),
    post: (path, body) => call(path, { method: 'POST', ...(body !== undefined && { body }) }),
    cookie: (name = jar.has(SAFE_SESSION) ? SAFE_SESSION : SESSION) => jar.get(name),
    setCookie: (value, name = SESSION) => void jar.set(name, value),
  };
}

function cookieHeader(jar: ReadonlyMap<string, string>): string {
  return Array.from(jar, ([name, value]) => `${name}=${value}`).join('; ');
}

function toPayload(body: unknown): object | string {
  return typeof body === 'object' && body !== null ? body : String(body);
}
