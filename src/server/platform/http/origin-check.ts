// Refuses calls that change something and come from another site's page (D5).
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** 403 for a state-changing request whose Origin is neither the installation's nor the host that was asked. */
export function checkOrigins(app: FastifyInstance, ownOrigin: string | null): void {
  app.addHook('onRequest', async (request) => {
    if (!SAFE_METHODS.has(request.method) && isForeign(request, ownOrigin)) {
      throw new AppError('forbidden', 'This can only be done from our own pages.');
    }
  });
}

function isForeign({ headers, host }: FastifyRequest, ownOrigin: string | null): boolean {
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  if (headers.origin === undefined) return false;
  if (ownOrigin !== null) return headers.origin !== ownOrigin;
  if (!URL.canParse(headers.origin)) return true;
  // Only the host is compared, read as that scheme's: behind a proxy that speaks HTTPS, the request itself may say http.
  const origin = new URL(headers.origin);
  const asked = `${origin.protocol}//${host}`;
  return !URL.canParse(asked) || new URL(asked).host !== origin.host;
}
