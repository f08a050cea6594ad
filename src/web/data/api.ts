// Calls an endpoint of the contract and checks its answer.
import { z } from 'zod/mini';
import {
  errorSchema,
  type CallOf,
  type Endpoint,
  type Refusal,
} from '#shared/contract/endpoint.ts';
import { reportServer } from './connection.ts';
import { askForPassword } from './password-question.ts';
import { ApiError, request, TIMEOUT_MS } from './request.ts';
import { inTurn } from './session-turns.ts';

/**
 * Calls an endpoint; throws ApiError with the message of D1 'Error text': '401: Wrong username or password.' `patience`
 * is a shorter timeout in milliseconds; `key` names an act that the server does once, however often it is asked.
 */
export async function call<E extends Endpoint, Reply extends z.ZodMiniType>(
  endpoint: E & { reply: Reply },
  input: CallOf<E>,
  patience: number = TIMEOUT_MS,
  key?: string,
): Promise<z.output<Reply>> {
  return (await exchange<E, Reply>(endpoint, input, patience, key)).reply;
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
  key?: string,
): Promise<{ reply: z.output<Reply>; response: Response }> {
  const response = await ask(endpoint, input, patience, key);
  const body = await bodyOf(endpoint, response);
  const reply = z.safeParse<Reply>(endpoint.reply, body);
  if (!reply.success) throw new ApiError(response.status, 'We couldn’t read the server’s answer.');
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
  key?: string,
): Promise<Response> {
  const response = await inTurn(endpoint.replacesSession ?? false, () =>
    send(endpoint, input, patience, key),
  );
  if (response.ok) return response;
  const error = await errorOf(response);
  if (error.needs !== 'password' || !(await askForPassword())) throw error;
  return ask(endpoint, input, patience, key);
}

async function send(
  endpoint: Endpoint,
  input: CallOf<Endpoint>,
  patience: number,
  key?: string,
): Promise<Response> {
  const body = input.body === undefined ? undefined : JSON.stringify(input.body);
  const headers = {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(key !== undefined && { 'idempotency-key': `"${key}"` }),
  };
  const init = {
    method: endpoint.method,
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(body !== undefined && { body }),
  };
  return request(urlOf(endpoint, input), init, patience);
}

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
