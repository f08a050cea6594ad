import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#shared/dates.ts';
import { YEAR_GROUPS, type YearGroup } from '#shared/years.ts';
import { ON_SERVER } from './server.ts';
import { GAME_IDS, type GameId } from './ids.ts';
import type { DealtStart } from './kit/rules/game.ts';
import {
  NOTHING_REMEMBERED,
  afterRound,
  type AskedItem,
  type ItemMemory,
  type MemoryView,
} from './kit/rules/memory.ts';
import { seededRandom, type Random } from './kit/rules/random.ts';

const START = Date.parse('2026-09-01T08:00:00Z');
const ROUNDS_A_YEAR = 15;

interface Kept {
  stability: number;
  metOn: number;
}

/** A simple memory: right answers double the days until an item is due, wrong ones make it due tomorrow. */
class Pupil {
  private readonly kept = new Map<string, Kept>();
  private readonly answers = new Map<string, number>();
  private rounds = 0;

  private readonly random: Random;

  constructor(random: Random) {
    this.random = random;
  }

  view(day: number): MemoryView {
    const items = new Map(
      [...this.kept].map(([item, { stability, metOn }]): [string, ItemMemory] => {
        const elapsed = day - metOn;
        const lastMet = new Date(START + metOn * DAY_MS);
        const recall = 0.9 ** (elapsed / stability);
        return [
          item,
          { item, recall, stability, isDue: elapsed >= Math.max(1, stability), lastMet },
        ];
      }),
    );
    return { items, objectives: new Map(this.answers), rounds: this.rounds };
  }

  play(asked: readonly AskedItem[], day: number): void {
    for (const { item, objective } of asked) {
      const before = this.kept.get(item);
      const isRight = this.random() < 0.7;
      const stability = isRight ? 2 * (before?.stability ?? 1) : 0.2;
      this.kept.set(item, { stability, metOn: day });
      if (objective !== null) this.answers.set(objective, (this.answers.get(objective) ?? 0) + 1);
    }
    this.rounds += 1;
  }
}

interface Played {
  year: YearGroup;
  memory: MemoryView;
  dealt: DealtStart;
}

/** A pupil's rounds of one game through Years 1 to 6. */
async function schoolLife(id: GameId, seed: number): Promise<Played[]> {
  const { dealStart } = await ON_SERVER[id].loadDealer();
  const random = seededRandom(seed);
  const pupil = new Pupil(random);
  const played: Played[] = [];
  let day = 0;
  let recent: string[] = [];
  for (const year of YEAR_GROUPS) {
    for (let round = 0; round < ROUNDS_A_YEAR; round++) {
      const memory = pupil.view(day);
      const dealt = await dealStart({ year, random, recent, memory, countdown: 1 });
      played.push({ year, memory, dealt });
      pupil.play(dealt.asked, day);
      recent = [...dealt.drawn, ...recent].slice(0, 50);
      day += Math.floor(random() * 5);
    }
    day += 40;
  }
  return played;
}

const itemsOf = ({ asked }: DealtStart) => asked.map(({ item }) => item);

/** The faults of a round, if any. */
function faultsOf({ year, memory, dealt }: Played, length: number): string[] {
  const items = itemsOf(dealt);
  const due = items.filter((item) => memory.items.get(item)?.isDue);
  const newEarlier = dealt.asked.filter(
    ({ item, objective }) => !memory.items.has(item) && !objective?.startsWith(`Y${year}.`),
  );
  // After a summer little else is left.
  const notDue = [...memory.items.values()].filter(({ isDue }) => !isDue);
  const faults = {
    'another length': items.length !== length,
    'an item twice': new Set(items).size !== items.length,
    'too many due': length === 10 && due.length > 6 && notDue.length >= 20,
    'too many new ones of earlier years': newEarlier.length > 2,
  };
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [fault] : []));
}

/** How many items each round asks. */
const LENGTHS: Readonly<Record<GameId, number>> = {
  'dictionary-detective': 10,
  'find-my-number': 0,
  'grammar-guru': 10,
  'hangman-balloons': 1,
  'listen-and-spell': 10,
  'mathematics-mountain': 10,
  'word-search': 0,
};

