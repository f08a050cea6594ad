// A class for the demonstration, whose pupils have played verified rounds for four weeks, so that a teacher's pages
// have something to show.
import { GAME_IDS, type PlayableId } from '#games/ids.ts';
import type { Manner } from '#games/kit/checks/random-player.ts';
import { pickOne, randomInt, seededRandom, type Random } from '#games/kit/rules/random.ts';
import { RANDOM_PLAYERS } from '#games/checks/random-players.ts';
import type { SignedDeal } from '#shared/contract/rounds.ts';
import { DAY_MS } from '#shared/dates.ts';
import { APPLICATION } from './accounts/audit/event.ts';
import { addPupil } from './classes/change-members.ts';
import { makeClass } from './classes/make-class.ts';
import type { By } from './classes/by.ts';
import { inTransaction } from './platform/db/transaction.ts';
import type { Deps } from './platform/http/deps.ts';
import { schoolDay } from './platform/school-day.ts';
import { dayAfter } from './platform/utc-day.ts';
import { completeRound } from './play/complete-round.ts';
import { dealSignedRounds } from './play/deal-rounds.ts';
import { workRounds } from './teaching/work/work-rounds.ts';
import { completeCheck } from './teaching/tables-check/complete-check.ts';
import { dealCheck } from './teaching/tables-check/deal-check.ts';
import { changeCheck, openCheck } from './teaching/tables-check/open-check.ts';
import { setWorkFor } from './teaching/work/set-work.ts';
import { gamesFor } from './teaching/work/subject.ts';
import { makeList } from './teaching/words/keep-list.ts';

export const DEMO_CLASS = 'Otters';

const SEED = 4_040;
const YEAR_GROUP = 4;
const NAMES = [
  'Asha',
  'Ben',
  'Dev',
  'Ewa',
  'Freya',
  'Hana',
  'Kim',
  'Mateo',
  'Meg',
  'Mina',
] as const;
const INITIALS = ['A.', 'B.'] as const;
/** How many days ago they played, alternating between two and three times a week. */
const DAYS_AGO = [26, 24, 21, 19, 17, 14, 12, 10, 7, 5, 3, 1] as const;
const ROUNDS_A_DAY = 4;
/** Quizzes are twice as frequent, because they ask about objectives. */
const CHOICES = [...GAME_IDS, 'grammar-guru', 'mathematics-mountain'] as const;
/** How much more is right at the end. */
const LEARNT = 0.2;
/** How many days ago the class took the tables check. */
const CHECKS_DAYS_AGO: readonly number[] = [24, 3];
const WORK_DAYS_AGO = 5;
const WORK_DAYS = 9;
const WORDS = [
  ['lava', 'hot melted rock that flows out of a volcano', 'Red ___ ran down the hill.'],
  ['crater', 'the bowl at the top of a volcano', 'Steam came out of the ___.'],
  ['magma', 'melted rock deep under the ground', 'The ___ is hotter than any fire.'],
  ['erupt', 'burst out suddenly', 'Nobody knew when it would ___ again.'],
  ['ash', 'the grey powder that is left after a fire', 'The roofs were grey with ___.'],
] as const;
const LIST = { name: 'Volcano words', yearGroup: YEAR_GROUP, isShared: true } as const;

interface Pupil {
  id: number;
  yearGroup: number;
  /** The share of answers that are right at first, 0 to 1. */
  skill: number;
  /** How often they are present, and do what is set. */
  diligence: number;
}

/** A class that plays through its weeks by its own clock. */
interface School {
  deps: Deps;
  clock: { at: Date };
  by: By;
  classId: number;
  pupils: readonly Pupil[];
  random: Random;
}

/**
 * Makes the class, its pupils, their rounds and their teacher's set work. The class is the same each time, its rounds
 * are drawn again.
 */
