// Simulated pupils: three models of memory, none of them FSRS. All have been taught the year's items in class, the last time a
// week before their first round. docs/learning.md explains the figures.
import type { Random } from '#games/kit/random.ts';

/** How a question is asked, which decides how well it can be guessed. */
export interface Asked {
  item: string;
  /** Probability of a right answer by guessing alone. */
  guess: number;
}

/** One pupil's mind. */
export interface Mind {
  /** Answers a question and learns from it, and from the explanation after a wrong answer; whether it was right. */
  answer: (asked: Asked, day: number) => boolean;
  /** The probability that an item is known on a day, without guessing. */
  recallOf: (item: string, day: number) => number;
}

/** Makes a pupil; who is quick at learning and which items are hard is drawn from `random`. */
type Model = (random: Random) => Mind;

/** A draw from the normal distribution with mean 0 and standard deviation 1 (Box and Muller). */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** The state of each item, made when it is first met. */
function perItem<State>(make: () => State): (item: string) => State {
  const states = new Map<string, State>();
  return (item) => {
    const known = states.get(item);
    if (known !== undefined) return known;
    const state = make();
    states.set(item, state);
    return state;
  };
}

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
  const state = perItem(() => ({
    halfLife: HALF_LIFE.days * Math.exp(pupil + HALF_LIFE.spread * normal(random)),
    metOn: -LAST_LESSON,
  }));
  const recallOf = (item: string, day: number) => {
    const { halfLife, metOn } = state(item);
    return 2 ** (-(day - metOn) / halfLife);
  };
  return {
    recallOf,
    answer({ item }, day) {
      const memory = state(item);
      const isRight = random() < recallOf(item, day);
      if (isRight) memory.halfLife *= HALF_LIFE.growth;
      memory.metOn = day;
      return isRight;
    },
  };
};

/** Pavlik and Anderson 2005: decay, threshold and noise, and how much slower time passes between lessons than in them. */
const ACT_R = { decay: 0.177, decayScale: 0.217, threshold: -0.704, noise: 0.255, slowdown: 0.025 };
/** Standard deviation of what pupil and item add to the activation. */
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
 * A power law with spacing effect: every meeting leaves a trace that decays the faster, the more active the item was. The
 * explanation after a wrong answer is a meeting as well.
 */
const powerLaw: Model = (random) => {
  const pupil = ACTIVATION_SPREAD * normal(random);
  const secondsOf = (day: number) => day * SECONDS_A_DAY * ACT_R.slowdown;
  const { decay, decayScale } = ACT_R;
  const lessons = LESSONS.reduce((traces: Trace[], daysBefore) => {
    const at = secondsOf(-daysBefore);
    return [...traces, { at, decay: decayScale * strengthOf(traces, at) + decay }];
  }, []);
  const state = perItem(() => ({
    bonus: pupil + ACTIVATION_SPREAD * normal(random),
    traces: [...lessons],
  }));
  const meet = (item: string, at: number) => {
    const { traces } = state(item);
    traces.push({ at, decay: decayScale * strengthOf(traces, at) + decay });
  };
  const recallOf = (item: string, day: number) => {
    const { traces, bonus } = state(item);
    const activation = Math.log(strengthOf(traces, secondsOf(day))) + bonus;
    return 1 / (1 + Math.exp((ACT_R.threshold - activation) / ACT_R.noise));
  };
  return {
    recallOf,
    answer({ item }, day) {
      const isRight = random() < recallOf(item, day);
      meet(item, secondsOf(day));
      if (!isRight) meet(item, secondsOf(day) + EXPLANATION_SECONDS);
      return isRight;
    },
  };
};

const KNOWING = { learntInClass: 0.5, learning: 0, spread: 0.5, days: 7, slip: 0.1 };

/**
 * Guessing and slips: an item is known or not, as in Bayesian knowledge tracing (Corbett and Anderson 1995), here with
 * forgetting: it is learnt at a meeting with some probability, and lost on any day with one that falls with every right answer.
 */
const guessing: Model = (random) => {
  const pupil = KNOWING.spread * normal(random);
  const state = perItem(() => {
    const item = KNOWING.spread * normal(random);
    return {
      learning: 1 / (1 + Math.exp(-(KNOWING.learning + pupil + item))),
      days: KNOWING.days * Math.exp((pupil + item) / 2),
      isKnown: random() < KNOWING.learntInClass,
      timesKnown: 1,
      metOn: -LAST_LESSON,
    };
  });
  const recallOf = (item: string, day: number) => {
    const { isKnown, timesKnown, days, metOn } = state(item);
    return isKnown ? Math.exp(-(day - metOn) / (days * timesKnown ** 2)) : 0;
  };
  return {
    recallOf,
    answer({ item, guess }, day) {
      const memory = state(item);
      const isStillKnown = random() < recallOf(item, day);
      const isRight = random() < (isStillKnown ? 1 - KNOWING.slip : guess);
      memory.isKnown = isStillKnown || random() < memory.learning;
      if (isStillKnown && memory.metOn < day) memory.timesKnown += 1;
      if (!isStillKnown) memory.timesKnown = Math.max(1, memory.timesKnown - 1);
      memory.metOn = day;
      return isRight;
    },
  };
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
