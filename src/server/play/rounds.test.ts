import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { givenSchema } from '#games/grammar-guru/forms/dealt.ts';
import { formOf } from '#games/grammar-guru/forms/forms.ts';
import { startSchema } from '#games/grammar-guru/start.ts';
import { GAME_IDS } from '#games/ids.ts';
import { ON_SERVER } from '#games/server.ts';
import { dealtCompletedSchema } from '#shared/contract/play.ts';
import { DEAL_DAYS, type Deal, type SignedDeal } from '#shared/contract/rounds.ts';
import { DAY_MS } from '#shared/dates.ts';
import { MOVES_BYTES_MAX } from '#shared/moves.ts';
import { dealTo, finishedRound } from '#testing/dealt.ts';
import { setUpTestApp, type TestBrowser } from '#testing/test-app.ts';
import { startJobs } from '../jobs.ts';
import { findObjectivesOf } from '../memory/store.ts';
import * as schema from '../platform/db/schema.ts';
import { noonOf, schoolDay } from '../platform/school-day.ts';
import { findAnswersOf } from './answers-store.ts';
import { findDealtItems } from './dealing-store.ts';
import { signatureOf } from './round-keys.ts';

const SECRET_KEY = 'a1'.repeat(32);
const server = setUpTestApp({ SECRET_KEY });
const LONG_ENOUGH_MS = 120_000;

const games = () => server.deps.database.db.select().from(schema.gameHistory);

/** A pupil with a finished round, some time after it was dealt. */
async function playedRound(gameId: (typeof GAME_IDS)[number] = 'grammar-guru') {
  const pupil = await server.loginAs({ yearGroup: 4 });
  const [dealt] = await dealTo(pupil, gameId);
  if (!dealt) throw new Error('Nothing was dealt.');
  server.passTime(LONG_ENOUGH_MS);
  return { pupil, dealt, round: finishedRound(dealt) };
}

const startOf = ({ deal }: SignedDeal) =>
  z
    .object({
      questions: z.array(
        z.object({
          id: z.string(),
          slips: z.record(z.string(), z.string()),
          options: z.array(z.string()).default([]),
        }),
      ),
    })
    .parse(deal.start);

const send = (browser: TestBrowser, body: unknown) => browser.post('/api/game/complete', body);

