// Rounds whose keys are rotated, lost, or changed by another process.
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { DEAL_DAYS, type Deal } from '#shared/contract/rounds.ts';
import { DAY_MS } from '#shared/dates.ts';
import { dealTo, finishedRound } from '#testing/dealt.ts';
import { PASSWORD, setUpTestApp, type TestBrowser } from '#testing/test-app.ts';
import { readCommand } from '../admin/command.ts';
import * as schema from '../platform/db/schema.ts';
import { forgetRoundKeys, signatureOf } from './round-keys.ts';

const SECRET_KEY = 'a1'.repeat(32);
const LONG_ENOUGH_MS = 120_000;
/** A running server remembers its keys, which these tests change. */
const PER_TEST = { serverFor: 'test' } as const;

const send = (browser: TestBrowser, body: unknown) => browser.post('/api/game/complete', body);

describe('the keys of deals', () => {
  const server = setUpTestApp({ SECRET_KEY }, PER_TEST);
  const playedRound = async () => {
    const pupil = await server.loginAs({ yearGroup: 4 });
    const [dealt] = await dealTo(pupil, 'grammar-guru');
    if (!dealt) throw new Error('Nothing was dealt.');
    server.passTime(LONG_ENOUGH_MS);
    return { pupil, dealt, round: finishedRound(dealt) };
  };
  const keys = () => server.deps.database.db.select().from(schema.roundKeys);

  it('a command rotates the key of deals, which is encrypted in the database, and the old one verifies deals until the last has expired, and is then deleted', async () => {
    const { pupil, round } = await playedRound();
    const [key] = await keys();
    expect(key?.name).toBe(round.deal.key);
    expect(key?.secret).toMatch(/^1\./);
    const lines = await readCommand(['rotate-round-key'])(server.deps);
    expect(lines.join(' ')).toContain('30 days');
    const [later] = await dealTo(pupil, 'grammar-guru');
    expect(later?.deal.key).not.toBe(round.deal.key);
    expect((await send(pupil, round)).body).toMatchObject({ verified: true });
    const [event] = await server.deps.database.db
      .select()
      .from(schema.auditLog)
      .where(eq(schema.auditLog.kind, 'round-key-rotated'));
    expect(event?.actorKind).toBe('command-line');
    server.passTime(DEAL_DAYS * DAY_MS);
    await forgetRoundKeys(server.deps);
    expect(await keys()).toHaveLength(2);
    server.passTime(2 * 3_600_000);
    await forgetRoundKeys(server.deps);
    expect((await keys()).map(({ name }) => name)).toEqual([later?.deal.key]);
  });

  it('a key rotated by another process signs here for at most another minute', async () => {
    const { pupil, round } = await playedRound();
    const { db } = server.deps.database;
    await db.update(schema.roundKeys).set({ retiredAt: server.deps.now() });
    server.passTime(61_000);
    const [later] = await dealTo(pupil, 'grammar-guru');
    expect(later?.deal.key).not.toBe(round.deal.key);
  });
});

describe('an installation without a secret key', () => {
  const elsewhere = { SECRET_KEY: '', DATABASE_URL: 'postgres://elsewhere/school' };
  const keyless = setUpTestApp(elsewhere, PER_TEST);

  it('an installation without a secret key also signs rounds', async () => {
    const pupil = await keyless.loginAs();
    const [dealt] = await dealTo(pupil, 'hangman-balloons');
    if (!dealt) throw new Error('Nothing was dealt.');
    keyless.passTime(LONG_ENOUGH_MS);
    expect((await send(pupil, finishedRound(dealt))).body).toMatchObject({ verified: true });
  });
});

describe('an installation that requires proof', () => {
  const strict = setUpTestApp({ SECRET_KEY, UNVERIFIED_RESULTS: 'refuse' }, PER_TEST);

  it('an installation that requires proof refuses a result without a deal, a deal with an unknown key, and a round longer than its deal has existed', async () => {
    const pupil = await strict.loginAs();
    const [dealt, other] = await dealTo(pupil, 'find-my-number', 2);
    if (!dealt || !other) throw new Error('Nothing was dealt.');
    strict.passTime(LONG_ENOUGH_MS);
    const round = finishedRound(dealt);
    const refused = {
      status: 403,
      body: { message: 'Only games that were dealt by the server count here.' },
    };
    const plain = { gameId: 'word-search', score: 10, maxScore: 10 };
    expect(await send(pupil, plain)).toMatchObject(refused);
    const madeUp = { ...round, deal: { ...round.deal, key: 'mine' } };
    expect(await send(pupil, madeUp)).toMatchObject(refused);
    const long = finishedRound(other, { stepMs: 2 * LONG_ENOUGH_MS });
    expect(await send(pupil, long)).toMatchObject({
      status: 403,
      body: { message: 'This game cannot have taken as long as it says.' },
    });
    expect(await strict.deps.database.db.$count(schema.gameHistory)).toBe(0);
    expect(await send(pupil, round)).toMatchObject({ status: 201, body: { verified: true } });
  });

  it('an installation that requires proof still records a round dealt under rules of before an upgrade or with an expired deal, as unverified, with the score that the pupil saw', async () => {
    const pupil = await strict.loginAs();
    const [old, expired] = await dealTo(pupil, 'find-my-number', 2);
    if (!old || !expired) throw new Error('Nothing was dealt.');
    const { db } = strict.deps.database;
    await db.update(schema.roundKeys).set({ secret: 'ab'.repeat(32) });
    strict.passTime(61_000);
    const reported = { moves: [], score: 3, maxScore: 10 };
    const signed = (deal: Deal) => ({
      ...reported,
      deal,
      signature: signatureOf(deal, Buffer.from('ab'.repeat(32), 'hex')),
    });
    const recorded = { status: 201, body: { score: 3, maxScore: 10, verified: false } };
    expect(await send(pupil, signed({ ...old.deal, rules: 99 }))).toMatchObject(recorded);
    strict.passTime((DEAL_DAYS + 1) * DAY_MS);
    await pupil.post('/api/login', { username: pupil.username, password: PASSWORD });
    expect(await send(pupil, signed(expired.deal))).toMatchObject(recorded);
    const row = { score: 3, maxScore: 10, verified: false, duration: null, answers: null };
    expect(await db.select().from(schema.gameHistory)).toMatchObject([row, row]);
  });

  it('an installation that requires proof repeats its response to a round, even after its key was deleted', async () => {
    const pupil = await strict.loginAs();
    const [dealt, unsent] = await dealTo(pupil, 'find-my-number', 2);
    if (!dealt || !unsent) throw new Error('Nothing was dealt.');
    strict.passTime(LONG_ENOUGH_MS);
    const first = await send(pupil, finishedRound(dealt));
    expect(first.status).toBe(201);
    await readCommand(['rotate-round-key'])(strict.deps);
    strict.passTime((DEAL_DAYS + 1) * DAY_MS);
    await forgetRoundKeys(strict.deps);
    await pupil.post('/api/login', { username: pupil.username, password: PASSWORD });
    // A minute later no process has the key cached.
    strict.passTime(61_000);
    expect(await send(pupil, finishedRound(dealt))).toMatchObject({
      status: 200,
      body: first.body,
    });
    expect((await send(pupil, finishedRound(unsent))).status).toBe(403);
    expect(await strict.deps.database.db.select().from(schema.gameHistory)).toHaveLength(1);
  });
});
