// The built server with its own certificate, serving HTTPS.
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { copyFolder } from '#testing/copy-folder.ts';
import { makeAuthority, makeCertificate, type TestCertificate } from '#testing/certificates.ts';
import { freePort } from '#testing/postgres-server.ts';
import { startProgram, type Program } from '#testing/program.ts';

describe('a server with a certificate', () => {
  let authority: TestCertificate;
  let program: Program;
  let folder = '';
  let redirectPort = 0;

  /** A call from a browser that trusts the authority. */
  const call = (path: string, options: { method?: string; body?: object; cookie?: string } = {}) =>
    new Promise<{ status: number; cookie: string; body: string; hsts: string | undefined }>(
      (resolve, reject) => {
        const { method = 'GET', body, cookie = '' } = options;
        const asked = request(
          new URL(path, program.origin),
          {
            method,
            ca: authority.cert,
            agent: false,
            headers: { 'content-type': 'application/json', cookie },
          },
          (answer) => {
            text(answer).then(
              (body) =>
                resolve({
                  status: answer.statusCode ?? 0,
                  cookie: answer.headers['set-cookie']?.join('\n') ?? '',
                  hsts: answer.headers['strict-transport-security'],
                  body,
                }),
              reject,
            );
          },
        );
        asked.on('error', reject);
        asked.end(body && JSON.stringify(body));
      },
    );
  const fingerprintNow = () =>
    new Promise<string>((resolve, reject) => {
      const { port } = new URL(program.origin);
      const socket = connectTls({ port: Number(port), ca: authority.cert, host: '127.0.0.1' });
      socket.once('error', reject);
      socket.once('secureConnect', () => {
        resolve(socket.getPeerCertificate().fingerprint256);
        socket.destroy();
      });
    });
  const put = async ({ cert, key }: TestCertificate) => {
    await writeFile(join(folder, 'cert.pem'), cert);
    await writeFile(join(folder, 'key.pem'), key);
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bright-explorers-https-'));
    authority = await makeAuthority();
    await put(await makeCertificate(authority));
    redirectPort = await freePort();
    copyFolder(inject('schoolFolder'), join(folder, 'data'));
    program = await startProgram({
      PORT: String(await freePort()),
      DATA_DIR: join(folder, 'data'),
      TLS_CERT: join(folder, 'cert.pem'),
      TLS_KEY: join(folder, 'key.pem'),
      REDIRECT_PORT: String(redirectPort),
      REGISTRATION_FEE_PENCE: '0',
      LOG_LEVEL: 'info',
    });
  }, 120_000);
  afterAll(async () => {
    await program.stop('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  it('over HTTPS a pupil registers, gets a cookie that is never sent over plain HTTP, and records a game', async () => {
    expect(program.origin).toMatch(/^https:/);
    const account = { username: 'zara', password: 'secret1' };
    const registered = await call('/api/register', { method: 'POST', body: account });
    expect(registered.status).toBe(201);
    expect(registered.cookie).toContain('; Secure');
    expect(registered.hsts).toBeUndefined();
    const cookie = registered.cookie.split(';')[0] ?? '';
    const game = { gameId: 'word-search', score: 7, maxScore: 10 };
    const played = await call('/api/game/complete', { method: 'POST', body: game, cookie });
    expect(played.status).toBe(201);
    expect(JSON.parse((await call('/api/user', { cookie })).body)).toMatchObject({
      gamesCompleted: 1,
    });
  });

  it('plain HTTP requests are redirected to the server itself and nowhere else', async () => {
    const answer = await fetch(`http://127.0.0.1:${redirectPort}/leaderboard?a=1`, {
      redirect: 'manual',
    });
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe(`${program.origin}/leaderboard?a=1`);
  });

  it('a plain HTTP connection to the HTTPS port is closed, and the server continues', async () => {
    await expect(fetch(program.origin.replace('https', 'http'))).rejects.toThrow('fetch failed');
    expect((await call('/healthz')).status).toBe(200);
  });

  it('a renewed certificate is used without a restart', async () => {
    const before = await fingerprintNow();
    await put(await makeCertificate(authority));
    await vi.waitFor(async () => expect(await fingerprintNow()).not.toBe(before), {
      timeout: 60_000,
      interval: 200,
    });
    await expect.poll(program.output).toContain('A new HTTPS certificate is in use');
  });

  it('a stop over HTTPS finishes running requests and closes idle and silent connections', async () => {
    const port = Number(new URL(program.origin).port);
    const silent = connect(port, '127.0.0.1');
    const idle = connectTls({ port, host: '127.0.0.1', ca: authority.cert });
    for (const socket of [silent, idle]) socket.on('error', () => {});
    await Promise.all([once(silent, 'connect'), once(idle, 'secureConnect')]);
    const account = JSON.stringify({ username: 'late', password: 'secret1' });
    const half = request(new URL('/api/register', program.origin), {
      method: 'POST',
      ca: authority.cert,
      agent: false,
      headers: {
        'content-type': 'application/json',
        'content-length': account.length,
        expect: '100-continue',
      },
    });
    half.flushHeaders();
    await once(half, 'continue');
    const answered = once(half, 'response');
    const letGo = Promise.all([silent, idle].map((socket) => once(socket, 'close')));
    const stopped = program.stop('SIGTERM');
    await letGo;
    half.end(account);
    expect(await answered).toEqual([expect.objectContaining({ statusCode: 201 })]);
    expect(await stopped).toBe(0);
  });
});

it('unusable TLS files stop the start with a message before a database is opened', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bright-explorers-https-'));
  const env = { TLS_CERT: join(folder, 'none.pem'), TLS_KEY: join(folder, 'none.key') };
  await expect(startProgram({ DATA_DIR: join(folder, 'data'), ...env })).rejects.toThrow(
    `It ended with 1: TLS_CERT: there is no file ${env.TLS_CERT}.`,
  );
  await rm(folder, { recursive: true });
});