describe('dealing', () => {
  it('dealing avoids the last fifty questions and those of the first of several rounds, which is played before the rest', async () => {
    const pupil = await server.loginAs({ yearGroup: 4 });
    const { db } = server.deps.database;
    const idsIn = (round: unknown) =>
      [...JSON.stringify(round).matchAll(/"id":"(Y[^"]+)"/g)].map(([, id = '']) => id);
    // With the first, one more round than fifty questions, because a round may ask one that the memory of those before it holds.
    const [first] = await dealTo(pupil, 'grammar-guru', 7);
    const [before] = await findDealtItems(db, pupil.id);
    if (!before) throw new Error('Nothing was dealt.');
    expect(before.itemIds).toHaveLength(50);
    expect(before.itemIds.slice(0, 10).toSorted()).toEqual(idsIn(first).toSorted());
    const [next] = await dealTo(pupil, 'grammar-guru');
    const ids = idsIn(next);
    expect(ids).toHaveLength(10);
    expect(ids.filter((id) => before.itemIds.includes(id))).toEqual([]);
    const [after] = await findDealtItems(db, pupil.id);
    expect(after?.itemIds.slice(10)).toEqual(before.itemIds.slice(0, 40));
    // Many more, because a few might differ by chance.
    const more = idsIn(await dealTo(pupil, 'grammar-guru', 4));
    expect(more).toHaveLength(40);
    expect(more.filter((id) => after?.itemIds.includes(id))).toEqual([]);
  });

  it('dealing repeats items on a later day, and signs when the pupil last met them', async () => {
    const { pupil, round } = await playedRound();
    expect((await send(pupil, round)).status).toBe(201);
    const playedOn = noonOf(schoolDay(server.deps.now()));
    server.passTime(4 * DAY_MS);
    const dealt = await dealTo(pupil, 'grammar-guru', 2);
    const asked = (deal: Deal) =>
      [...JSON.stringify(deal.start).matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id);
    const [first = [], second = []] = dealt.map(({ deal }) => asked(deal));
    const isMet = (id: string | undefined) => asked(round.deal).includes(id);
    expect(first.filter(isMet)).toHaveLength(6);
    // The second round is dealt as if the first had been played.
    expect(second.filter(isMet)).toHaveLength(4);
    expect(first.filter((id) => second.includes(id))).toEqual([]);
    const [one] = dealt;
    if (!one) throw new Error('Nothing was dealt.');
    const { met = {} } = one.deal;
    expect(Object.keys(met).toSorted()).toEqual(first.filter(isMet).toSorted());
    expect(new Set(Object.values(met))).toEqual(new Set([playedOn.toISOString()]));
    server.passTime(LONG_ENOUGH_MS);
    const changed = { ...one.deal, met: {} };
    expect((await send(pupil, { ...finishedRound(one), deal: changed })).status).toBe(403);
    expect((await send(pupil, finishedRound(one))).status).toBe(201);
  });

  it('dealing ignores memory while it is switched off', async () => {
    const { pupil, round } = await playedRound();
    expect((await send(pupil, round)).status).toBe(201);
    await server.deps.database.db.update(schema.userSettings).set({ memoryFrom: null });
    server.passTime(4 * DAY_MS);
    const [dealt] = await dealTo(pupil, 'grammar-guru');
    expect(dealt?.deal).not.toHaveProperty('met');
  });

  it('rounds are dealt with the pupil’s own countdown', async () => {
    const pupil = await server.loginAs({ yearGroup: 4 });
    await pupil.call('/api/user/play-settings', { method: 'PATCH', body: { countdown: null } });
    const [dealt] = await dealTo(pupil, 'mathematics-mountain');
    expect(dealt?.deal.pace).toBeNull();
  });

  it('a request for rounds of no game, or for no usual number of them, is refused', async () => {
    const pupil = await server.loginAs();
    for (const body of [
      { gameId: 'chess' },
      { gameId: 'word-search', count: 0 },
      { gameId: 'word-search', count: 11 },
      { gameId: 'word-search', count: 1.5 },
      {},
    ]) {
      expect((await pupil.post('/api/rounds', body)).status, JSON.stringify(body)).toBe(400);
    }
  });

  it('a pupil is rate-limited after 30 calls in a minute, without affecting others', async () => {
    const [one, other] = [await server.loginAs(), await server.loginAs()];
    const deal = (browser: TestBrowser) =>
      browser.post('/api/rounds', { gameId: 'find-my-number' });
    for (let call = 0; call < 30; call++) expect((await deal(one)).status).toBe(200);
    expect(await deal(one)).toMatchObject({
      status: 429,
      body: { message: 'That was a lot of rounds in one minute. Please wait a moment.' },
    });
    expect((await deal(other)).status).toBe(200);
    server.passTime(61_000);
    expect((await deal(one)).status).toBe(200);
  });
});

