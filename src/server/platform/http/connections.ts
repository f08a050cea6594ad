// Knows which connections are being answered, so that a stop waits for those and for no others.
import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Requests that were sent before a stop may still wait at the door: it is shut when nobody has come in for this long. */
const LAST_CALL_MS = 100;
const LAST_CALLS_MAX = 10;
/** Browsers open connections ahead of need; one that asks nothing for this long after a stop is closed. */
const QUIET_MS = 500;
/** What is still running after this long is cut off, such as a request whose body never ends. */
const FINISH_MS = 5500;

/** Call before listening. Gives back how to close: requests that run are answered, the rest is let go. */
export function watchConnections(app: FastifyInstance): () => Promise<void> {
  const running = new Map<Socket, { requests: number }>();
  /** Over HTTPS a request comes on another socket object than the connection: who is at the other end is the same. */
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

/** Waits until a count stands still, a second at most. */
async function untilStill(count: () => number): Promise<void> {
  for (let calls = 0; calls < LAST_CALLS_MAX; calls++) {
    const before = count();
    await delay(LAST_CALL_MS);
    if (count() === before) return;
  }
}
