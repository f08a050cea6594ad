// Sample data for demonstrations and measurements: pupils of all years, months of games, ratings.
import { eq } from 'drizzle-orm';
import { pickOne, randomInt, seededRandom, type Random } from '#games/kit/rules/random.ts';
import { GAMES } from '#games/cards.ts';
import { AVATARS } from '#shared/avatars.ts';
import { DAY_MS } from '#shared/dates.ts';
import { YEAR_GROUPS } from '#shared/years.ts';
import { hashPassword } from './accounts/auth/password.ts';
import { fillRecords } from './play/finished-games-store.ts';
import { usernameKey } from './accounts/user/store.ts';
import type { Db } from './platform/db/database.ts';
import { feedbacks, gameHistory, gameTotals, users, userSettings } from './platform/db/schema.ts';
import { inTransaction } from './platform/db/transaction.ts';

export const DEMO_ADMIN = 'teacher';
export const DEMO_PASSWORD = 'explorer';
/** Meets the rules for owners. */
export const DEMO_ADMIN_PASSWORD = 'explorer-of-the-north';

const ROWS_PER_INSERT = 1000;
const SEED = 20_240;
const NAMES = [
  'Zara',
  'Omar',
  'Mei',
  'Leo',
  'Nia',
  'Raj',
  'Isla',
  'Kofi',
  'Anya',
  'Noah',
  'Ife',
  'Rosa',
] as const;
const COMMENTS = [
  'I liked it a lot!',
  'More words about space please',
  'It was a bit hard but fun',
  'Can we have more balloons?',
  'The mountain is my favourite',
  'I want to play it again',
] as const;

const PUPILS = 180;
/** How many games an average pupil has played. */
const GAMES_EACH = 24;
const DAYS = 120;

/** The name of the pupil at `index`, from 0: 'Zara 1', 'Omar 2', … */
export function demoPupilName(index: number): string {
  return `${NAMES[index % NAMES.length]} ${index + 1}`;
}

interface DemoGame {
  userId: number;
  gameId: string;
  score: number;
  maxScore: number;
  duration: number;
  createdAt: Date;
}

/** Fills an empty database with the same data every time, the last game just before `now`; returns the owner's id. */
export async function fillDemoSchool(db: Db, now: Date): Promise<{ ownerId: number }> {
  const random = seededRandom(SEED);
  const ownerId = await insertOwner(db);
  const pupilIds = await insertPupils(db, random);
  const games = pupilIds.flatMap((userId) => gamesOf(userId, random, now));
  await insertGames(db, games);
  await insertFeedbacks(db, games, random);
  return { ownerId };
}

const person = (username: string, password: string) => ({
  username,
  displayName: username,
  usernameKey: usernameKey(username),
  password,
});

async function insertOwner(db: Db): Promise<number> {
  const admin = person(DEMO_ADMIN, await hashPassword(DEMO_ADMIN_PASSWORD));
  const [added] = await db
    .insert(users)
    .values({ ...admin, role: 'owner', yearGroup: 1 })
    .returning({ id: users.id });
  if (!added) throw new Error('The owner was not returned.');
  await db.insert(userSettings).values({ userId: added.id });
  return added.id;
}

async function insertPupils(db: Db, random: Random): Promise<number[]> {
  const ids: number[] = [];
  const password = await hashPassword(DEMO_PASSWORD);
  const rows = Array.from({ length: PUPILS }, (_, index) => ({
    ...person(demoPupilName(index), password),
    yearGroup: YEAR_GROUPS[index % YEAR_GROUPS.length],
    avatar: pickOne(random, AVATARS.slice(0, 15)),
  }));
  await insertAll(rows, async (some) => {
    ids.push(
      ...(await db.insert(users).values(some).returning({ id: users.id })).map(({ id }) => id),
    );
  });
  return ids;
}

/** A pupil's games, oldest first: busy and quiet pupils, weekdays only, slowly getting better. */
function gamesOf(userId: number, random: Random, now: Date): DemoGame[] {
  const count = Math.round(GAMES_EACH * (0.2 + 1.6 * random()));
  const skill = 0.45 + 0.35 * random();
  const ages = Array.from({ length: count }, () => random() * DAYS).toSorted((a, b) => b - a);
  return ages.map((age, index) => {
    const maxScore = 10;
    const better = 0.25 * (index / Math.max(1, count));
    const score = Math.round(maxScore * Math.min(1, skill + better + 0.3 * (random() - 0.5)));
    return {
      userId,
      score,
      maxScore,
      gameId: pickOne(random, GAMES).id,
      duration: randomInt(random, 40, 320),
      createdAt: schoolTime(new Date(now.getTime() - age * DAY_MS), now),
    };
  });
}

/** Within school hours (9 to 15 UTC) of the same day, or at weekends of the Friday before. */
function schoolTime(date: Date, now: Date): Date {
  const weekendDays = { 6: 1, 0: 2 }[date.getUTCDay()] ?? 0;
  const at = new Date(date.getTime() - weekendDays * DAY_MS);
  at.setUTCHours(9 + (date.getUTCHours() % 6));
  return at < now ? at : now;
}

async function insertGames(db: Db, games: readonly DemoGame[]): Promise<void> {
  const counts = new Map<number, { nth: number; scoreSum: number; lastPlayedAt: Date }>();
  const totals = new Map<
    string,
    { day: string; gameId: string; played: number; scoreSum: number }
  >();
  const rows = games.map((game) => {
    const outOfTen = (10 * game.score) / game.maxScore;
    const before = counts.get(game.userId);
    const nth = (before?.nth ?? 0) + 1;
    const scoreSum = (before?.scoreSum ?? 0) + outOfTen;
    counts.set(game.userId, { nth, scoreSum, lastPlayedAt: game.createdAt });
    const day = game.createdAt.toISOString().slice(0, 10);
    const total = totals.get(`${day} ${game.gameId}`) ?? {
      day,
      gameId: game.gameId,
      played: 0,
      scoreSum: 0,
    };
    total.played += 1;
    total.scoreSum += outOfTen;
    totals.set(`${day} ${game.gameId}`, total);
    return { ...game, nth };
  });
  await insertAll(rows, (some) => db.insert(gameHistory).values(some));
  await insertAll(
    [...totals.values()].map((total) => ({ ...total, scoreSum: String(total.scoreSum) })),
    (some) => db.insert(gameTotals).values(some),
  );
  await insertCounters(db, counts);
  await fillRecords(db);
}

async function insertCounters(
  db: Db,
  counts: ReadonlyMap<number, { nth: number; scoreSum: number; lastPlayedAt: Date }>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const [id, { nth, scoreSum, lastPlayedAt }] of counts) {
      await tx
        .update(users)
        .set({ gamesCompleted: nth, scoreSum: String(scoreSum), lastPlayedAt })
        .where(eq(users.id, id));
      await tx.insert(userSettings).values({ userId: id });
    }
  });
}

async function insertFeedbacks(db: Db, games: readonly DemoGame[], random: Random): Promise<void> {
  const rated = games.filter(() => random() < 0.06);
  const rows = rated.map(({ userId, gameId, createdAt }) => ({
    userId,
    gameId,
    createdAt,
    rating: randomInt(random, 3, 5),
    comment: random() < 0.5 ? pickOne(random, COMMENTS) : null,
  }));
  await insertAll(rows, (some) => db.insert(feedbacks).values(some));
}

/** Inserts in batches that fit into one statement. */
async function insertAll<Row>(
  rows: readonly Row[],
  insert: (some: Row[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    await insert(rows.slice(start, start + ROWS_PER_INSERT));
  }
}
