// The only place that fetches: calls an endpoint of the contract and checks its answer.
import { z } from 'zod';
import { errorSchema, type CallOf, type Endpoint } from '#shared/contract/endpoint.ts';

/** An answer that was not a success, or no answer at all (status 0). */
export class ApiError extends Error {
  readonly status: number;
  /** The server's own sentence, without the status before it; null when it gave none. */
  readonly sentence: string | null;

  constructor(status: number, message: string, sentence: string | null = null) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.sentence = sentence;
  }
}

/** Longest wait for an answer before the call counts as failed, in milliseconds. */
const TIMEOUT_MS = 30_000;

const OFFLINE = 'We cannot reach the school server. Please check the internet and try again.';

/** Calls an endpoint; throws ApiError with the message of D1 'Error text': '401: Wrong username or password.' */
export async function call<E extends Endpoint, Reply extends z.ZodType>(
  endpoint: E & { reply: Reply },
  input: CallOf<E>,
): Promise<z.output<Reply>> {
  return (await exchange<E, Reply>(endpoint, input)).reply;
}

/** The same for one page of a longer list: its rows, and how many rows there are in all. */
export async function callForPage<E extends Endpoint, Reply extends z.ZodType>(
  endpoint: E & { reply: Reply },
  input: CallOf<E>,
): Promise<{ rows: z.output<Reply>; total: number }> {
  const { reply, response } = await exchange<E, Reply>(endpoint, input);
  return { rows: reply, total: Number(response.headers.get('x-total-count')) };
}

async function exchange<E extends Endpoint, Reply extends z.ZodType>(
  endpoint: E & { reply: Reply },
  input: CallOf<E>,
): Promise<{ reply: z.output<Reply>; response: Response }> {
  const response = await send(endpoint, input);
  if (!response.ok) throw await errorOf(response);
  const body: unknown =
    endpoint.success === 204 ? undefined : await response.json().catch(() => null);
  const reply = z.safeParse<Reply>(endpoint.reply, body);
  if (!reply.success)
    throw new ApiError(response.status, 'The server gave an answer we cannot read.');
  return { reply: reply.data, response };
}

async function send(endpoint: Endpoint, input: CallOf<Endpoint>): Promise<Response> {
  const hasBody = input.body !== undefined;
  try {
    return await fetch(urlOf(endpoint, input), {
      method: endpoint.method,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(hasBody && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(input.body),
      }),
    });
  } catch {
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

/** Status, colon, space, then the sentence of the answer; its raw text when it is not ours; the status text when empty. */
async function errorOf(response: Response): Promise<ApiError> {
  const { status, statusText } = response;
  const text = await response.text().catch(() => '');
  const sentence = sentenceIn(text);
  return new ApiError(status, `${status}: ${sentence ?? (text || statusText)}`, sentence);
}

function sentenceIn(text: string): string | null {
  try {
    return errorSchema.safeParse(JSON.parse(text)).data?.message || null;
  } catch {
    return null;
  }
}
