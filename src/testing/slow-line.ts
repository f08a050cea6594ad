// A proxy to a server that can be made slow, or stop answering.
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export interface SlowLine {
  port: number;
  /** Delays every answer from now on by this many milliseconds; Infinity for no answer at all. */
  delayBy: (ms: number) => void;
  /** Opens no connection until the returned function is called, which also opens those requested until then. */
  hold: () => () => void;
  /** Leads connections from now on to another port, and ends those that there are. */
  pointAt: (port: number) => void;
  /** The next commit arrives, but its answer does not: the connection ends instead. */
  loseNextCommit: () => void;
  close: () => Promise<void>;
}

/** A proxy to a port of this machine. */
export async function openSlowLine(toPort: number): Promise<SlowLine> {
  let to = toPort;
  let late = 0;
  let isLosing = false;
  const losing = new Set<Socket>();
  let opening: Promise<void> = Promise.resolve();
  const sockets = new Set<Socket>();
  const join = (near: Socket) => {
    const far = connect(to, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.once('close', () => {
        sockets.delete(socket);
        losing.delete(near);
        near.destroy();
        far.destroy();
      });
    }
    near.on('data', (chunk) => {
      if (!isLosing || !chunk.includes('commit\0')) return;
      isLosing = false;
      losing.add(near);
    });
    near.pipe(far);
    let before: Promise<unknown> = Promise.resolve();
    far.on('data', (chunk) => {
      if (losing.has(near)) return near.destroy();
      const wait = late;
      before = before.then(async () => {
        if (wait === Infinity) return;
        if (wait > 0) await delay(wait);
        if (!near.destroyed) near.write(chunk);
      });
    });
  };
  const line = createServer((near) => void opening.then(() => join(near)));
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const address = line.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    delayBy: (ms) => {
      late = ms;
    },
    hold: () => {
      let release = () => {};
      opening = new Promise((resolve) => (release = resolve));
      return release;
    },
    pointAt: (port) => {
      to = port;
      for (const socket of sockets) socket.destroy();
    },
    loseNextCommit: () => {
      isLosing = true;
    },
    close: () =>
      new Promise((resolve) => {
        line.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