describe('a round with its moves', () => {
  it.each(GAME_IDS)(
    'as many rounds of %s are dealt and signed as requested, all different, and one is recorded with the result of its moves',
    async (gameId) => {
      const pupil = await server.loginAs({ yearGroup: 5 });
      const dealt = await dealTo(pupil, gameId, 3);
      expect(dealt).toHaveLength(3);
      expect(new Set(dealt.map(({ deal }) => deal.id)).size).toBe(3);
      expect(new Set(dealt.map(({ signature }) => signature)).size).toBe(3);
      const rules = ON_SERVER[gameId].replay.rulesVersion;
      for (const { deal } of dealt) {
        expect(deal).toMatchObject({ userId: pupil.id, gameId, year: 5, pace: 1, rules });
        const lasts = Date.parse(deal.expiresAt) - Date.parse(deal.dealtAt);
        expect(lasts).toBe(DEAL_DAYS * DAY_MS);
      }
      server.passTime(LONG_ENOUGH_MS);
      const [round] = dealt.map((one) => finishedRound(one));
      if (!round) throw new Error('Nothing was dealt.');
      const answer = await send(pupil, { ...round, score: 0, maxScore: 50 });
      const { score, maxScore } = round;
      expect(answer).toMatchObject({
        status: 201,
        body: { score, maxScore, verified: true, gamesCompleted: 1, newAvatarsUnlocked: 0 },
      });
      const [game] = await games();
      const duration = (round.moves.at(-1)?.t ?? 0) / 1000;
      expect(game).toMatchObject({
        gameId,
        score,
        maxScore,
        duration,
        verified: true,
        rushed: false,
      });
      expect(game?.playId).toBe(round.deal.id);
    },
  );

  it.each(['grammar-guru', 'mathematics-mountain'] as const)(
    'the signature for %s does not cover the reasons for wrong answers, which are sent next to the deal',
    async (gameId) => {
      const { dealt } = await playedRound(gameId);
      expect(JSON.stringify(dealt.deal)).not.toContain('reasons');
      const { questions } = startOf(dealt);
      expect(Object.keys(dealt.reasons ?? {})).toEqual(questions.map(({ id }) => id));
      // Some maths questions have no wrong answer with a reason.
      expect(questions.some(({ slips }) => Object.keys(slips).length > 0)).toBe(true);
      for (const { id, slips } of questions) {
        const reasons = dealt.reasons?.[id] ?? {};
        expect(Object.keys(reasons).toSorted()).toEqual(Object.keys(slips).toSorted());
        for (const reason of Object.values(reasons)) expect(reason).toMatch(/^[A-Z\d“].+[.!?]”?$/);
      }
    },
  );

  it('a round counts once, whoever resends it, and every repeat gets the first response without what has grown', async () => {
    const { pupil, round, dealt } = await playedRound();
    const { grown, ...first } = dealtCompletedSchema.parse((await send(pupil, round)).body);
    expect(grown?.length).toBeGreaterThan(0);
    const otherTablet = { ...finishedRound(dealt, { seed: 2 }), score: 1 };
    const again = await Promise.all([round, otherTablet, round].map((body) => send(pupil, body)));
    for (const { status, body } of again) expect([status, body]).toEqual([200, first]);
    expect(await games()).toHaveLength(1);
  });

  it('a round dealt to another user is refused', async () => {
    const { round } = await playedRound();
    const other = await server.loginAs();
    expect(await send(other, round)).toMatchObject({
      status: 403,
      body: { message: 'This round was dealt to somebody else.' },
    });
    const stolen = { ...round, deal: { ...round.deal, userId: other.id } };
    expect((await send(other, stolen)).status).toBe(403);
    expect(await games()).toEqual([]);
  });

  it('a round sent while another user is signed in is refused, and accepted later from its own pupil', async () => {
    const { pupil, round } = await playedRound();
    const other = await server.loginAs();
    expect((await send(other, { ...round, userId: pupil.id })).status).toBe(409);
    expect((await send(pupil, { ...round, userId: pupil.id })).status).toBe(201);
  });

  it.each<
    [where: string, status: number, into: (round: ReturnType<typeof finishedRound>) => object]
  >([
    ['a start', 403, ({ deal, ...rest }) => ({ ...rest, deal: { ...deal, start: 'DEEP' } })],
    ['a move', 400, (round) => ({ ...round, moves: [{ t: 0, letter: 'DEEP' }] })],
  ])('a round with %s nested too deeply is refused with %i', async (_where, status, into) => {
    const { pupil, round } = await playedRound();
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const answer = await pupil.call('/api/game/complete', {
      method: 'POST',
      body: JSON.stringify(into(round)).replace('"DEEP"', deep),
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(status);
  });

  it('a round with a signature for other data is refused', async () => {
    const { pupil, round } = await playedRound();
    const { signature, deal } = round;
    const forged = [
      '',
      'A'.repeat(43),
      signature.slice(1),
      `${signature}A`,
      signatureOf(deal, Buffer.alloc(32)),
    ];
    for (const signature of forged) {
      expect(await send(pupil, { ...round, signature })).toMatchObject({
        status: 403,
        body: { message: 'This round has been changed since it was dealt.' },
      });
    }
    expect(await games()).toEqual([]);
  });

  it('a round with moves that break the rules is refused with a message, and can still be sent with its own', async () => {
    const { pupil, round } = await playedRound();
    const { moves } = round;
    const [first, ...others] = moves;
    const broken = {
      'no moves': [],
      'moves that do not end it': moves.slice(0, -1),
      'a move after its end': [...moves, { ...moves.at(-1) }],
      'moves in another order': moves.toReversed(),
      'a move of another game': [...moves.slice(0, -1), { t: 9e5, letter: 'A' }],
      // Moves without answers, because some answers are so long that 401 of them exceed the size of a body.
      '401 moves': Array.from({ length: 401 }, () => ({ t: 0 })),
      'a move before the round': [{ ...first, t: -1 }, ...others],
      'half a millisecond': [{ ...first, t: 0.5 }, ...others],
    };
    for (const [what, moves] of Object.entries(broken)) {
      expect(await send(pupil, { ...round, moves }), what).toMatchObject({
        status: 400,
        body: { message: expect.stringMatching(/^[A-Z].*\.$/) },
      });
    }
    expect(await games()).toEqual([]);
    expect((await send(pupil, round)).status).toBe(201);
  });

  it('a round with more than 16 KB of moves is refused', async () => {
    const { pupil, round } = await playedRound();
    const [first, ...moves] = round.moves;
    const padded = [{ ...first, t: first?.t ?? 0, padding: 'x'.repeat(MOVES_BYTES_MAX) }, ...moves];
    expect(await send(pupil, { ...round, moves: padded })).toMatchObject({
      status: 400,
      body: { message: 'There are too many moves.' },
    });
  });

  it('a round of the maximum size is accepted', async () => {
    const pupil = await server.loginAs({ yearGroup: 6 });
    const dealt = await dealTo(pupil, 'grammar-guru', 10);
    const sizes = dealt.map(({ deal }) => JSON.stringify(deal).length);
    expect(Math.max(...sizes) + MOVES_BYTES_MAX).toBeLessThan(60 * 1024);
  });

  it('a deactivated pupil’s round is refused, and counts after reactivation, even in another year', async () => {
    const { pupil, round } = await playedRound();
    const { db } = server.deps.database;
    const set = (values: Partial<typeof schema.users.$inferInsert>) =>
      db.update(schema.users).set(values).where(eq(schema.users.id, pupil.id));
    await set({ isActive: false });
    expect((await send(pupil, round)).status).toBe(401);
    expect(await games()).toEqual([]);
    await set({ isActive: true, yearGroup: 5 });
    const { status, body } = await send(pupil, round);
    expect(status).toBe(201);
    expect(body).toMatchObject({ verified: true, score: round.score, gamesCompleted: 1 });
  });

  it('a round that claims to have lasted too long is unverified, with the result of its moves', async () => {
    const { pupil, dealt } = await playedRound('find-my-number');
    const round = finishedRound(dealt, { stepMs: 2 * LONG_ENOUGH_MS });
    const { score, maxScore } = round;
    expect(await send(pupil, { ...round, score: 0 })).toMatchObject({
      status: 201,
      body: { score, maxScore, verified: false },
    });
    expect(await games()).toMatchObject([{ duration: null, verified: false }]);
  });

  it('a round of quick taps counts and is marked as rushed', async () => {
    const { pupil, dealt } = await playedRound();
    const round = finishedRound(dealt, { stepMs: 300 });
    expect(await send(pupil, round)).toMatchObject({ status: 201, body: { verified: true } });
    expect(await games()).toMatchObject([{ verified: true, rushed: true }]);
    const { db } = server.deps.database;
    expect(await findObjectivesOf(db, pupil.id)).toEqual([]);
  });
});

describe('a round that can no longer be verified', () => {
  const reported = { score: 3, maxScore: 10 };

  it('a round with an unknown key counts with the score that the pupil saw, once', async () => {
    const { pupil, round } = await playedRound();
    const lost = { ...round, ...reported, deal: { ...round.deal, key: 'lost' } };
    expect(await send(pupil, lost)).toMatchObject({
      status: 201,
      body: { ...reported, verified: false },
    });
    expect(await send(pupil, round)).toMatchObject({
      status: 200,
      body: { ...reported, verified: false },
    });
    expect(await games()).toHaveLength(1);
  });
});

describe('the end of a round', () => {
  it('the end of a round is kept when it lies between the deal and now, and not when it lies before the deal or is yet to come', async () => {
    const pupil = await server.loginAs({ yearGroup: 4 });
    const dealt = await dealTo(pupil, 'find-my-number', 3);
    server.passTime(LONG_ENOUGH_MS);
    const now = server.deps.now().getTime();
    const ends = [-60_000, -2 * LONG_ENOUGH_MS, 60_000].map((offset) => new Date(now + offset));
    for (const [nth, one] of dealt.entries()) {
      await send(pupil, { ...finishedRound(one), playedAt: ends[nth]?.toISOString() });
    }
    expect((await games()).map(({ playedAt }) => playedAt)).toEqual([ends[0], null, null]);
  });
});

describe('the answers of a verified round', () => {
  it('answers are stored unchanged, and counted by objective', async () => {
    const { pupil, round } = await playedRound();
    await send(pupil, round);
    const { db } = server.deps.database;
    const [answers = []] = [...(await findAnswersOf(db, pupil.id)).values()];
    expect(answers).toHaveLength(10);
    expect(answers.filter(({ right }) => right)).toHaveLength(round.score);
    expect(answers.every(({ ms }) => ms === 1000)).toBe(true);
    const { questions } = startSchema.parse(round.deal.start);
    const given = z.array(z.looseObject({ answer: givenSchema })).parse(round.moves);
    expect(answers.map(({ slip }) => slip)).toEqual(
      questions.map((question, nth) => {
        const answer = given[nth]?.answer ?? '';
        return formOf(question).judge(question, answer)?.slip?.slip ?? null;
      }),
    );
    const objectives = await findObjectivesOf(db, pupil.id);
    const expected = new Map<string, number>();
    for (const { objective } of answers) {
      expected.set(objective ?? '', (expected.get(objective ?? '') ?? 0) + 1);
    }
    expect(new Map(objectives.map((row) => [row.objective, row.answered]))).toEqual(expected);
    expect(objectives.reduce((sum, { correct }) => sum + correct, 0)).toBe(round.score);
  });

  it('the counters include the answers of all simultaneous rounds', async () => {
    const pupils = await Promise.all([1, 2].map(() => server.loginAs({ yearGroup: 4 })));
    const dealt = await Promise.all(
      pupils.map((pupil) =>
        Promise.all(['grammar-guru', 'dictionary-detective'] as const).then(async (ids) =>
          (await Promise.all(ids.map((id) => dealTo(pupil, id, 3)))).flat(),
        ),
      ),
    );
    server.passTime(LONG_ENOUGH_MS);
    await Promise.all(
      pupils.map((pupil, index) =>
        Promise.all(
          (dealt[index] ?? []).map(async (one, seed) =>
            expect((await send(pupil, finishedRound(one, { seed }))).status).toBe(201),
          ),
        ),
      ),
    );
    const { db } = server.deps.database;
    for (const pupil of pupils) {
      const answers = [...(await findAnswersOf(db, pupil.id)).values()].flat();
      const objectives = await findObjectivesOf(db, pupil.id);
      const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
      expect(sum(objectives.map(({ answered }) => answered))).toBe(answers.length);
      expect(sum(objectives.map(({ correct }) => correct))).toBe(
        answers.filter(({ right }) => right).length,
      );
      expect(sum(objectives.map(({ milliseconds }) => milliseconds))).toBe(
        sum(answers.map(({ ms }) => ms)),
      );
    }
  });

  it('no answers are stored for a result without proof', async () => {
    const pupil = await server.loginAs();
    const answer = await send(pupil, { gameId: 'word-search', score: 10, maxScore: 10 });
    expect(answer.status).toBe(201);
    expect(Object.keys(Object(answer.body)).toSorted()).toEqual([
      'avatarsUnlocked',
      'gamesCompleted',
      'newAvatarsUnlocked',
      'unlockedAvatars',
    ]);
    expect(await games()).toMatchObject([{ verified: false, rushed: false, playedAt: null }]);
  });

  it('answers are deleted after 24 months and not before, and the figures based on them stay', async () => {
    const { pupil, round } = await playedRound();
    await send(pupil, round);
    const { db } = server.deps.database;
    const kept = () => findAnswersOf(db, pupil.id);
    const housekeeping = async () => {
      const before = server.deps.now().toISOString();
      const stop = startJobs(server.deps, (error) => expect.unreachable(String(error)));
      // What is done once a day begins when all that is done every hour has been.
      const isDone = async () =>
        (await db.select().from(schema.installationNotes)).some(
          ({ key, value }) => key === 'idle-pupils-begun' && value >= before,
        );
      await expect.poll(isDone).toBe(true);
      stop();
    };
    server.passTime(700 * DAY_MS);
    await housekeeping();
    expect([...(await kept()).keys()]).toEqual([1]);
    const late = await server.loginAs({ yearGroup: 4 });
    const [dealt] = await dealTo(late, 'hangman-balloons');
    server.passTime(LONG_ENOUGH_MS);
    if (dealt) await send(late, finishedRound(dealt));
    server.passTime(40 * DAY_MS);
    await housekeeping();
    expect(await kept()).toEqual(new Map());
    expect(await findAnswersOf(db, late.id)).not.toEqual(new Map());
    expect(await games()).toHaveLength(2);
    expect(await findObjectivesOf(db, pupil.id)).not.toEqual([]);
  });

  it('answers are deleted with the pupil', async () => {
    const { pupil, round } = await playedRound();
    const owner = await server.loginAs({ isAdmin: true });
    await send(pupil, round);
    const path = `/api/admin/student/${pupil.id}`;
    await owner.call(path, { method: 'DELETE', body: { username: pupil.username } });
    const { db } = server.deps.database;
    expect(await games()).toEqual([]);
    for (const table of [schema.itemMemories, schema.objectiveRecords]) {
      expect(await db.$count(table)).toBe(0);
    }
  });
});

describe('a teacher', () => {
  it('a teacher sees the verification of each game, and can filter by it', async () => {
    const pupil = await server.loginAs({ yearGroup: 4 });
    const teacher = await server.loginAs({ isAdmin: true });
    const [checked, rushed] = await dealTo(pupil, 'grammar-guru', 2);
    if (!checked || !rushed) throw new Error('Nothing was dealt.');
    server.passTime(LONG_ENOUGH_MS);
    const playedAt = new Date(server.deps.now().getTime() - 60_000).toISOString();
    await send(pupil, { ...finishedRound(checked), playedAt });
    await send(pupil, finishedRound(rushed, { stepMs: 100 }));
    await send(pupil, { gameId: 'word-search', score: 10, maxScore: 10 });
    const path = `/api/admin/student/${pupil.id}`;
    const reported = { nth: 3, verified: false, rushed: false };
    const quick = { nth: 2, verified: true, rushed: true };
    const proved = { nth: 1, verified: true, rushed: false, createdAt: playedAt };
    expect((await teacher.get(path)).body).toMatchObject({ history: [reported, quick, proved] });
    const those = async (proof: string) => (await teacher.get(`${path}/history?${proof}`)).body;
    expect(await those('')).toMatchObject([reported, quick, proved]);
    expect(await those('proof=unverified')).toMatchObject([reported]);
    expect(await those('proof=rushed')).toMatchObject([quick]);
    expect(await those('proof=verified')).toMatchObject([proved]);
    expect(await those('proof=verified&before=1')).toEqual([]);
    expect((await teacher.get(`${path}/history?proof=none`)).status).toBe(400);
  });
});
