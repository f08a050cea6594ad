import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contract } from '#shared/contract/index.ts';
import { dealTo, finishedRound } from '#testing/dealt.ts';
import { shardsOf } from '#testing/shards.ts';
import { hearStatements, type Statement } from '#testing/statements.ts';
import { PASSWORD, setUpTestApp, type TestBrowser } from '#testing/test-app.ts';

const server = setUpTestApp();

/** The shards that the statements of one call need, each once. */
async function shardsNeededBy(call: () => Promise<unknown>): Promise<string[]> {
  const heard: Statement[] = [];
  const stop = hearStatements((statement) => heard.push(statement));
  await call().finally(stop);
  expect(heard).not.toEqual([]);
  return [...new Set(heard.flatMap(shardsOf))].sort();
}

const finished = () => ({ gameId: 'word-search', score: 7, maxScore: 10, playId: randomUUID() });
const twice = finished();

/** Calls of a signed-in pupil; every endpoint for users has at least one. */
const PUPIL_CALLS: Readonly<Record<string, readonly (object | undefined)[]>> = {
  getUser: [undefined],
  setYearGroup: [{ yearGroup: 4 }],
  setAvatar: [{ avatar: '🐱' }],
  changePassword: [{ currentPassword: PASSWORD, newPassword: 'other-secret' }],
  confirmPassword: [{ password: PASSWORD }],
  getSessions: [undefined],
  endSession: [undefined],
  endOtherSessions: [undefined],
  getAvatars: [undefined],
  getUserAvatars: [undefined],
  getSettings: [undefined],
  getPlaySettings: [undefined],
  setPlaySettings: [{ calm: true }],
  getQuestions: [undefined],
  // The fifth game unlocks avatars, and the repeat is looked up.
  completeGame: [finished(), finished(), finished(), finished(), twice, twice],
  dealRounds: [{ gameId: 'grammar-guru', count: 2 }],
  giveFeedback: [{ gameId: 'word-search', rating: 5, comment: 'More!' }],
  getHistory: [undefined],
  getMemory: [undefined],
  getOwnDue: [undefined],
  getOwnRecordings: [undefined],
  getOwnWork: [undefined],
  getOpenTablesChecks: [undefined],
  getOwnTogether: [undefined],
  getOwnWeek: [undefined],
};

/**
 * Collects all data about a pupil, including messages, payments and the account log, which are not sharded by pupil.
 */
const GATHERING = 'getMyData';

async function callAll(browser: TestBrowser, name: string, bodies: readonly unknown[]) {
  const endpoint = Object.entries(contract).find(([known]) => known === name)?.[1];
  const path = (endpoint?.path ?? '')
    .replace(':gameId', 'grammar-guru')
    .replace(':sessionId', randomUUID())
    .replace(/\/recordings$/, '$&?work=1');
  for (const body of bodies) {
    const { status } = await browser.call(path, { method: endpoint?.method, body });
    expect(status).toBeLessThan(300);
  }
}

const onThrottles = /^rate_limits /;

describe('with users spread over many shards', () => {
  it('every endpoint that a pupil can call is tested below', () => {
    const forPupils = Object.entries(contract).filter(([, { access }]) => access === 'user');
    const names = forPupils.map(([name]) => name).filter((name) => name !== GATHERING);
    expect(Object.keys(PUPIL_CALLS).sort()).toEqual(names.sort());
  });

  it.each(Object.keys(PUPIL_CALLS))('%s needs only the pupil’s own shard', async (name) => {
    const { username } = await server.loginAs();
    // Loads what each process reads only once: the installation's secrets.
    await server.browser().post('/api/login', { username, password: PASSWORD });
    // Only Year 4 is offered a tables check.
    const pupil = await server.loginAs({ yearGroup: 4 });
    const shards = await shardsNeededBy(() => callAll(pupil, name, PUPIL_CALLS[name] ?? []));
    const throttled = ['changePassword', 'confirmPassword', 'dealRounds'].includes(name);
    expect(shards.filter((shard) => !onThrottles.test(shard))).toEqual([`user ${pupil.id}`]);
    expect(shards.some((shard) => onThrottles.test(shard))).toBe(throttled);
  });

  it('recording a round with its moves needs only the pupil’s own shard', async () => {
    await server.loginAs();
    const pupil = await server.loginAs({ yearGroup: 4 });
    const [dealt] = await dealTo(pupil, 'grammar-guru');
    if (!dealt) throw new Error('Nothing was dealt.');
    server.passTime(60_000);
    const round = finishedRound(dealt);
    const shards = await shardsNeededBy(async () => {
      expect((await pupil.post('/api/game/complete', round)).body).toMatchObject({
        verified: true,
      });
      expect((await pupil.post('/api/game/complete', round)).status).toBe(200);
    });
    expect(shards).toEqual([`user ${pupil.id}`]);
  });

  it('a log-in looks up the name, needs that pupil’s shard and counts in the throttles', async () => {
    const pupil = await server.loginAs({ username: 'Zara' });
    const browser = server.browser();
    const shards = await shardsNeededBy(() =>
      browser.post('/api/login', { username: 'ZARA', password: PASSWORD }),
    );
    expect(shards.filter((shard) => !onThrottles.test(shard))).toEqual([
      'name zara',
      `user ${pupil.id}`,
    ]);
  });

  it('a log-out needs only the pupil’s own shard', async () => {
    const pupil = await server.loginAs();
    expect(await shardsNeededBy(() => pupil.post('/api/logout'))).toEqual([`user ${pupil.id}`]);
  });

  it('only the copy of a pupil’s data collects from every shard', async () => {
    const pupil = await server.loginAs();
    await expect(shardsNeededBy(() => pupil.get(contract[GATHERING].path))).rejects.toThrow(
      'Needs every machine',
    );
  });

  it('a statement about everybody is recognised: the teacher’s statistics', async () => {
    const teacher = await server.loginAs({ isAdmin: true });
    await expect(shardsNeededBy(() => teacher.get('/api/admin/stats'))).rejects.toThrow(
      'Needs every machine',
    );
  });
});
