// A fake server for tests of screens. It answers each endpoint of the contract as the test says, and records the calls.
import { onTestFinished, vi } from 'vitest';
import type { z } from 'zod/mini';
import type { PublicConfig } from '#shared/contract/payment.ts';
import type { User } from '#shared/contract/auth.ts';
import { AVATARS, firstAvatars } from '#shared/avatars.ts';
import type { Endpoint, errorSchema } from '#shared/contract/endpoint.ts';
import { contract } from '#shared/contract/index.ts';
import { DEFAULT_PLAY_SETTINGS } from '#shared/default-play-settings.ts';
import { reportServer } from '#web/data/connection.ts';

type EndpointName = keyof typeof contract;
type ReplyTo<Name extends EndpointName> = z.output<(typeof contract)[Name]['reply']>;
type Ready<Name extends EndpointName> = ReplyTo<Name> | Refusal | Promise<ReplyTo<Name> | Refusal>;
/** One answer for every call, or a function of the body. */
type Answer<Name extends EndpointName> = Ready<Name> | ((body: unknown) => Ready<Name>);
type Answers = { [Name in EndpointName]?: Answer<Name> };

/** An answer that is not a success. */
class Refusal {
  readonly status: number;
  readonly message: string;
  /** As in the answer's header. */
  readonly requestId: string;
  /** Seconds, as in the header; empty for none. */
  readonly retryAfter: string;
  /** What must be done before the same call succeeds. */
  readonly needs: z.output<typeof errorSchema>['needs'];

  constructor(
    status: number,
    message: string,
    more: { requestId?: string | undefined; retryAfter?: string; needs?: Refusal['needs'] } = {},
  ) {
    this.status = status;
    this.message = message;
    this.requestId = more.requestId ?? '';
    this.retryAfter = more.retryAfter ?? '';
    this.needs = more.needs;
  }
}

/** An answer that refuses, with one message. */
export function refusal(status: number, message: string, requestId?: string): Refusal {
  return new Refusal(status, message, { requestId });
}

/** An answer that says what must be done first. */
export function stepNeeded(status: number, message: string, needs: Refusal['needs']): Refusal {
  return new Refusal(status, message, { needs });
}

/** An answer that says there were too many calls, and after how many seconds to try again. */
export function tooMany(retryAfter: number): Refusal {
  const more = { retryAfter: String(retryAfter) };
  return new Refusal(429, 'That was a lot. Please wait a moment.', more);
}

/** An answer that asks for the password. */
export const PASSWORD_NEEDED = new Refusal(403, 'Please type your password again first.', {
  needs: 'password',
});

/** Stands for a server that cannot be reached. */
export const AWAY = new Refusal(0, '');

/** The sign-in page that a public network returns for every request. */
export const CAPTIVE = new Refusal(200, '<h1>Welcome to our Wi-Fi</h1>');

/** An answer that is pending until the test lets it arrive. */
export function slowAnswer<Reply>() {
  let arrive: (reply: Reply) => void = () => {};
  const answer = new Promise<Reply>((resolve) => {
    arrive = resolve;
  });
  return { answer, arrive: (reply: Reply) => arrive(reply) };
}

interface Call {
  name: string;
  /** The query of its address, without the question mark. */
  query: string;
  body: unknown;
  /** The header `Idempotency-Key`. */
  key: string | null;
}

/**
 * Answers calls until the end of the test; a call of an endpoint without an answer fails the test. `total`: the number
 * of rows on all pages.
 */
