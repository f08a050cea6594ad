// Serves the metrics at an address of their own, never at the app's.
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { Gauge, Registry } from 'prom-client';
import { ConfigError, type Config } from '../../platform/config.ts';
import type { Database } from '../../platform/db/database.ts';

/**
 * Serves GET /metrics if it is configured, and a more detailed GET /readyz. Returns a function that stops it; throws
 * ConfigError if it cannot listen.
 */
export async function serveMetrics(
  place: Config['metrics'],
  read: () => Promise<string>,
  database: Pick<Database, 'kind' | 'durability' | 'restarts'>,
): Promise<() => void> {
  if (!place) return () => {};
  const readAll = async () => `${await read()}\n${await restartsOf(database).metrics()}`;
  const server = createServer((request, response) => {
    const asked = request.method === 'GET' ? request.url : undefined;
    if (asked === '/metrics') void answer(readAll, response);
    else if (asked === '/readyz') void answerReady(database, response);
    else response.writeHead(404).end();
  });
  server.listen(place.port, place.host);
  await once(server, 'listening').catch((error: unknown) => {
    throw new ConfigError(`METRICS_PORT ${place.port} cannot be used on ${place.host}.`, {
      cause: error,
    });
  });
  server.unref();
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

/** Of several processes only the primary, which serves the metrics, knows them. */
function restartsOf({ restarts }: Pick<Database, 'restarts'>): Registry {
  const registry = new Registry();
  const gauge = new Gauge({
    name: 'database_restarts',
    help: 'Unexpected restarts of the embedded database',
    registers: [registry],
  });
  gauge.set(restarts());
  return registry;
}

async function answerReady(
  { kind, durability, restarts }: Pick<Database, 'kind' | 'durability' | 'restarts'>,
  response: ServerResponse,
): Promise<void> {
  const settings = await durability().catch(() => null);
  const body = { database: kind, durability: settings, restarts: restarts() };
  response
    .writeHead(settings ? 200 : 503, { 'content-type': 'application/json' })
    .end(JSON.stringify(body));
}

async function answer(read: () => Promise<string>, response: ServerResponse): Promise<void> {
  try {
    const text = await read();
    response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text);
  } catch {
    response.writeHead(503).end();
  }
}
