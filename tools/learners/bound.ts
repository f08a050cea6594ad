// An upper bound for every way of dealing that does not know in advance which items are hard, apart from the two
// simplifications named below. It knows the model, the pupil's ability, the days of all rounds and the day of the
// measurement, which the product does not.
import type { Held } from './models.ts';

/** One game's part of a trial. */
export interface Capacity {
  /** The days of the game's rounds, in order. */
  days: readonly number[];
  /** How many items could be asked. */
  items: number;
  /** How many of them a round asks. */
  perRound: number;
  measuredOn: number;
}

/** What is believed about an item: the states it may be in, each weighted by its probability. */
type Belief = ReadonlyArray<{ weight: number; held: Held }>;

/** An item at a round, where it can be asked or left until the next. */
interface Node {
  next: Node | null;
  asked: readonly Node[];
  /** The probability of getting here. */
  weight: number;
  /** Recall on the day of the measurement if it is not asked again, times the probability of getting here. */
  recall: number;
  /** The best result from here on and the answers it takes, both times the probability of getting here. */
  best: { value: number; answers: number };
}

/** Keeps the number of plans small: an item is asked at most this often. */
const MOST_ANSWERS = 3;
const LEAST_WEIGHT = 1e-9;
/** Halvings of the range of prices. */
const HALVINGS = 16;

/**
 * The greatest expected number of recalled items, by Lagrangian relaxation: with a price for each answer, each item is
 * asked as is best for it alone. For any price the result is an upper bound on any dealing with this many answers; the
 * lowest one is used. `sample` stands for all items, which is the second simplification.
 */
export function mostRecalled(sample: readonly Held[], capacity: Capacity): number {
  const { days, items, perRound } = capacity;
  const answers = perRound * days.length;
  const belief = sample.map((held) => ({ weight: 1 / sample.length, held }));
  const nodes: Node[] = [];
  const root = addNodes(nodes, belief, { from: 0, answered: 0 }, capacity);
  let [low, high] = [0, 1];
  let least = Infinity;
  for (let halving = 0; halving < HALVINGS; halving++) {
    const price = (low + high) / 2;
    for (const node of nodes) node.best = bestOf(node, price);
    least = Math.min(least, items * root.best.value + price * answers);
    if (items * root.best.answers > answers) low = price;
    else high = price;
  }
  return least;
}

/** Adds the rounds from `from` on, the last first, so that each comes after the ones it leads to. */
function addNodes(
  nodes: Node[],
  belief: Belief,
  { from, answered }: { from: number; answered: number },
  capacity: Capacity,
): Node {
  const { days, measuredOn } = capacity;
  const weight = belief.reduce((sum, one) => sum + one.weight, 0);
  const recall = belief.reduce((sum, one) => sum + one.weight * one.held.recallOn(measuredOn), 0);
  const best = { value: recall, answers: 0 };
  let next: Node = { next: null, asked: [], weight, recall, best };
  nodes.push(next);
  for (const [round, day] of [...days.entries()].slice(from).toReversed()) {
    const isAskable = answered < MOST_ANSWERS && weight > LEAST_WEIGHT;
    const after = { from: round + 1, answered: answered + 1 };
    const asked = isAskable
      ? [true, false].map((isKnown) =>
          addNodes(nodes, beliefAfter(belief, day, isKnown), after, capacity),
        )
      : [];
    next = { next, asked, weight, recall, best };
    nodes.push(next);
  }
  return next;
}

/** The belief once it is known whether the item was known. */
function beliefAfter(belief: Belief, day: number, isKnown: boolean): Belief {
  return belief.flatMap(({ weight, held }) =>
    held
      .meetOn(day)
      .filter((outcome) => outcome.isKnown === isKnown && outcome.probability > 0)
      .map(({ probability, next }) => ({ weight: weight * probability, held: next })),
  );
}

function bestOf({ next, asked, weight, recall }: Node, price: number): Node['best'] {
  const left = next ? next.best : { value: recall, answers: 0 };
  if (asked.length === 0) return left;
  const value = asked.reduce((sum, node) => sum + node.best.value, 0) - price * weight;
  if (value <= left.value) return left;
  return { value, answers: asked.reduce((sum, node) => sum + node.best.answers, 0) + weight };
}
