// What the reasons for wrong maths answers are made from.
import { counted, num } from '../wording.ts';

/** A wrong answer to a question. */
export interface Wrong {
  /** As it is written: '12,000'. */
  given: string;
  value: number;
  answer: number;
  question: string;
  /** The numbers in the text of the question, in order and without their signs. */
  numbers: readonly number[];
}

/** Gives one or two short sentences for a child. */
export type Reason = (wrong: Wrong) => string;

export function wrongAnswer(question: string, answer: number, value: number): Wrong {
  return { given: num(value), value, answer, question, numbers: numbersIn(question) };
}

function numbersIn(text: string): number[] {
  const found = text.match(/\d+(,\d{3})*(\.\d+)?/g) ?? [];
  return found.map((one) => Number(one.replaceAll(',', '')));
}

type Pair = readonly [number, number];

/** Two numbers of the question, in either order, for which that holds. */
export function pairOf({ numbers }: Wrong, holds: (one: number, other: number) => boolean) {
  const pairs = numbers.flatMap((one, index) =>
    numbers.flatMap((other, at): Pair[] => (at === index ? [] : [[one, other]])),
  );
  return pairs.find(([one, other]) => holds(one, other));
}

/** The numbers that a pattern finds in the question. */
export function partsOf({ question }: Wrong, pattern: RegExp): number[] | null {
  const found = pattern.exec(question);
  return found && found.slice(1).map((one) => Number(one.replaceAll(',', '')));
}

/** The sum that is asked: '454 × 100' of '454 × 100 = ?'. */
export function sumOf({ question }: Wrong): string | null {
  return /^([^=?]+) = \?/.exec(question)?.[1] ?? null;
}

const PLACES: Readonly<Record<number, string>> = {
  1: 'one',
  10: 'ten',
  100: 'hundred',
  1000: 'thousand',
  10_000: 'ten thousand',
  100_000: 'hundred thousand',
  1_000_000: 'million',
};

/** '4 tens' for 40 with 10 as its place; '6' for ones if they are `bare`. */
export function inPlace(count: number, place: number, bare = false): string {
  if (bare && place === 1) return String(count);
  return `${count} ${PLACES[place] ?? num(place)}${count === 1 ? '' : 's'}`;
}

/** The value of the place of a number with one digit and zeros: 100 for 400. */
export const placeOf = (value: number) => 10 ** (String(value).length - 1);

/** The digit of `n` in a place. */
export const digitOf = (n: number, place: number) => Math.floor(n / place) % 10;

/** How many parts the numbers of a question have: 'How many thirds are in 3?' */
export function inWholes(wrong: Wrong, each: number, name: string) {
  const {
    value,
    question,
    numbers: [wholes = 0],
  } = wrong;
  const [decimal] = /\d+\.\d+/.exec(question) ?? [];
  if (decimal === undefined) {
    return `1 whole is ${each} ${name}. Here you have ${counted(wholes, 'whole')}.`;
  }
  const given = counted(value, name.replace(/s$/, ''));
  return `${given} ${value === 1 ? 'makes' : 'make'} ${value / each}, not ${decimal}.`;
}
