// The items that a question type can ask: facts that are learnt by heart, and the type itself.
import { seededRandom, type Random } from '#games/kit/rules/random.ts';
import { itemOf } from './item.ts';
import type { MathsItem, QuestionType, Topic } from './question-type.ts';

/** A type counts as having no question left after this many draws. */
const TRIES = 30;
/** The number of questions drawn to find out whether a type drills facts. */
const SAMPLE = 8;
/** Pools up to this size are listed, so that each of their facts can be requested. */
const SMALL_POOL = 600;

/** One item that a type can ask. */
export interface Askable {
  item: string;
  /** A question on this item that `isWanted` accepts; null if none is found. */
  draw: (random: Random, isWanted: (question: MathsItem) => boolean) => MathsItem | null;
}

const known = new WeakMap<QuestionType, readonly Askable[]>();

/** The items of a type: the facts that it drills, if it does, and the type itself for questions on anything else. */
export function askableOf(type: QuestionType): readonly Askable[] {
  const before = known.get(type);
  if (before) return before;
  const askable = isDrill(type) ? listed(type) : [drawn(type)];
  known.set(type, askable);
  return askable;
}

/** Whether a few questions are all facts and the pool is small. Listing the pools of other types takes long. */
function isDrill(type: QuestionType): boolean {
  const random = seededRandom(SAMPLE);
  for (let drawn = 0; drawn < SAMPLE; drawn++) {
    const { id, fact } = type.drawTopic(random);
    if (itemOf(id, fact) === type.id) return false;
  }
  return type.count(SMALL_POOL + 1) <= SMALL_POOL;
}

function listed(type: QuestionType): Askable[] {
  const byItem = new Map<string, Topic[]>();
  for (const topic of type.topics()) {
    const item = itemOf(topic.id, topic.fact);
    const topics = byItem.get(item);
    if (topics) topics.push(topic);
    else byItem.set(item, [topic]);
  }
  return [...byItem].map(([item, topics]) => ({
    item,
    draw: (random, isWanted) => oneOf(random, topics, isWanted),
  }));
}

/** A random accepted question, searched for from a random position. */
function oneOf(
  random: Random,
  topics: readonly Topic[],
  isWanted: (question: MathsItem) => boolean,
): MathsItem | null {
  const from = Math.floor(random() * topics.length);
  for (const topic of [...topics.slice(from), ...topics.slice(0, from)]) {
    const question = topic.item();
    if (isWanted(question)) return question;
  }
  return null;
}

/** Facts that are drawn by chance are skipped. */
function drawn(type: QuestionType): Askable {
  return {
    item: type.id,
    draw(random, isWanted) {
      for (let tries = 0; tries < TRIES; tries++) {
        const topic = type.drawTopic(random);
        if (itemOf(topic.id, topic.fact) !== type.id) continue;
        const question = topic.item();
        if (isWanted(question)) return question;
      }
      return null;
    },
  };
}
