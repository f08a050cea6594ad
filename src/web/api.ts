// The only place that fetches: calls an endpoint of the contract and checks its answer.
import { z } from 'zod';
import { errorSchema, type CallOf, type Endpoint } from '#shared/contract/endpoint.ts';

/** An answer that was not a success, or no answer at all (status 0). */
export class ApiError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
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
  const response = await send(endpoint, input);
  if (!response.ok) throw new ApiError(response.status, await errorMessage(response));
  const body: unknown =
    endpoint.success === 204 ? undefined : await response.json().catch(() => null);
  const reply = z.safeParse<Reply>(endpoint.reply, body);
  if (!reply.success)
    throw new ApiError(response.status, 'The server gave an answer we cannot read.');
  return reply.data;
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
function urlOf(endpoint: Endpoint, input: CallOf<Endpoint>): string {
  const params: Record<string, unknown> = input.params ?? {};
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const query = Object.entries(input.query ?? {}).filter(([, value]) => value !== undefined);
  if (query.length === 0) return path;
  return `${path}?${new URLSearchParams(query.map(([name, value]) => [name, String(value)]))}`;
}

/** Status, colon, space, then the sentence of the answer; its raw text when it is not ours; the status text when empty. */
async function errorMessage(response: Response): Promise<string> {
  const text = await response.text().catch(() => '');
  return `${response.status}: ${sentenceIn(text) ?? (text || response.statusText)}`;
}

function sentenceIn(text: string): string | null {
  try {
    return errorSchema.safeParse(JSON.parse(text)).data?.message ?? null;
  } catch {
    return null;
  }
}