/** After its summer everything is due, and only nine of the new questions in the mix fit together. */
const LIFE_WITH_LITTLE_NEW = -1415168340;

const FIRST_ROUNDS = 12;
/** Facts learnt by heart may come more often. */
const BY_HEART = /^Y[1-4]\.(AS\.[1-4]|MD\.1)$/;

describe.each(['grammar-guru', 'dictionary-detective', 'mathematics-mountain'] as const)(
  '%s, dealt to a new pupil',
  (id) => {
    it.each(YEAR_GROUPS)(
      `${id} asks a new pupil every objective of Year %i within twelve rounds, and none more than three times its even share`,
      async (year) => {
        const objectives = await objectivesOf(id, year);
        for (const daysBetween of [0, 1]) {
          const asked = await firstObjectives(id, year, daysBetween);
          expect(objectives.filter((one) => !asked.includes(one))).toEqual([]);
          const share = asked.length / objectives.length;
          for (const objective of objectives) {
            if (BY_HEART.test(objective)) continue;
            const times = asked.filter((one) => one === objective).length;
            expect(times).toBeLessThanOrEqual(3 * share);
          }
        }
      },
    );
  },
);

/** The objectives of the year that rounds against the clock can ask. */
async function objectivesOf(id: GameId, year: YearGroup): Promise<string[]> {
  const { repertoire } = await ON_SERVER[id].loadDealer();
  const untimed = await repertoire?.untimed?.();
  const asked = (await ON_SERVER[id].loadItems?.())?.items.askedIn(year) ?? [];
  const objectives = new Set((await asked).map(({ objective }) => objective ?? ''));
  return [...objectives].filter((one) => one.startsWith(`Y${year}`) && !untimed?.has(one));
}

/** The objectives of the questions in a new pupil's first rounds, so many days apart. */
async function firstObjectives(id: GameId, year: YearGroup, daysBetween: number) {
  const { dealStart } = await ON_SERVER[id].loadDealer();
  const random = seededRandom(year);
  const pupil = new Pupil(random);
  const objectives: string[] = [];
  let recent: string[] = [];
  for (let round = 0; round < FIRST_ROUNDS; round++) {
    const day = round * daysBetween;
    const { asked, drawn } = await dealStart({
      year,
      random,
      recent,
      memory: pupil.view(day),
      countdown: 1,
    });
    pupil.play(asked, day);
    recent = [...drawn, ...recent].slice(0, 50);
    objectives.push(...asked.map(({ objective }) => objective ?? ''));
  }
  return objectives;
}

/** How many rounds a device keeps. */
const KEPT = 10;

describe.each(['grammar-guru', 'mathematics-mountain'] as const)(
  '%s, dealt ahead to a new pupil',
  (id) => {
    it.each(YEAR_GROUPS)(
      `${id} asks every objective of Year %i within twelve rounds, and none more than three times its even share, however many rounds are dealt and never played`,
      async (year) => {
        const objectives = await objectivesOf(id, year);
        for (const roundsADay of [1, 3]) {
          const asked = await objectivesDealtAhead(id, year, roundsADay);
          expect(objectives.filter((one) => !asked.includes(one))).toEqual([]);
          const share = asked.length / objectives.length;
          for (const objective of objectives) {
            if (BY_HEART.test(objective)) continue;
            const times = asked.filter((one) => one === objective).length;
            expect(times).toBeLessThanOrEqual(3 * share);
          }
        }
      },
    );
  },
);

/**
 * The objectives of the questions in a new pupil's first rounds, as a device has them dealt: ten ahead, one before the first game of a
 * day, and after each game what is missing, or all ten if those kept are of another day. Those dealt last are played first.
 */
