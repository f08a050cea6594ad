import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { BatchingSocket } from './batching-socket.ts';

it('sends what is corked and written in one turn together, in its order', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const accepted = new Promise<Socket>((resolve) => server.once('connection', resolve));
  const socket = new BatchingSocket();
  socket.connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const far = await accepted;
  let received = '';
  far.on('data', (part) => (received += part.toString()));

  for (const statement of ['one ', 'two ', 'three']) {
    socket.cork();
    socket.write(statement);
    socket.uncork();
  }
  expect(socket.writableLength).toBe('one two three'.length);
  await new Promise((resolve) => process.nextTick(resolve));
  expect(socket.writableCorked).toBe(0);

  socket.end();
  await once(far, 'end');
  expect(received).toBe('one two three');
  far.destroy();
  await new Promise((resolve) => server.close(resolve));
});
