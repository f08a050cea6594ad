// A worked example for a type of problem that was missed twice: first whole, then with its last step missing, then none.
import type { Random } from '#games/kit/rules/random.ts';
import type { MathsItem, QuestionType } from './question-type.ts';

/** How much of an example is shown. */
type Help = 'whole' | 'last step missing';

/** So many misses, one after another, call for an example. */
const MISSES = 2;
/** A twin has other numbers; draws until one is found. */
const TRIES = 20;

/** The help that the next problem of a type gets, from the answers to earlier ones, oldest first. */
export function helpAfter(answers: readonly boolean[]): Help | null {
  let misses = 0;
  let help: Help | null = null;
  for (const isRight of answers) {
    misses = isRight ? 0 : misses + 1;
    if (misses >= MISSES || (help && !isRight)) help = 'whole';
    else if (help) help = help === 'whole' ? 'last step missing' : null;
  }
  return help;
}

/** The problem with a solved twin beside it; without one where nothing is worked out in steps. */
export function withExample(
  item: MathsItem,
  type: QuestionType,
  help: Help,
  random: Random,
): MathsItem {
  for (let tries = 0; tries < TRIES; tries++) {
    const { question, explanation } = type.draw(random);
    if (question === item.question || explanation === item.explanation) continue;
    const way = help === 'whole' ? explanation : withoutLastResult(explanation);
    if (way === null || !explanation.includes(' = ')) return item;
    return { ...item, more: { ...item.more, example: { question, way } } };
  }
  return item;
}

/** 'First 4 + 5 = 9, and then 9 − 3 = ?', or '7 − 3 = 4, and then half of 4 is ?' */
function withoutLastResult(way: string): string | null {
  const halved = /^.* half of \S+ is (?=\S+\.$)/.exec(way)?.[0];
  if (halved !== undefined) return `${halved}?`;
  const at = way.lastIndexOf(' = ');
  return at < 0 ? null : `${way.slice(0, at)} = ?`;
}
