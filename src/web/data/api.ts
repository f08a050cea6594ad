// The only place that uses `fetch`: calls an endpoint of the contract and checks its answer.
import { z } from 'zod/mini';
import { errorSchema, type CallOf, type Endpoint } from '#shared/contract/endpoint.ts';
import { noteServerTime } from './clock.ts';
import { reportConnection, reportServer, type Connection } from './connection.ts';

type Refusal = z.infer<typeof errorSchema>;

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

/** Whether an error only means that our server cannot answer just now. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status === 401) return false;
  return error.status === 0 || error.status >= 500 || error.sentence === null;
}

/** Timeout of a call, in milliseconds. */
const TIMEOUT_MS = 30_000;

const OFFLINE = 'We cannot reach the school server. Please check the internet and try again.';
const CAPTURED =
  'The internet here wants a grown-up to sign in first. Please ask one, then try again.';

/**
 * Calls an endpoint; throws ApiError with the message of D1 'Error text': '401: Wrong username or password.' `patience`
 * is a shorter timeout in milliseconds.
 */
export async function call<E extends Endpoint, Reply extends z.ZodMiniType>(
  endpoint: E & { reply: Reply },
  input: CallOf<E>,
  patience: number = TIMEOUT_MS,
): Promise<z.output<Reply>> {
  return (await exchange<E, Reply>(endpoint, input, patience)).reply;
}

/** The same for one page of a list: its rows and their total number. */
export async function callForPage<E extends Endpoint, Reply extends z.ZodMiniType>(
  endpoint: E & { reply: Reply },
  input: CallOf<E>,
): Promise<{ rows: z.output<Reply>; total: number }> {
  const { reply, response } = await exchange<E, Reply>(endpoint, input);
  return { rows: reply, total: Number(response.headers.get('x-total-count')) };
}

async function exchange<E extends Endpoint, Reply extends z.ZodMiniType>(
  endpoint: E & { reply: Reply },
  input: CallOf<E>,
  patience: number = TIMEOUT_MS,
): Promise<{ reply: z.output<Reply>; response: Response }> {
  const response = await ask(endpoint, input, patience);
  const body = await bodyOf(endpoint, response);
  const reply = z.safeParse<Reply>(endpoint.reply, body);
  if (!reply.success)
    throw new ApiError(response.status, 'The server gave an answer we cannot read.');
  reportServer(true);
  return { reply: reply.data, response };
}

/** Null if it cannot be read: something in between may have answered with another status. */
async function bodyOf({ success }: Endpoint, response: Response): Promise<unknown> {
  if (success === 204) return response.status === 204 ? undefined : null;
  return response.json().catch(() => null);
}

/** The raw answer of a success. If the password is needed first, the user is asked for it and the call repeated. */
export async function ask(
  endpoint: Endpoint,
  input: CallOf<Endpoint>,
  patience: number = TIMEOUT_MS,
): Promise<Response> {
  const response = await send(endpoint, input, patience);
  if (response.ok) return response;
  const error = await errorOf(response);
  if (error.needs !== 'password' || !(await askForPassword())) throw error;
  return ask(endpoint, input, patience);
}

let askForPassword: () => Promise<boolean> = async () => false;

/** Sets the function that asks for the password; it returns false if none is given. */
export function onPasswordNeeded(ask: () => Promise<boolean>): void {
  askForPassword = ask;
}

async function send(
  endpoint: Endpoint,
  input: CallOf<Endpoint>,
  patience: number,
): Promise<Response> {
  const response = await fetchAnswer(endpoint, input, patience);
  const connection = response ? connectionBy(response) : 'away';
  if (response && connection === 'reached') {
    noteServerTime(response.headers.get('date'));
    return response;
  }
  reportConnection(connection);
  throw new ApiError(0, connection === 'captured' ? CAPTURED : OFFLINE);
}

/** Null without an answer. */
async function fetchAnswer(
  endpoint: Endpoint,
  input: CallOf<Endpoint>,
  patience: number,
): Promise<Response | null> {
  const hasBody = input.body !== undefined;
  try {
    return await fetch(urlOf(endpoint, input), {
      method: endpoint.method,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(patience),
      ...(hasBody && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(input.body),
      }),
    });
  } catch {
    return null;
  }
}

/** A page is no answer of our API: a proxy says by 5xx that the server is away, and else a network wants something first. */
function connectionBy({ status, headers }: Response): Connection {
  if (!headers.get('content-type')?.startsWith('text/html')) return 'reached';
  return status >= 500 && status !== NETWORK_SIGN_IN ? 'away' : 'captured';
}

/** Network Authentication Required (RFC 6585, section 6). */
const NETWORK_SIGN_IN = 511;

/** The URL of a call, with path parameters and query. */
export function urlOf(
  endpoint: Endpoint,
  input: { params?: Record<string, unknown>; query?: Record<string, unknown> },
): string {
  const params: Record<string, unknown> = input.params ?? {};
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const query = Object.entries(input.query ?? {}).filter(([, value]) => value !== undefined);
  if (query.length === 0) return path;
  return `${path}?${new URLSearchParams(query.map(([name, value]) => [name, String(value)]))}`;
}

/** What a page of ours has, and one that a network puts in its place does not. */
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

/** Status, colon, space, then the answer's sentence, the raw text of another answer, or the status text if empty. */
async function errorOf(response: Response): Promise<ApiError> {
  const { status, statusText } = response;
  const text = await response.text().catch(() => '');
  const refusal = refusalIn(text);
  const sentence = refusal?.message || null;
  if (sentence !== null) reportServer(true);
  const helpNumber = status >= 500 ? response.headers.get('x-request-id') : null;
  const message = `${status}: ${sentence ?? (text || statusText)}`;
  const retryAfter = Number(response.headers.get('retry-after')) || null;
  const error = new ApiError(status, message, sentence, helpNumber, retryAfter);
  error.needs = refusal?.needs;
  return error;
}

function refusalIn(text: string): Refusal | undefined {
  try {
    return errorSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
