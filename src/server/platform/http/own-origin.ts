// The public address of this installation, for links that leave it.
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';

/** The configured public origin, otherwise the browser's (the origin check has compared it with the host). */
export function originOf(
  { headers, protocol, host }: FastifyRequest,
  config: Pick<Config, 'origin'>,
): string {
  if (config.origin !== null) return config.origin;
  const seen = headers.origin ?? `${protocol}://${host}`;
  if (!/^https?:/.test(seen) || !URL.canParse(seen)) {
    throw new AppError('invalid', 'We don’t know this address.');
  }
  return new URL(seen).origin;
}
