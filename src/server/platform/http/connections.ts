// Tracks which connections have running requests, so that stopping waits for those only.
import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A stop still accepts requests that have been sent, until none has arrived for this long. */
const LAST_CALL_MS = 100;
const LAST_CALLS_MAX = 10;
/** Browsers open connections in advance; an idle one is closed this long after a stop. */
const QUIET_MS = 500;
/** Requests still running after this long are aborted, such as one whose body never ends. */
const FINISH_MS = 5500;

/**
 * Call before listening. Returns a function that stops: running requests are answered, other connections are closed.
 */
export function watchConnections(app: FastifyInstance): () => Promise<void> {
  const running = new Map<Socket, { requests: number }>();
  /** Over HTTPS a request's socket object differs from its connection's, but both have the same remote end. */
  const byPeer = new Map<string, { requests: number }>();
  let arrivals = 0;
  app.server.on('connection', (socket: Socket) => {
    arrivals += 1;
    const peer = peerOf(socket);
    const count = { requests: 0 };
    running.set(socket, count);
    byPeer.set(peer, count);
    socket.once('close', () => {
      running.delete(socket);
      if (byPeer.get(peer) === count) byPeer.delete(peer);
    });
  });
  app.server.on('request', ({ socket }, response) => {
    arrivals += 1;
    const count = byPeer.get(peerOf(socket)) ?? { requests: 0 };
    count.requests += 1;
    response.once('close', () => (count.requests -= 1));
  });

  const closeQuiet = () => {
    for (const [socket, { requests }] of running) if (requests === 0) socket.destroy();
  };
  return async () => {
    await untilStill(() => arrivals);
    const sweep = setInterval(closeQuiet, QUIET_MS);
    const cut = setTimeout(() => app.server.closeAllConnections(), FINISH_MS);
    await app.close();
    clearInterval(sweep);
    clearTimeout(cut);
  };
}

const peerOf = ({ remoteAddress, remotePort }: Socket) => `${remoteAddress} ${remotePort}`;

/** Waits until a count stops changing, at most a second. */
async function untilStill(count: () => number): Promise<void> {
  for (let calls = 0; calls < LAST_CALLS_MAX; calls++) {
    const before = count();
    await delay(LAST_CALL_MS);
    if (count() === before) return;
  }
}