export async function fillDemoClass(
  { config, database }: Pick<Deps, 'config' | 'database'>,
  ownerId: number,
  now: Date,
): Promise<void> {
  const clock = { at: new Date(now.getTime() - 30 * DAY_MS) };
  const deps: Deps = { config, database, now: () => clock.at };
  const by: By = { caller: { id: ownerId, role: 'owner' }, actor: APPLICATION };
  const classId = await inTransaction(database.db, (tx) =>
    makeClass(tx, { ...by, now: clock.at }, { name: DEMO_CLASS, yearGroup: YEAR_GROUP }),
  );
  const random = seededRandom(SEED);
  const pupils: Pupil[] = [];
  for (const displayName of INITIALS.flatMap((initial) =>
    NAMES.map((name) => `${name} ${initial}`),
  )) {
    const { id } = await addPupil(deps, by, classId, { displayName });
    const [skill, diligence] = [0.45 + 0.35 * random(), 0.7 + 0.3 * random()];
    pupils.push({ id, yearGroup: YEAR_GROUP, skill, diligence });
  }
  const school: School = { deps, clock, by, classId, pupils, random };
  for (const daysAgo of DAYS_AGO) {
    const morning = new Date(now.getTime() - daysAgo * DAY_MS);
    const learnt = LEARNT * (1 - daysAgo / DAYS_AGO[0]);
    clock.at = morning;
    if (daysAgo === WORK_DAYS_AGO) await setSomeWork(school);
    if (CHECKS_DAYS_AGO.includes(daysAgo)) await takeCheck(school, learnt);
    for (const pupil of pupils.filter(({ diligence }) => random() < diligence)) {
      clock.at = morning;
      await playForADay(school, pupil, mannerOf(pupil, learnt, random));
    }
  }
}

function mannerOf({ skill }: Pupil, learnt: number, random: Random): Manner {
  return {
    random,
    isRight: () => random() < skill + learnt,
    thinkingMs: () => randomInt(random, 1500, 6500),
  };
}

async function playForADay(
  { deps, clock, random }: School,
  pupil: Pupil,
  manner: Manner,
): Promise<void> {
  for (let nth = 0; nth < ROUNDS_A_DAY; nth += 1) {
    const gameId = pickOne(random, CHOICES);
    for (const dealt of await dealSignedRounds(deps, pupil, gameId, 1)) {
      const round = playedRound(gameId, dealt, manner);
      pass(clock, round);
      await completeRound(deps, pupil.id, round);
    }
  }
}

/** Sets an objective and a list of words, which some pupils do at once. */
async function setSomeWork({ deps, clock, by, classId, pupils, random }: School): Promise<void> {
  const { db } = deps.database;
  const written = WORDS.map(([word, definition, sentence]) => ({ word, definition, sentence }));
  const words = await makeList(deps, by, { ...LIST, words: written });
  const until = dayAfter(schoolDay(clock.at), WORK_DAYS);
  for (const what of [{ objective: 'Y4.GR.2' }, { words }]) {
    const { id: workId } = await setWorkFor(deps, by, classId, { what, until });
    const [gameId] = await gamesFor(db, what);
    if (!gameId) throw new Error('No game asks what the demonstration sets.');
    for (const pupil of pupils.filter(({ diligence }) => random() < diligence)) {
      const dealt = await workRounds.deal(deps, pupil, { gameId, count: 1 }, workId);
      for (const deal of dealt) {
        const round = playedRound(gameId, deal, mannerOf(pupil, 0, random));
        pass(clock, round);
        await workRounds.complete(deps, pupil.id, round, workId);
      }
    }
  }
}

/** A sitting of the tables check that a few pupils miss. */
async function takeCheck(school: School, learnt: number): Promise<void> {
  const { deps, clock, by, classId, pupils, random } = school;
  const checkId = await openCheck(deps, by, classId, 'sitting');
  const opened = clock.at;
  for (const pupil of pupils.filter(({ diligence }) => random() < diligence)) {
    clock.at = opened;
    const dealt = await dealCheck(deps, pupil, checkId);
    const round = playedRound('tables-check', dealt, mannerOf(pupil, learnt, random));
    pass(clock, round);
    await completeCheck(deps, pupil.id, round);
  }
  await changeCheck(deps, by, checkId, false);
}

function playedRound(gameId: PlayableId, { deal, signature }: SignedDeal, manner: Manner) {
  const { moves, result } = RANDOM_PLAYERS[gameId](deal.start, manner, deal);
  return { deal, signature, moves: moves.map((move) => ({ ...move })), ...result };
}

type PlayedRound = ReturnType<typeof playedRound>;

/** Advances the clock by the duration of a round. */
function pass(clock: School['clock'], { moves }: PlayedRound): void {
  const lasted = moves.at(-1)?.t ?? 0;
  clock.at = new Date(clock.at.getTime() + lasted + 1000);
}
