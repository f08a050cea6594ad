// Draws one round: easy to hard, no fact twice, what was met lately last.
import { pickOne, shuffle, type Random } from '#games/kit/rules/random.ts';
import { YEAR_GROUPS, type YearGroup } from '#shared/years.ts';
import { MIXES, type Share } from './mix.ts';
import { byEase, type MathsItem, type QuestionType } from './question-type.ts';

/** The question types a round may draw on; a year whose types are missing is left out. */
export type TypesByYear = Partial<Record<YearGroup, readonly QuestionType[]>>;

interface Dealt {
  item: MathsItem;
  type: QuestionType;
  year: YearGroup;
  share: Share;
}

type Candidate = Omit<Dealt, 'item'>;

/** Questions of one type in a round. */
export const MOST_OF_A_TYPE = 2;
/** Questions on one objective in a round. */
export const MOST_OF_AN_OBJECTIVE = 3;
/** Draws after which a type counts as having nothing new left. */
const TRIES = 30;
/** Pools up to this size are searched to the end for a question not met lately. */
const SMALL_POOL = 500;

/**
 * Ten questions for a year, earlier years first and then by row, so from easy to hard. No fact comes twice, no type more
 * than twice, no objective more than three times, at most one question from the smallest pools.
 * Questions in `recent` (newest first) come only when a share has nothing else, the oldest first.
 */
export function dealRound(
  year: YearGroup,
  typesByYear: TypesByYear,
  random: Random,
  recent: readonly string[],
): MathsItem[] {
  const metAt = lastMet(recent);
  const round: Dealt[] = [];
  for (const share of MIXES[year]) {
    for (let place = 0; place < share.count; place++) {
      const dealt = dealOne(candidatesOf(share, year, typesByYear), round, random, metAt);
      if (dealt) round.push(dealt);
    }
  }
  return round
    .toSorted((one, other) => one.year - other.year || byEase(one.type, other.type))
    .map(({ item }) => item);
}

/** How long ago an id was met: 0 for the newest. Types count by their newest question. */
function lastMet(recent: readonly string[]): (id: string) => number {
  const places = new Map<string, number>();
  for (const [place, id] of recent.entries()) {
    const type = id.slice(0, id.indexOf(':'));
    for (const key of [id, type]) if (!places.has(key)) places.set(key, place);
  }
  return (id) => places.get(id) ?? Infinity;
}

function candidatesOf(share: Share, pupilYear: YearGroup, typesByYear: TypesByYear): Candidate[] {
  return YEAR_GROUPS.flatMap((year) =>
    (typesByYear[year] ?? [])
      .filter((type) => share.rows[year]?.includes(type.place))
      .map((type) => ({
        type: year < pupilYear ? (type.inLaterYears ?? type) : type,
        year,
        share,
      })),
  );
}

function dealOne(
  candidates: readonly Candidate[],
  round: readonly Dealt[],
  random: Random,
  metAt: (id: string) => number,
): Dealt | undefined {
  const inTurn = inTurnOf(candidates, round, random, metAt);
  for (const candidate of inTurn) {
    for (let tries = 0; tries < TRIES; tries++) {
      const item = candidate.type.draw(random);
      if (metAt(item.id) === Infinity && fits(item, candidate, round))
        return { ...candidate, item };
    }
  }
  const left = inTurn.flatMap((candidate) => remaining(candidate, random, round));
  const longestAgo = Math.max(...left.map(({ item }) => metAt(item.id)));
  const oldest = left.filter(({ item }) => metAt(item.id) === longestAgo);
  return oldest.length === 0 ? undefined : pickOne(random, oldest);
}

/** The types that may still come: first those not yet in this round, then those met longest ago, else by chance. */
function inTurnOf(
  candidates: readonly Candidate[],
  round: readonly Dealt[],
  random: Random,
  metAt: (id: string) => number,
): Candidate[] {
  const used = ({ type }: Candidate) => round.filter((dealt) => dealt.type === type).length;
  const hasFew = round.some(({ type }) => type.fewQuestions);
  return shuffle(random, candidates)
    .filter((candidate) => used(candidate) < MOST_OF_A_TYPE)
    .filter(({ type }) => !(hasFew && type.fewQuestions))
    .toSorted(
      (one, other) => used(one) - used(other) || compare(metAt(other.type.id), metAt(one.type.id)),
    );
}

/** Whether a question may join the round. */
function fits(item: MathsItem, { share }: Candidate, round: readonly Dealt[]): boolean {
  const asked = round.map((dealt) => dealt.item);
  const sameObjective = asked.filter(({ objective }) => objective === item.objective);
  return (
    hasTable(share, item) && sameObjective.length < MOST_OF_AN_OBJECTIVE && isUnlike(item, asked)
  );
}

/** Whether a share that is limited to some tables allows a question. */
export function hasTable({ tables, factors }: Share, { table, fact }: MathsItem): boolean {
  if (factors && !fact.split('×').every((factor) => factors.includes(Number(factor)))) return false;
  return !Array.isArray(tables) || (table !== undefined && tables.includes(table));
}

/** Whether a question asks another fact, in another text, than these do. */
export function isUnlike(item: MathsItem, others: readonly MathsItem[]): boolean {
  return others.every(({ fact, question }) => fact !== item.fact && question !== item.question);
}

/** What a type can still give this round, met before or not: all of a small pool, some of a large one. */
function remaining(candidate: Candidate, random: Random, round: readonly Dealt[]): Dealt[] {
  const { type } = candidate;
  const isSmall = type.count(SMALL_POOL + 1) <= SMALL_POOL;
  const items = isSmall ? [...type.all()] : Array.from({ length: TRIES }, () => type.draw(random));
  return items
    .filter((item) => fits(item, candidate, round))
    .map((item) => ({ ...candidate, item }));
}

function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}
