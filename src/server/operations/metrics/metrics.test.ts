import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '#testing/postgres-server.ts';
import { PASSWORD, setUpTestApp } from '#testing/test-app.ts';
import { makeMetrics, type Metrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

const server = setUpTestApp();
let metrics: Metrics;
beforeEach(() => {
  metrics = makeMetrics(server.deps.database);
  server.deps.onAnswer = metrics.onAnswer;
});

describe('metrics', () => {
  it('metrics count requests by route and status, and never show whose they were', async () => {
    const admin = await server.loginAs({ username: 'secret head', isAdmin: true });
    await admin.get('/api/admin/student/77');
    await server.browser().get('/api/nope/secret-path?name=secret');
    const text = await metrics.read();
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/admin\/student[^"]*\/:id",status="404"\} 1/,
    );
    expect(text).toContain('route="unknown",status="404"} 1');
    expect(text).not.toMatch(/secret|\/77/);
  });

  it('metrics count a game once, however often it is sent', async () => {
    const pupil = await server.loginAs();
    const game = { gameId: 'word-search', score: 7, maxScore: 10, playId: randomUUID() };
    for (const again of [game, game, { ...game, playId: randomUUID() }]) {
      await pupil.post('/api/game/complete', again);
    }
    expect(await metrics.read()).toMatch(/^games_recorded_total 2$/m);
  });

  it('metrics count log-ins by outcome', async () => {
    await server.loginAs({ username: 'zara' });
    await server.browser().post('/api/login', { username: 'zara', password: PASSWORD });
    const tries = Array.from({ length: 12 }, () =>
      server.browser().post('/api/login', { username: 'zara', password: 'guess' }),
    );
    await Promise.all(tries);
    const text = await metrics.read();
    expect(text).toContain('log_ins_total{outcome="ok"} 1');
    expect(text).toContain('log_ins_total{outcome="wrong"} 10');
    expect(text).toContain('log_ins_total{outcome="throttled"} 2');
  });

  it('metrics show how busy the database is', async () => {
    const { db, load } = server.deps.database;
    const most = { busy: 0, waiting: 0 };
    const look = () => {
      const { busy, waiting } = load();
      most.busy = Math.max(most.busy, busy);
      most.waiting = Math.max(most.waiting, waiting);
    };
    const asked = Array.from({ length: 25 }, () => db.execute('select 1').then(look));
    look();
    await Promise.all(asked);
    expect(most.busy).toBeGreaterThan(0);
    expect(most.waiting).toBeGreaterThan(0);
    expect(load()).toMatchObject({ busy: 0, waiting: 0 });
    const text = await metrics.read();
    expect(text).toContain('database_waiting 0');
    expect(text).toContain('database_connections{state="busy"} 0');
    expect(text).toMatch(/state="open"\} 10/);
  });

  it('metrics show which settings protect against a power cut and whether they are on', async () => {
    const text = await metrics.read();
    for (const [setting, isOn] of Object.entries(await server.deps.database.durability())) {
      expect(text).toContain(`database_durability{setting="${setting}"} ${Number(isOn)}`);
    }
    expect(text).toContain('database_durability{setting="data_checksums"} 1');
  });

  it('metrics describe the process', async () => {
    expect(await metrics.read()).toContain('process_resident_memory_bytes');
  });
});

describe('the address of the metrics', () => {
  let close = () => {};
  afterEach(() => close());

  it('the metrics address serves only metrics, and only if it is configured', async () => {
    const port = await freePort();
    const database = { ...server.deps.database, restarts: () => 2 };
    close = await serveMetrics({ port, host: '127.0.0.1' }, metrics.read, database);
    const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    const answer = await get('/metrics');
    expect(answer.headers.get('content-type')).toContain('text/plain');
    const text = await answer.text();
    expect(text).toContain('# TYPE games_recorded_total counter');
    expect(text.match(/^database_restarts .*/gm)).toEqual(['database_restarts 2']);
    expect((await get('/')).status).toBe(404);
    expect((await server.browser().get('/metrics')).headers['content-type']).not.toContain('plain');
    (await serveMetrics(null, metrics.read, server.deps.database))();
  });

  it('the metrics address says whether the database is ready and whether it waits for the disk', async () => {
    const port = await freePort();
    const { durability } = server.deps.database;
    const database = { kind: 'embedded', durability, restarts: () => 2 } as const;
    const read = async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
      const body: unknown = await answer.json();
      return { status: answer.status, body };
    };
    close = await serveMetrics({ port, host: '127.0.0.1' }, metrics.read, database);
    const settings = await durability();
    expect(settings.data_checksums).toBe(true);
    const body = { database: 'embedded', durability: settings, restarts: 2 };
    expect(await read()).toEqual({ status: 200, body });
    close();
    const away = { ...database, durability: () => Promise.reject(new Error('away')) };
    close = await serveMetrics({ port, host: '127.0.0.1' }, metrics.read, away);
    expect(await read()).toEqual({ status: 503, body: { ...body, durability: null } });
  });

  it('the metrics address answers 503 if there is nothing to read, and a start reports that it cannot listen', async () => {
    const port = await freePort();
    const place = { port, host: '127.0.0.1' };
    const { database } = server.deps;
    const fails = () => Promise.reject(new Error('a worker is silent'));
    close = await serveMetrics(place, fails, database);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(503);
    await expect(serveMetrics(place, metrics.read, database)).rejects.toThrow(
      `METRICS_PORT ${port} cannot be used on 127.0.0.1.`,
    );
  });
});
