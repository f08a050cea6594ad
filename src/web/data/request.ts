// The only place that uses `fetch`. It does not import the contract, because the first screen does without it.
import type { Refusal } from '#shared/contract/endpoint.ts';
import { noteServerTime } from './clock.ts';
import { reportConnection, type Connection } from './connection.ts';

/** An answer that is not a success, or no answer (status 0). */
export class ApiError extends Error {
  readonly status: number;
  /** The server's sentence without the status; null if there is none. */
  readonly sentence: string | null;
  /** The request's number in the server's log; null unless the server failed. */
  readonly helpNumber: string | null;
  /** Seconds to wait before trying again; null if the server did not say. */
  readonly retryAfter: number | null;
  /** What is needed before the same call can succeed. */
  needs: Refusal['needs'];

  constructor(
    status: number,
    message: string,
    sentence: string | null = null,
    helpNumber: string | null = null,
    retryAfter: number | null = null,
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.sentence = sentence;
    this.helpNumber = helpNumber;
    this.retryAfter = retryAfter;
  }
}

/** Whether an error only means that our server cannot answer at the moment. */
export function isOffline(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status === 401) return false;
  return error.status === 0 || error.status >= 500 || error.sentence === null;
}

/** Timeout of a call, in milliseconds. */
export const TIMEOUT_MS = 30_000;
/** A call that waits for less, as a game does for its round, learns only that the server is slow. */
const TELLING_MS = 5000;

export const OFFLINE = 'We can’t reach the school server. Please check the internet and try again.';
const CAPTURED =
  'The internet here needs a grown-up to sign in first. Please ask one, then try again.';

/**
 * The server's answer, whatever its status. Throws ApiError with status 0 if there is none within `patience`
 * milliseconds.
 */
export async function request(
  url: string,
  init: RequestInit = {},
  patience: number = TIMEOUT_MS,
): Promise<Response> {
  const signal = AbortSignal.timeout(patience);
  const response = await fetchAnswer(url, { signal, ...init });
  const connection = response ? connectionBy(response) : 'away';
  if (response && connection === 'reached') {
    noteServerTime(response.headers.get('date'));
    return response;
  }
  if (!signal.aborted || patience >= TELLING_MS) reportConnection(connection);
  throw new ApiError(0, connection === 'captured' ? CAPTURED : OFFLINE);
}

/** Null without an answer. */
async function fetchAnswer(url: string, init: RequestInit): Promise<Response | null> {
  try {
    return await fetch(url, { credentials: 'same-origin', ...init });
  } catch {
    return null;
  }
}

/**
 * Our API never answers with a page. With 5xx it comes from a proxy whose server is away, otherwise from a network that
 * wants something first.
 */
function connectionBy({ status, headers }: Response): Connection {
  if (status === BAD_GATEWAY || status === GATEWAY_TIMEOUT) return 'away';
  if (!headers.get('content-type')?.startsWith('text/html')) return 'reached';
  return status >= 500 && status !== NETWORK_SIGN_IN ? 'away' : 'captured';
}

/** A proxy says so when its server does not answer, some without a word (RFC 9110, section 15.6). */
const BAD_GATEWAY = 502;
const GATEWAY_TIMEOUT = 504;
/** Network Authentication Required (RFC 6585, section 6). */
const NETWORK_SIGN_IN = 511;

/** Whether the server says that nobody is signed in; false if it cannot be asked. */
export async function isNobodySignedIn(): Promise<boolean> {
  try {
    const response = await request('/api/session');
    const session: unknown = await response.json();
    return (
      typeof session === 'object' && session !== null && 'user' in session && session.user === null
    );
  } catch {
    return false;
  }
}

/** Text that is on our page and not on one that a network shows in its place. */
const ROOT = 'id="root"';

/** Whether the server's page no longer starts with `code`; false if it cannot be asked. */
export async function hasNewPage(code: string): Promise<boolean> {
  try {
    const response = await fetch('/index.html', { cache: 'no-store' });
    const page = await response.text();
    return response.ok && page.includes(ROOT) && !page.includes(code);
  } catch {
    return false;
  }
}
