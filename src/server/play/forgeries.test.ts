// A class sends forged results.
import { createHmac, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { GAME_IDS, type GameId } from '#games/ids.ts';
import { pickOne, randomInt, seededRandom, shuffle, type Random } from '#games/kit/rules/random.ts';
import { myDataSchema } from '#shared/contract/my-data.ts';
import type { SignedDeal } from '#shared/contract/rounds.ts';
import { dealTo, finishedRound } from '#testing/dealt.ts';
import { PASSWORD, setUpTestApp, type TestBrowser } from '#testing/test-app.ts';

/** Few, because dealing to them takes longer than judging what they send. */
const PUPILS = 2;
const SEED = 20_261_122;
/** For each pupil; fewer than a pupil may record in a minute. */
const UNPROVED = 6;
const FORGERIES = 484;
const COMPLETE = '/api/game/complete';
const server = setUpTestApp();

type Sent = ReturnType<typeof finishedRound>;
type Forgery = (round: Sent, random: Random, others: readonly Sent[]) => object;

/** A round whose moves took no time, so it cannot have lasted longer than since it was dealt. */
const atOnce = (dealt: SignedDeal, seed: number) => finishedRound(dealt, { seed, stepMs: 0 });

async function dealAll(pupil: TestBrowser, count: number): Promise<SignedDeal[]> {
  const dealt = await Promise.all(GAME_IDS.map((id) => dealTo(pupil, id, count)));
  return dealt.flat();
}

const withDeal = (round: Sent, changes: object) => ({
  ...round,
  deal: { ...round.deal, ...changes },
});
const isOf =
  (...ids: GameId[]) =>
  (round: Sent) =>
    ids.some((id) => id === round.deal.gameId);

/** Forgeries that must be refused and leave no record. */
const REFUSED: Readonly<Record<string, Forgery>> = {
  'another id': (round) => withDeal(round, { id: randomUUID() }),
  'another pupil’s number': (round) => withDeal(round, { userId: round.deal.userId + 1 }),
  'another game': (round, random) =>
    withDeal(round, {
      gameId: pickOne(
        random,
        GAME_IDS.filter((id) => id !== round.deal.gameId),
      ),
    }),
  'another year': (round) => withDeal(round, { year: (round.deal.year % 6) + 1 }),
  'another seed': (round) => withDeal(round, { seed: (round.deal.seed + 1) % 2 ** 32 }),
  'an easier start': (round) => withDeal(round, { start: { min: 1, max: 1, secret: 1 } }),
  'more time': (round) => withDeal(round, { pace: null }),
  'an earlier deal': (round, random) =>
    withDeal(round, { dealtAt: new Date(Date.now() - randomInt(random, 1, 1e9)).toISOString() }),
  'a longer life': (round, random) =>
    withDeal(round, {
      expiresAt: new Date(Date.now() + randomInt(random, 4e9, 9e9)).toISOString(),
    }),
  'older rules': (round) => withDeal(round, { rules: 0 }),
  'something added': (round, random) => withDeal(round, { [`x${random()}`]: 1 }),
  'a changed signature': (round, random) => {
    const at = randomInt(random, 0, round.signature.length - 1);
    const other = round.signature[at] === 'A' ? 'B' : 'A';
    return {
      ...round,
      signature: round.signature.slice(0, at) + other + round.signature.slice(at + 1),
    };
  },
  'the signature of another deal': (round, random, others) => ({
    ...round,
    signature: pickOne(
      random,
      others.filter(({ deal }) => deal.id !== round.deal.id),
    ).signature,
  }),
  'a signature of their own': (round, random) => ({
    ...round,
    signature: createHmac('sha256', String(random()))
      .update(JSON.stringify(round.deal))
      .digest('base64url'),
  }),
  'no moves': (round) => ({ ...round, moves: [] }),
  'no end': (round) => ({ ...round, moves: round.moves.slice(0, -1) }),
  'a move after the end': (round) => ({
    ...round,
    moves: [...round.moves, { ...round.moves.at(-1) }],
  }),
  'time that runs backwards': (round) => ({
    ...round,
    moves: [...round.moves.map((move) => ({ ...move, t: 1 })), { ...round.moves.at(-1), t: 0 }],
  }),
  'time before the round': (round) => ({
    ...round,
    moves: round.moves.map((move) => ({ ...move, t: -5 })),
  }),
  'moves of another round': (round, random, others) => {
    const games = others.filter(isOf('grammar-guru', 'dictionary-detective'));
    const [one, other] = shuffle(
      random,
      games.filter(isOf(pickOne(random, ['grammar-guru', 'dictionary-detective']))),
    );
    return one && other ? { ...one, moves: other.moves } : { ...round, moves: [] };
  },
  'moves of another game': (round) => ({
    ...round,
    moves: [{ t: 0, cheat: true }, ...round.moves],
  }),
  'a score and no moves': ({ deal, signature }) => ({
    deal,
    signature,
    gameId: deal.gameId,
    score: 10,
    maxScore: 10,
  }),
};

/** Plausible results without valid proof: recorded as unverified, once. */
const UNVERIFIED: readonly Forgery[] = [
  (round) => withDeal(round, { key: 'lost', id: randomUUID() }),
  (round) => ({
    ...round,
    moves: round.moves.map((move, nth) => ({
      ...move,
      t: 60_000 + nth,
      ...('shown' in move && { shown: 60_000 + nth }),
    })),
  }),
  ({ deal }) => ({ gameId: deal.gameId, score: 10, maxScore: 10, playId: randomUUID() }),
];

interface Kept {
  verified: number;
  unverified: number;
}

async function keptOf(pupil: TestBrowser): Promise<Kept> {
  const { games, account } = myDataSchema.parse((await pupil.get('/api/user/data')).body);
  const verified = games.filter((game) => game.verified).length;
  expect(account.gamesCompleted).toBe(games.length);
  return { verified, unverified: games.length - verified };
}

/** The same pupil on another tablet. */
async function atAnotherTablet(username: string): Promise<TestBrowser> {
  const tablet = server.browser();
  const answer = await tablet.post('/api/login', { username, password: PASSWORD });
  expect(answer.status).toBe(200);
  return tablet;
}

it('over a thousand forged results are never verified or counted twice, and no honest result is lost', async () => {
  const random = seededRandom(SEED);
  const pupils = await Promise.all(Array.from({ length: PUPILS }, () => server.loginAs()));
  const tries = { refused: 0, unverified: 0 };

  await Promise.all(
    pupils.map(async (pupil, index) => {
      const dealt = await dealAll(pupil, 2);
      const rounds = dealt.map((one, seed) => atOnce(one, seed));
      const thief = pupils[(index + 1) % pupils.length] ?? pupil;
      const kinds = Object.entries(REFUSED);
      for (let nth = 0; nth < FORGERIES; nth++) {
        const [kind, forge] = kinds[nth % kinds.length] ?? ['', () => ({})];
        const { status } = await pupil.post(
          COMPLETE,
          forge(pickOne(random, rounds), random, rounds),
        );
        expect([400, 403], `${kind} answered ${status}`).toContain(status);
        tries.refused++;
      }
      // A queue copied to another pupil's tablet.
      for (const round of rounds) {
        expect((await thief.post(COMPLETE, round)).status).toBe(403);
        tries.refused++;
      }
      const spare = (await dealAll(pupil, 1)).map((one, seed) => atOnce(one, seed));
      for (let nth = 0; nth < UNPROVED; nth++) {
        const forge = UNVERIFIED[nth % UNVERIFIED.length];
        const [round] = spare.splice(0, 1);
        if (!forge || !round) throw new Error('Nothing was dealt.');
        const body = forge(round, random, rounds);
        const { status, body: answer } = await pupil.post(COMPLETE, body);
        expect(status).toBe(201);
        expect(answer).not.toMatchObject({ verified: true });
        expect((await pupil.post(COMPLETE, body)).status).toBe(200);
        tries.unverified++;
      }
      expect(await keptOf(pupil)).toEqual({ verified: 0, unverified: UNPROVED });

      // The same queue on two tablets at once, one with its clock set back.
      const tablet = await atAnotherTablet(pupil.username);
      const late = rounds.map((round) => ({ ...round, playedAt: '2001-01-01T00:00:00Z' }));
      const send = (at: TestBrowser, queue: readonly object[]) =>
        Promise.all(queue.map(async (round) => (await at.post(COMPLETE, round)).status));
      const [here, there] = await Promise.all([send(pupil, rounds), send(tablet, late)]);
      rounds.forEach((_, nth) => expect([here[nth], there[nth]].toSorted()).toEqual([200, 201]));
      // Other moves for a recorded deal change nothing.
      const again = dealt.map((one, seed) => atOnce(one, seed + 100));
      expect(new Set(await send(tablet, again))).toEqual(new Set([200]));
      expect(await keptOf(pupil)).toEqual({ verified: rounds.length, unverified: UNPROVED });
    }),
  );

  expect(tries.refused + tries.unverified).toBeGreaterThan(1000);
});
