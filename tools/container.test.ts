// The health check of the Dockerfile, run as the container runs it.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { makeAuthority, makeCertificate } from '#testing/certificates.ts';

const [, check = ''] = /^HEALTHCHECK CMD (.+)$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
const [, ...args] = z.array(z.string()).parse(JSON.parse(check));

const saysHealthy = (env: Record<string, string>) =>
  promisify(execFile)(process.execPath, args, { env }).then(
    () => true,
    () => false,
  );

/** Answers `/healthz` with this status. */
const answer =
  (status: number): RequestListener =>
  ({ url }, response) =>
    response.writeHead(url === '/healthz' ? status : 404).end();

/** Runs `work` with the port on which the server listens. */
async function whileListening(server: Server, work: (PORT: string) => Promise<void>) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  await work(String(port));
  server.close();
  await once(server, 'close');
}

it('the container is healthy while the server answers, and not any more when it stops', async () => {
  await whileListening(createServer(answer(200)), async (PORT) => {
    expect(await saysHealthy({ PORT })).toBe(true);
  });
  await whileListening(createServer(answer(503)), async (PORT) => {
    expect(await saysHealthy({ PORT })).toBe(false);
  });
});

it('the container is healthy with its own certificate, whoever signed it', async () => {
  const { cert, key } = await makeCertificate(await makeAuthority());
  await whileListening(createSecureServer({ cert, key }, answer(200)), async (PORT) => {
    expect(await saysHealthy({ PORT, TLS_CERT: '/certificates/games.crt' })).toBe(true);
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'bright-explorers-container-'));
    await mkdir(join(DATA_DIR, 'https'));
    expect(await saysHealthy({ PORT, DATA_DIR })).toBe(true);
    await rm(DATA_DIR, { recursive: true });
    expect(await saysHealthy({ PORT })).toBe(false);
  });
});
