// Passes the Stripe library's requests to a server in this process, without a port.
import type { FastifyInstance } from 'fastify';
import type { Carrier } from '../stripe/gateway.ts';

const METHODS = ['GET', 'POST', 'DELETE'] as const;

/** A `fetch` that only ever reaches this server. */
export function carrierTo(server: () => FastifyInstance): Carrier {
  return async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const answer = await server().inject({
      method: METHODS.find((method) => method === init?.method) ?? 'GET',
      url: pathname + search,
      headers: Object.fromEntries(new Headers(init?.headers)),
      ...(typeof init?.body === 'string' && { payload: init.body }),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value));
    return new Response(answer.body, { status: answer.statusCode, headers });
  };
}
