// What the results of a tables check say of facts and tables (D11).
import type { PupilTablesResult, TablesResult } from '#shared/contract/tables-check.ts';
import { ENOUGH_ANSWERS } from '#shared/honest-figures.ts';

/** The largest factor. */
export const FACTORS = 12;

export interface Tally {
  right: number;
  asked: number;
}

export interface TableTally extends Tally {
  table: number;
  /** Who was asked. */
  pupils: number;
}

type Answer = TablesResult['answers'][number];

const NOTHING: Tally = { right: 0, asked: 0 };

/** Too few answers to judge: striped, never coloured. */
export function isThin({ asked }: Tally): boolean {
  return asked < ENOUGH_ANSWERS;
}

/**
 * The results that show what a pupil knew in this check: proved, not rushed or late, and with their answers still
 * stored.
 */
export function resultsThatCount(rows: readonly PupilTablesResult[]): PupilTablesResult[] {
  return rows.filter(({ result }) => result && isBeyondDoubt(result) && result.answers.length > 0);
}

export function isBeyondDoubt({ verified, rushed, late }: TablesResult): boolean {
  return verified && !rushed && !late;
}

/** Results that are not in the figures, by why. */
export function leftOut(rows: readonly PupilTablesResult[]) {
  const results = rows.flatMap(({ result }) => result ?? []);
  return {
    rushed: results.filter((result) => result.verified && result.rushed).length,
    late: results.filter(({ verified, rushed, late }) => verified && !rushed && late).length,
    unverified: results.filter((result) => !result.verified).length,
    aged: results.filter((result) => isBeyondDoubt(result) && result.answers.length === 0).length,
  };
}

/** Figures of a fact, whichever factor comes first. */
export type FactTallies = (one: number, other: number) => Tally;

export function factTallies(rows: readonly PupilTablesResult[]): FactTallies {
  const tallies = new Map<string, Tally>();
  for (const answer of answersOf(rows)) {
    const key = keyOf(answer.table, answer.by);
    tallies.set(key, plus(tallies.get(key) ?? NOTHING, answer));
  }
  return (one, other) => tallies.get(keyOf(one, other)) ?? NOTHING;
}

/** Figures of each table from 2 to 12; the first factor names the table. */
export function tableTallies(rows: readonly PupilTablesResult[]): TableTally[] {
  return Array.from({ length: FACTORS - 1 }, (_, nth) => {
    const table = nth + 2;
    const isOfTable = (answer: Answer) => answer.table === table;
    const pupils = resultsThatCount(rows).filter(({ result }) => result?.answers.some(isOfTable));
    const { right, asked } = answersOf(rows).filter(isOfTable).reduce(plus, NOTHING);
    return { table, right, asked, pupils: pupils.length };
  });
}

/** What was not right, in the order in which it was asked. */
export function wrongAnswers(rows: readonly PupilTablesResult[]): Answer[] {
  return answersOf(rows).filter(({ right }) => !right);
}

function answersOf(rows: readonly PupilTablesResult[]): Answer[] {
  return resultsThatCount(rows).flatMap(({ result }) => result?.answers ?? []);
}

function plus(tally: Tally, { right }: Answer): Tally {
  return { right: tally.right + (right ? 1 : 0), asked: tally.asked + 1 };
}

function keyOf(one: number, other: number): string {
  return `${Math.min(one, other)}×${Math.max(one, other)}`;
}
