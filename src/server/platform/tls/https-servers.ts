// The servers that speak HTTPS, and how they change to another certificate.
import type { FastifyServerFactory } from 'fastify';
import { createServer, type Server, type ServerOptions } from 'node:https';
import type { Certificate } from './certificate.ts';

/** A connection that has not agreed on its encryption by then is closed. */
const HANDSHAKE_TIMEOUT_MS = 10_000;

export interface HttpsServers {
  /** Makes a server; Fastify makes one for each address of a name such as localhost. */
  make: (options: ServerOptions) => FastifyServerFactory;
  /** From now on new connections get this certificate; those that are open stay as they are. */
  use: (certificate: Certificate) => void;
}

/** HTTP/1.1 over TLS 1.2 or newer, which is Node's default. */
export function makeHttpsServers(first: Certificate): HttpsServers {
  const servers = new Set<Server>();
  let current = first;
  return {
    make: (options) => (handler) => {
      const { cert, key } = current;
      const server = createServer(
        { ...options, cert, key, handshakeTimeout: HANDSHAKE_TIMEOUT_MS },
        handler,
      );
      servers.add(server);
      return server;
    },
    use: (certificate) => {
      current = certificate;
      const { cert, key } = certificate;
      for (const server of servers) server.setSecureContext({ cert, key });
    },
  };
}
