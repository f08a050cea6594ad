// Redirects plain HTTP to HTTPS, all but the page by which devices come to trust it.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { ConfigError, type Config } from '../config.ts';
import { answerTrust, TRUST_PATHS } from './trust.ts';

const HTTPS_PORT = 443;
const PERMANENT = 308;
const IDLE_MS = 5000;

/** Listens on REDIRECT_PORT if it is set; returns a function that stops. Throws ConfigError if it cannot listen. */
export async function serveRedirect(config: Config): Promise<() => void> {
  const { redirectPort, host } = config;
  if (redirectPort === null) return () => {};
  const server = createServer((request, response) => {
    response.setHeader('connection', 'close');
    const [path = ''] = (request.url ?? '').split('?');
    if (config.schoolNames.length > 0 && TRUST_PATHS.includes(path)) {
      return void answerTrust(config, path).then(
        ({ headers, body }) => response.writeHead(200, headers).end(body),
        () => response.writeHead(503).end(),
      );
    }
    const location = redirectTarget(config, request.headers.host, request.url ?? '/');
    if (location === null) return void response.writeHead(400).end();
    // Not cached by browsers, because the address may change.
    response.writeHead(PERMANENT, { location, 'cache-control': 'no-store' }).end();
  });
  server.headersTimeout = IDLE_MS;
  server.requestTimeout = IDLE_MS;
  server.listen(redirectPort, host);
  await once(server, 'listening').catch((error: unknown) => {
    throw new ConfigError(`REDIRECT_PORT ${redirectPort} cannot be used on ${host}.`, {
      cause: error,
    });
  });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

/** The target of a plain HTTP request: the public address or the requested host; null if there is neither. */
export function redirectTarget(
  { origin, port }: Pick<Config, 'origin' | 'port'>,
  host: string | undefined,
  path: string,
): string | null {
  // A path such as '//elsewhere' and an absolute URL stay on our host.
  const rest = path.startsWith('/') ? path : '/';
  if (origin !== null) return `${origin}${rest}`;
  const asked = `http://${host}`;
  if (host === undefined || !URL.canParse(asked)) return null;
  const { hostname, username, pathname } = new URL(asked);
  if (username !== '' || pathname !== '/') return null;
  return `https://${hostname}${port === HTTPS_PORT ? '' : `:${port}`}${rest}`;
}
