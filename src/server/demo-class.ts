// A class for the demonstration, whose pupils have played verified rounds for four weeks, so that a teacher's pages have something to show.
import { GAME_IDS, type GameId } from '#games/ids.ts';
import type { Manner } from '#games/kit/random-player.ts';
import { pickOne, randomInt, seededRandom, type Random } from '#games/kit/random.ts';
import { RANDOM_PLAYERS } from '#games/random-players.ts';
import type { SignedDeal } from '#shared/contract/rounds.ts';
import { APPLICATION } from './accounts/audit/event.ts';
import { addPupil } from './classes/change-members.ts';
import { makeClass } from './classes/make-class.ts';
import type { By } from './classes/by.ts';
import type { Deps } from './platform/http/deps.ts';
import { completeRound } from './play/complete-round.ts';
import { dealSignedRounds } from './play/deal-rounds.ts';

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
const DAY_MS = 86_400_000;
/** How many days ago they played, by turns: a class that plays twice or three times a week. */
const DAYS_AGO = [26, 24, 21, 19, 17, 14, 12, 10, 7, 5, 3, 1] as const;
const ROUNDS_A_DAY = 2;

/** Makes the class, its pupils and their rounds; the same class each time, with rounds drawn afresh. */
export async function fillDemoClass(
  { config, database }: Pick<Deps, 'config' | 'database'>,
  ownerId: number,
  now: Date,
): Promise<void> {
  const clock = { at: new Date(now.getTime() - 30 * DAY_MS) };
  const deps: Deps = { config, database, now: () => clock.at };
  const by: By = { caller: { id: ownerId, role: 'owner' }, actor: APPLICATION };
  const classId = await database.db.transaction((tx) =>
    makeClass(tx, { ...by, now: clock.at }, { name: DEMO_CLASS, yearGroup: YEAR_GROUP }),
  );
  const random = seededRandom(SEED);
  for (const displayName of INITIALS.flatMap((initial) =>
    NAMES.map((name) => `${name} ${initial}`),
  )) {
    const { id } = await addPupil(deps, by, classId, { displayName });
    await playForWeeks(deps, clock, { id, now, random, skill: 0.5 + 0.45 * random() });
  }
}

interface Player {
  id: number;
  now: Date;
  random: Random;
  /** How often an answer is meant to be right, 0 to 1. */
  skill: number;
}

async function playForWeeks(
  deps: Deps,
  clock: { at: Date },
  { id, now, random, skill }: Player,
): Promise<void> {
  const manner: Manner = {
    random,
    isRight: () => random() < skill,
    thinkingMs: () => randomInt(random, 1500, 6500),
  };
  for (const daysAgo of DAYS_AGO.filter(() => random() < 0.8)) {
    clock.at = new Date(now.getTime() - daysAgo * DAY_MS);
    for (let nth = 0; nth < ROUNDS_A_DAY; nth += 1) {
      const gameId = pickOne(random, GAME_IDS);
      for (const dealt of await dealSignedRounds(deps, { id, yearGroup: YEAR_GROUP }, gameId, 1)) {
        const round = playedRound(gameId, dealt, manner);
        const lasted = round.moves.at(-1)?.t ?? 0;
        clock.at = new Date(clock.at.getTime() + lasted + 1000);
        await completeRound(deps, id, round);
      }
    }
  }
}

function playedRound(gameId: GameId, { deal, signature }: SignedDeal, manner: Manner) {
  const { moves, result } = RANDOM_PLAYERS[gameId](deal.start, manner, deal);
  return { deal, signature, moves: moves.map((move) => ({ ...move })), ...result };
}
