// Refuses state-changing calls from other sites' pages (D5).
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** 403 for a state-changing request whose Origin is neither the installation's nor the requested host. */
export function checkOrigins(app: FastifyInstance, ownOrigin: string | null): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = !SAFE_METHODS.has(request.method) && isForeign(request, ownOrigin);
    done(
      isRefused
        ? new AppError('forbidden', 'This can only be done from our own pages.')
        : undefined,
    );
  });
}

function isForeign({ headers, host }: FastifyRequest, ownOrigin: string | null): boolean {
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  if (headers.origin === undefined) return false;
  if (ownOrigin !== null) return headers.origin !== ownOrigin;
  if (!URL.canParse(headers.origin)) return true;
  // Compares the host only, with the default port of the Origin's scheme: behind an HTTPS proxy the request itself may
  // be plain HTTP.
  const origin = new URL(headers.origin);
  const asked = `${origin.protocol}//${host}`;
  return !URL.canParse(asked) || new URL(asked).host !== origin.host;
}
