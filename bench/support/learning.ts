// A class with many answers: rounds of all pupils with their answers, memories and records.
import { eq, sql } from 'drizzle-orm';
import type { Answer } from '#games/kit/rules/replay.ts';
import { seededRandom } from '#games/kit/rules/random.ts';
import type { MemoryState } from '#server/memory/schedule.ts';
import { replaceStates } from '#server/memory/store.ts';
import { fillRecords } from '#server/play/finished-games-store.ts';
import { itemsOf, objectivesAsked } from '#server/teaching/map/objective-items.ts';
import type { Db } from '#server/platform/db/database.ts';
import { claimHousekeeping } from '#server/platform/db/notes-store.ts';
import { objectiveRecords, users } from '#server/platform/db/schema.ts';
import { answersText } from '#server/platform/db/schema/answers.ts';
import { schoolDay } from '#server/platform/school-day.ts';
import { dayAfter } from '#server/platform/utc-day.ts';

/** Pupils of the class, who are the first of the school. */
export const CLASS = 35;
const ANSWERS_OF_A_ROUND = 10;
/** Rounds of each pupil in the last four weeks. */
const LATELY = 28;
/** The days before that, over which the earlier rounds are spread: 52 weeks in total. */
const EARLIER_DAYS = 336;
/** Games per pupil in a batch, because a statement has a time limit. */
const GAMES_AT_A_TIME = 20;
/** Different rounds, which pupils share. */
const ROUNDS = 400;
const SLIPS = ['apostrophe-for-plural', 'comma-splice', 'phrase-as-sentence', 'tense-shift'];

/**
 * Rounds of all pupils with their answers, memories and records, and a class of the first of them: those of the last four weeks and
 * `earlier` ones for each pupil.
 */
export async function fillLearning(db: Db, earlier: number): Promise<void> {
  const rounds = (await someRounds()).map(answersText);
  for (let first = 1; first <= earlier + LATELY; first += GAMES_AT_A_TIME) {
    await db.execute(sql`
    insert into game_history (user_id, game_id, score, max_score, duration, play_id, nth, created_at, verified, answers)
    select pupil.id, 'grammar-guru', 7, 10, 90, gen_random_uuid(), nth,
      now() - case when nth > ${earlier}::int then (${earlier + LATELY}::int - nth) * interval '23 hours'
        else interval '28 days' + (${earlier}::int - nth + 1) * ${EARLIER_DAYS / Math.max(1, earlier)}::float8 * interval '1 day' end,
      true, (${sql.param(rounds)}::text[])[1 + (pupil.id * 31 + nth * 7) % ${ROUNDS}::int]::json
    from generate_series(${first}::int, ${Math.min(earlier + LATELY, first + GAMES_AT_A_TIME - 1)}::int) as nth, users as pupil
    where pupil.role = 'pupil' order by nth, pupil.id`);
  }
  await db.execute(sql`
    update users set games_completed = ${earlier + LATELY}::int, year_group = 4 where role = 'pupil'`);
  await fillRecords(db);
  await fillMemories(db, earlier);
  await db.execute(sql`
    insert into classes (name, year_group, school_year, code) values ('Otters', 4, '2026/27', 'CDF346')`);
  await db.execute(sql`
    insert into class_pupils (class_id, user_id)
    select 1, id from users where role = 'pupil' order by id limit ${CLASS}::int`);
  // As on any day after the first minutes; otherwise the job that reads all answers would run while pages are measured.
  await claimHousekeeping(db, new Date(), 0, 'predictions-begun');
  await db.execute(sql`vacuum analyze`);
}

/** Each pupil's memory: the items met in this many rounds, out of all that Year 4 can be asked. */
async function fillMemories(db: Db, earlier: number): Promise<void> {
  const all = new Set<string>();
  const objectives = await objectivesAsked(new Set([4]));
  for (const { code } of objectives) (await itemsOf(code, 4)).forEach((item) => all.add(item));
  const items = [...all];
  const met = Math.min(items.length, (earlier + LATELY) * ANSWERS_OF_A_ROUND);
  const today = schoolDay(new Date());
  const pupils = await db.select({ id: users.id }).from(users).where(eq(users.role, 'pupil'));
  for (const { id: userId } of pupils) {
    const states = new Map<string, MemoryState>();
    for (const [nth, item] of items.entries()) {
      if ((userId * 17 + nth * 29) % items.length < met) {
        states.set(item, memoryOf(userId, nth, today));
      }
    }
    await replaceStates(db, userId, 'now', states);
    const counted = objectives.map(({ code }, nth) => countersOf(userId, code, nth));
    await db.insert(objectiveRecords).values(counted);
  }
}

const memoryOf = (userId: number, nth: number, today: string): MemoryState => ({
  stability: 1 + (nth % 40),
  reviewedOn: dayAfter(today, -((userId + nth) % 28)),
  difficulty: 5,
  bestStability: 9,
  repetitions: 3,
  lapses: 1,
});

const countersOf = (userId: number, objective: string, nth: number) => ({
  userId,
  objective,
  answered: 3 + ((userId + nth) % 30),
  correct: 1 + ((userId * nth) % 4),
  milliseconds: 90_000,
  lastAnsweredAt: new Date(),
});

/** Rounds on Year 4 in which three of ten answers are wrong, two of them with a slip. */
export async function someRounds(): Promise<Answer[][]> {
  const random = seededRandom(4);
  const objectives = (await objectivesAsked(new Set([4]))).filter(({ code }) =>
    code.includes('.GR.'),
  );
  const items = await Promise.all(
    objectives.map(async ({ code }) => ({ code, items: [...(await itemsOf(code, 4))] })),
  );
  const one = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)];
  return Array.from({ length: ROUNDS }, () =>
    Array.from({ length: ANSWERS_OF_A_ROUND }, (_, nth): Answer => {
      const objective = one(items);
      const right = nth > 2;
      return {
        item: (objective && one(objective.items)) ?? '',
        objective: objective?.code ?? null,
        right,
        slip: nth < 2 ? (one(SLIPS) ?? null) : null,
        ms: 4000 + nth * 300,
        tries: 1,
        rating: right ? 'good' : 'again',
      };
    }),
  );
}
