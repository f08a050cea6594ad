// Simulated pupils: three models of memory, none of them FSRS. All have been taught the year's items in class, the last time a
// week before their first round. docs/learning.md explains the figures.
import { seededRandom, type Random } from '#games/kit/rules/random.ts';

/** How a question is asked, which determines how well it can be guessed. */
export interface Asked {
  item: string;
  /** Probability of a right answer by guessing alone. */
  guess: number;
}

/** A possible outcome of a meeting with an item. */
export interface Outcome {
  probability: number;
  /** Whether the item was known, not counting guesses. */
  isKnown: boolean;
  next: Held;
}

/** A pupil's knowledge of an item at one time; it never changes. */
export interface Held {
  recallOn: (day: number) => number;
  /** Asks the item on a day: the distinguishable outcomes, whose probabilities add up to 1. */
  meetOn: (day: number) => readonly Outcome[];
}

/** One pupil's mind. */
export interface Mind {
  /**
   * Answers a question, and learns from it and from the explanation after a wrong answer; returns whether it was right.
   */
  answer: (asked: Asked, day: number) => boolean;
  /** The probability that an item is known on a day, without guessing. */
  recallOf: (item: string, day: number) => number;
  /** The current knowledge of the item. */
  held: (item: string) => Held;
}

/** Makes a pupil; their speed of learning and the hard items are drawn from `random`. */
type Model = (random: Random) => Mind;

/** A draw from the normal distribution with mean 0 and standard deviation 1 (Box and Muller). */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/**
 * A mind in which all items begin in the same way, apart from what `start` draws for each. Each has random numbers of its own, so
 * that ways of dealing are compared with the same luck.
 */
function mindOf(
  pupil: Random,
  start: (random: Random) => Held,
  rightness: (isKnown: boolean, guess: number) => number,
): Mind {
  const items = new Map<string, { held: Held; random: Random }>();
  const itemOf = (name: string) => {
    const known = items.get(name);
    if (known) return known;
    const random = seededRandom(pupil() * 2 ** 32);
    const item = { held: start(random), random };
    items.set(name, item);
    return item;
  };
  return {
    held: (name) => itemOf(name).held,
    recallOf: (name, day) => itemOf(name).held.recallOn(day),
    answer({ item: name, guess }, day) {
      const item = itemOf(name);
      const outcome = drawn(item.random, item.held.meetOn(day));
      item.held = outcome.next;
      return item.random() < rightness(outcome.isKnown, guess);
    },
  };
}

function drawn(random: Random, outcomes: readonly Outcome[]): Outcome {
  let left = random();
  for (const outcome of outcomes) {
    left -= outcome.probability;
    if (left < 0) return outcome;
  }
  const last = outcomes.at(-1);
  if (!last) throw new RangeError('A meeting must come to something.');
  return last;
}

const withoutGuessing = (isKnown: boolean) => (isKnown ? 1 : 0);

/** Days from the lessons in class to the first round, the last one last. */
const LESSONS = [14, 7];
const LAST_LESSON = 7;

const HALF_LIFE = { days: 7, spread: 0.5, growth: 2 };

/**
 * Exponential forgetting: recall halves in every half-life, which differs by pupil and item and doubles with each right answer,
 * as in half-life regression (Settles and Meeder 2016).
 */
const exponential: Model = (random) => {
  const pupil = HALF_LIFE.spread * normal(random);
  const hold = (halfLife: number, metOn: number): Held => {
    const recallOn = (day: number) => 2 ** (-(day - metOn) / halfLife);
    return {
      recallOn,
      meetOn: (day) => {
        const known = recallOn(day);
        return [
          { probability: known, isKnown: true, next: hold(halfLife * HALF_LIFE.growth, day) },
          { probability: 1 - known, isKnown: false, next: hold(halfLife, day) },
        ];
      },
    };
  };
  const start = (own: Random) =>
    hold(HALF_LIFE.days * Math.exp(pupil + HALF_LIFE.spread * normal(own)), -LAST_LESSON);
  return mindOf(random, start, withoutGuessing);
};

/** Pavlik and Anderson 2005: decay, threshold and noise, and how much slower time passes between lessons than in them. */
const ACT_R = { decay: 0.177, decayScale: 0.217, threshold: -0.704, noise: 0.255, slowdown: 0.025 };
/** Standard deviation of the pupil's and the item's contribution to the activation. */
const ACTIVATION_SPREAD = 0.2;
const SECONDS_A_DAY = 86_400;
/** From an answer to the explanation after it, in seconds. */
const EXPLANATION_SECONDS = 5;