export function fakeApi(answers: Answers, total?: number) {
  // Test files share a worker, and the last test of another file may have ended with the server marked as unreachable.
  reportServer(true);
  const none = { rows: [], total: 0 };
  const nothingDue = { plants: null, due: null, mend: null, journey: [] };
  const current: Answers = {
    getOwnWork: none,
    getOpenTablesChecks: none,
    getOwnDue: nothingDue,
    getOwnTogether: null,
    getOwnWeek: null,
    ...answers,
  };
  const calls: Call[] = [];
  let time: Date | null = null;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const [asked, endpoint] = endpointFor(init.method ?? 'GET', url);
    // Two calls say who is signed in: a test answers one of them.
    const name = asked === 'getSession' ? 'getUser' : asked;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const key = new Headers(init.headers).get('idempotency-key');
    calls.push({ name, query: url.split('?')[1] ?? '', body, key });
    if (!Object.hasOwn(current, name)) console.error(`The test gives no answer to ${name}.`);
    const answer = current[name];
    const ready = await (typeof answer === 'function' ? answer(body) : answer);
    const response = responseTo(endpoint, asked === 'getSession' ? sessionOf(ready) : ready);
    if (time) response.headers.set('date', time.toUTCString());
    if (total !== undefined) response.headers.set('x-total-count', String(total));
    return response;
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    /** Answers `name` like this from now on. */
    answer<Name extends EndpointName>(name: Name, answer: Answer<Name>) {
      Object.assign(current, { [name]: answer });
    },
    /** The server's clock shows this in each answer from now on. */
    showsTime(now: Date) {
      time = now;
    },
    /** The bodies sent to `name`, oldest first. */
    sentTo: (name: EndpointName) =>
      calls.filter((call) => call.name === name).map(({ body }) => body),
    /** The keys of the calls of `name`, oldest first. */
    keysOf: (name: EndpointName) =>
      calls.filter((call) => call.name === name).map(({ key }) => key),
    /** The query of the last call of `name`. */
    lastQueryTo: (name: EndpointName) => calls.findLast((call) => call.name === name)?.query,
  };
}

const NAMES = Object.keys(contract).filter((name): name is EndpointName => name in contract);
const PATTERNS = NAMES.map((name) => {
  const endpoint: Endpoint = contract[name];
  const pattern = new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}(\\?|$)`);
  return { name, endpoint, pattern };
});

function endpointFor(method: string, url: string): [EndpointName, Endpoint] {
  for (const { name, endpoint, pattern } of PATTERNS) {
    if (endpoint.method === method && pattern.test(url)) return [name, endpoint];
  }
  throw new Error(`The contract knows no ${method} ${url}.`);
}

function responseTo(endpoint: Endpoint, answer: unknown): Response {
  if (answer === AWAY) throw new TypeError('Failed to fetch');
  if (answer === CAPTIVE) {
    return new Response(CAPTIVE.message, { headers: { 'content-type': 'text/html' } });
  }
  if (answer instanceof Refusal) {
    const { status, message, requestId, retryAfter, needs } = answer;
    const headers = {
      'x-request-id': requestId,
      ...(retryAfter !== '' && { 'retry-after': retryAfter }),
    };
    return Response.json({ message, needs }, { status, headers });
  }
  if (endpoint.success === 204) return new Response(null, { status: 204 });
  if (typeof answer === 'string') return new Response(answer, { status: endpoint.success });
  return Response.json(answer, { status: endpoint.success });
}

/** Who is signed in, as the call that asks for the session says it. */
function sessionOf(user: unknown): unknown {
  if (user instanceof Refusal) return user.status === 401 ? { user: null } : user;
  return { user };
}

export const NOBODY = refusal(401, 'Please log in first.');

export const CONFIG: PublicConfig = {
  appName: 'Bright Explorers',
  registrationFeePence: 400,
  payment: { mode: 'sandbox', scriptUrl: '', isTest: true },
  email: { publicKey: 'embedded', serviceId: 'embedded', templateId: 'embedded', origin: '' },
};

/** A Year 3 pupil who has not played yet, with `changes` applied. */
export function pupil(changes: Partial<User> = {}): User {
  return {
    id: 1,
    username: 'mia',
    displayName: 'Mia',
    avatar: '🐶',
    yearGroup: 3,
    role: 'pupil',
    isAdmin: false,
    gamesCompleted: 0,
    avatarsUnlocked: 15,
    ...changes,
  };
}

/** Every answer that the pages read for a signed-in user. */
export function answersFor(user: User): Answers {
  return {
    getConfig: CONFIG,
    getUser: user,
    getPlaySettings: DEFAULT_PLAY_SETTINGS,
    // The server deals no rounds, so the browser deals its own where it can.
    dealRounds: refusal(404, 'There is nothing here.'),
    getHistory: [],
    getMemory: { isOn: true, garden: [], basket: [], journey: [] },
    getAvatars: [...AVATARS],
    getUserAvatars: { unlockedAvatars: firstAvatars(user.avatarsUnlocked) },
  };
}
