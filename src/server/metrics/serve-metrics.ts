// Serves the metrics at an address of their own, so that the app's address never shows them.
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { Registry } from 'prom-client';
import { ConfigError, type Config } from '../config.ts';

/** Serves GET /metrics where the settings say, if they do; gives back how to stop. Throws ConfigError when it cannot listen. */
export async function serveMetrics(
  place: Config['metrics'],
  read: () => Promise<string>,
): Promise<() => void> {
  if (!place) return () => {};
  const server = createServer((request, response) => {
    const isAsked = request.method === 'GET' && request.url === '/metrics';
    void (isAsked ? answer(read, response) : response.writeHead(404).end());
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

async function answer(read: () => Promise<string>, response: ServerResponse): Promise<void> {
  try {
    const text = await read();
    response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text);
  } catch {
    response.writeHead(503).end();
  }
}