interface Trace {
  /** In seconds. */
  at: number;
  decay: number;
}

function strengthOf(traces: readonly Trace[], seconds: number): number {
  return traces.reduce((sum, { at, decay }) => sum + Math.max(1, seconds - at) ** -decay, 0);
}

/**
 * A power law with spacing effect: every meeting leaves a trace that decays faster the more active the item was. The
 * explanation after a wrong answer is also a meeting.
 */
const powerLaw: Model = (random) => {
  const pupil = ACTIVATION_SPREAD * normal(random);
  const secondsOf = (day: number) => day * SECONDS_A_DAY * ACT_R.slowdown;
  const { decay, decayScale } = ACT_R;
  const lessons = LESSONS.reduce((traces: Trace[], daysBefore) => {
    const at = secondsOf(-daysBefore);
    return [...traces, { at, decay: decayScale * strengthOf(traces, at) + decay }];
  }, []);
  const meet = (traces: readonly Trace[], at: number) => [
    ...traces,
    { at, decay: decayScale * strengthOf(traces, at) + decay },
  ];
  const hold = (traces: readonly Trace[], bonus: number): Held => {
    const recallOn = (day: number) => {
      const activation = Math.log(strengthOf(traces, secondsOf(day))) + bonus;
      return 1 / (1 + Math.exp((ACT_R.threshold - activation) / ACT_R.noise));
    };
    return {
      recallOn,
      meetOn: (day) => {
        const known = recallOn(day);
        const met = meet(traces, secondsOf(day));
        const explained = meet(met, secondsOf(day) + EXPLANATION_SECONDS);
        return [
          { probability: known, isKnown: true, next: hold(met, bonus) },
          { probability: 1 - known, isKnown: false, next: hold(explained, bonus) },
        ];
      },
    };
  };
  const start = (own: Random) => hold(lessons, pupil + ACTIVATION_SPREAD * normal(own));
  return mindOf(random, start, withoutGuessing);
};

const KNOWING = { learntInClass: 0.5, learning: 0, spread: 0.5, days: 7, slip: 0.1 };

interface Knowable {
  /** Probability of learning it at a meeting. */
  learning: number;
  /** How long it is known at first, in days. */
  days: number;
}

interface Known {
  isKnown: boolean;
  timesKnown: number;
  metOn: number;
}

/**
 * Guessing and slips: an item is either known or not, as in Bayesian knowledge tracing (Corbett and Anderson 1995), but
 * here it can be forgotten. It is learnt at a meeting with some probability, and lost on any day with a probability
 * that falls with every right answer.
 */
const guessing: Model = (random) => {
  const pupil = KNOWING.spread * normal(random);
  const hold = (item: Knowable, { isKnown, timesKnown, metOn }: Known): Held => {
    const recallOn = (day: number) =>
      isKnown ? Math.exp(-(day - metOn) / (item.days * timesKnown ** 2)) : 0;
    return {
      recallOn,
      meetOn: (day) => {
        const still = recallOn(day);
        const more = timesKnown + (metOn < day ? 1 : 0);
        const fewer = Math.max(1, timesKnown - 1);
        const after = (isKnownNow: boolean, times: number) =>
          hold(item, { isKnown: isKnownNow, timesKnown: times, metOn: day });
        const lost = 1 - still;
        return [
          { probability: still, isKnown: true, next: after(true, more) },
          { probability: lost * item.learning, isKnown: false, next: after(true, fewer) },
          { probability: lost * (1 - item.learning), isKnown: false, next: after(false, fewer) },
        ];
      },
    };
  };
  const start = (own: Random) => {
    const item = KNOWING.spread * normal(own);
    const isKnown = own() < KNOWING.learntInClass;
    return hold(
      {
        learning: 1 / (1 + Math.exp(-(KNOWING.learning + pupil + item))),
        days: KNOWING.days * Math.exp((pupil + item) / 2),
      },
      { isKnown, timesKnown: 1, metOn: -LAST_LESSON },
    );
  };
  return mindOf(random, start, (isKnown, guess) => (isKnown ? 1 - KNOWING.slip : guess));
};

export const MODEL_NAMES = [
  'exponential forgetting',
  'power law with spacing',
  'guessing and slips',
] as const;

export type ModelName = (typeof MODEL_NAMES)[number];

export const MODELS: Readonly<Record<ModelName, Model>> = {
  'exponential forgetting': exponential,
  'power law with spacing': powerLaw,
  'guessing and slips': guessing,
};
