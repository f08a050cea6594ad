// The only place that fetches: calls an endpoint of the contract and checks its answer.
import { z } from 'zod/mini';
import { errorSchema, type CallOf, type Endpoint } from '#shared/contract/endpoint.ts';
import { reportServer } from './connection.ts';

type Refusal = z.infer<typeof errorSchema>;

/** An answer that was not a success, or no answer at all (status 0). */
export class ApiError extends Error {
  readonly status: number;
  /** The server's own sentence, without the status before it; null when it gave none. */
  readonly sentence: string | null;
  /** The number under which the server's log has what broke there; null when nothing broke there. */
  readonly helpNumber: string | null;
  /** Seconds after which the server wants to be asked again; null when it did not say. */
  readonly retryAfter: number | null;
  /** What must be done before the same call works. */
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

/** Whether an error says only that our server cannot answer just now, and nothing of what was asked. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status === 401) return false;
  return error.status === 0 || error.status >= 500 || error.sentence === null;
}

/** Longest wait for an answer before the call counts as failed, in milliseconds. */
const TIMEOUT_MS = 30_000;

const OFFLINE = 'We cannot reach the school server. Please check the internet and try again.';

/**
 * Calls an endpoint; throws ApiError with the message of D1 'Error text': '401: Wrong username or password.'
 * `patience`: the longest wait in milliseconds, for those who can do without the answer.
 */
export async function call<E extends Endpoint, Reply extends z.ZodMiniType>(
  endpoint: E & { reply: Reply },
  input: CallOf<E>,
  patience: number = TIMEOUT_MS,
): Promise<z.output<Reply>> {
  return (await exchange<E, Reply>(endpoint, input, patience)).reply;
}

/** The same for one page of a longer list: its rows, and how many rows there are in all. */
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
  const body: unknown =
    endpoint.success === 204 ? undefined : await response.json().catch(() => null);
  const reply = z.safeParse<Reply>(endpoint.reply, body);
  if (!reply.success)
    throw new ApiError(response.status, 'The server gave an answer we cannot read.');
  reportServer(true);
  return { reply: reply.data, response };
}

/** The answer as it comes, if it is a success. Where the password is needed first the user is asked, and the call is made again. */
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

/** From now on asks so for the password; false when it is not given. */
export function onPasswordNeeded(ask: () => Promise<boolean>): void {
  askForPassword = ask;
}

async function send(
  endpoint: Endpoint,
  input: CallOf<Endpoint>,
  patience: number,
): Promise<Response> {
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
    reportServer(false);
    throw new ApiError(0, OFFLINE);
  }
}

/** The address of a call: parameters put into the path, the query behind it. */
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

/** Whether the server has another page by now than the one that started with `code`; false when it cannot be asked. */
export async function hasNewPage(code: string): Promise<boolean> {
  try {
    const response = await fetch('/index.html', { cache: 'no-store' });
    return response.ok && !(await response.text()).includes(code);
  } catch {
    return false;
  }
}

/** Status, colon, space, then the sentence of the answer; its raw text when it is not ours; the status text when empty. */
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
