// HTTPS servers whose certificate can be replaced.
import type { FastifyServerFactory } from 'fastify';
import { createServer, type Server, type ServerOptions } from 'node:https';
import type { Certificate } from './certificate.ts';

/** A connection that has not finished its TLS handshake by then is closed. */
const HANDSHAKE_TIMEOUT_MS = 10_000;

export interface HttpsServers {
  /** Creates a server; Fastify creates one for each address of a name such as localhost. */
  make: (options: ServerOptions) => FastifyServerFactory;
  /** Uses this certificate for new connections; open ones keep theirs. */
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