async function objectivesDealtAhead(id: GameId, year: YearGroup, roundsADay: number) {
  const { dealStart } = await ON_SERVER[id].loadDealer();
  const random = seededRandom(year);
  const pupil = new Pupil(random);
  let recent: string[] = [];
  const deal = async (count: number, day: number) => {
    let memory = pupil.view(day);
    const rounds: Array<DealtStart & { day: number }> = [];
    const before = recent;
    while (rounds.length < count) {
      const drawn = rounds.toReversed().flatMap((round) => round.drawn);
      recent = [...drawn, ...before];
      const dealt = await dealStart({ year, random, recent, memory, countdown: 1 });
      rounds.push({ ...dealt, day });
      memory = afterRound(memory, dealt.asked, new Date(START + day * DAY_MS));
    }
    const [first, ...others] = rounds.map(({ drawn }) => drawn);
    const drawn = [first ?? [], ...others.toReversed()].flat();
    recent = [...new Set([...drawn, ...before])].slice(0, 50);
    return rounds;
  };
  const objectives: string[] = [];
  let kept = await deal(KEPT, 0);
  for (let nth = 0; nth < FIRST_ROUNDS; nth++) {
    const day = Math.floor(nth / roundsADay);
    const fresh = kept.every((round) => round.day < day) ? await deal(1, day) : [];
    const [round, ...others] = [...fresh, ...kept];
    if (!round) break;
    pupil.play(round.asked, day);
    objectives.push(...round.asked.map(({ objective }) => objective ?? ''));
    const areOfToday = others.every((other) => other.day === day);
    const missing = areOfToday ? KEPT - others.length : KEPT;
    kept = [...(await deal(missing, day)), ...others].slice(0, KEPT);
  }
  return objectives;
}

describe.each(GAME_IDS)('%s, dealt by memory to a pupil of Years 1 to 6', (id) => {
  it(`${id} keeps the rules of a good round by memory, and deals starts that can be replayed`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), async (seed) => {
        for (const round of await schoolLife(id, seed)) {
          const { start } = round.dealt;
          expect(faultsOf(round, LENGTHS[id])).toEqual([]);
          expect(ON_SERVER[id].replay.startSchema.parse(start)).toEqual(start);
        }
      }),
      { numRuns: 2, examples: [[LIFE_WITH_LITTLE_NEW]] },
    );
  });

  it(`${id} deals the same round for the same memory and seed`, async () => {
    const { dealStart } = await ON_SERVER[id].loadDealer();
    const { memory } = (await schoolLife(id, 3)).at(-1) ?? {};
    const dealt = async () =>
      dealStart({
        year: 6,
        random: seededRandom(4),
        recent: [],
        memory: memory ?? NOTHING_REMEMBERED,
        countdown: 1,
      });
    expect(await dealt()).toEqual(await dealt());
  });

  it(`${id} ignores items in the memory whose content no longer exists`, async () => {
    const { dealStart } = await ON_SERVER[id].loadDealer();
    const items = [
      'Y3.GR.99/001',
      'word/zzz#meaning',
      'word/zzz#spelling',
      'fact/99×99',
      'Y9.XX.1/r1',
    ];
    const lastMet = new Date(START);
    const memory: MemoryView = {
      items: new Map(
        items.map((item) => [item, { item, recall: 0.1, stability: 1, isDue: true, lastMet }]),
      ),
      objectives: new Map([['Y9.XX.1', 5]]),
      rounds: 4,
    };
    const { asked } = await dealStart({
      year: 3,
      random: seededRandom(1),
      recent: [],
      memory,
      countdown: 1,
    });
    expect(asked).toHaveLength(LENGTHS[id]);
    expect(asked.filter(({ item }) => items.includes(item))).toEqual([]);
  });
});

it.each(['grammar-guru', 'mathematics-mountain'] as const)(
  'a round of %s has at most three questions on one objective, and easy ones first',
  async (id) => {
    for (const { dealt, year } of await schoolLife(id, 5)) {
      const objectives = dealt.asked.map(({ objective }) => objective ?? '');
      for (const objective of objectives) {
        expect(objectives.filter((other) => other === objective).length).toBeLessThanOrEqual(3);
      }
      const isOwn = objectives.map((objective) => objective.startsWith(`Y${year}.`));
      expect(isOwn).toEqual(isOwn.toSorted());
    }
  },
);
