// Mixes forms of question in a round: no form is used more than four times in a row (D12).
import { pickOne, type Random } from '../kit/rules/random.ts';
import type { GuruItem } from './forms/dealers.ts';

export const MOST_IN_A_ROW = 4;

/** Whether an item is a choice of four, like most items. */
export function isChoice(item: GuruItem): boolean {
  return item.form === 'choice';
}

/**
 * How many items of other forms a round still needs to avoid five choices of four in a row. The steps are in order; within a step
 * any order is possible. `run` choices precede the first step.
 */
export function breaksNeeded(steps: readonly (readonly GuruItem[])[], run = 0): number {
  let needed = 0;
  let inARow = run;
  for (const step of steps) {
    const choices = step.filter(isChoice).length;
    let others = step.length - choices;
    for (let choice = 0; choice < choices; choice++) {
      if (inARow === MOST_IN_A_ROW) {
        // As late as possible: no order needs fewer.
        if (others > 0) others -= 1;
        else needed += 1;
        inARow = 0;
      }
      inARow += 1;
    }
    if (others > 0) inARow = 0;
  }
  return needed;
}

/** Whether a round of `length` can still be completed without five items of one form in a row. */
export function isMixable(steps: readonly (readonly GuruItem[])[], length: number): boolean {
  const items = steps.flat();
  const counts = new Map<string, number>();
  for (const item of items) {
    if (!isChoice(item)) counts.set(item.form, (counts.get(item.form) ?? 0) + 1);
  }
  const isOneTooOften = [...counts.values()].some((count) => count > MOST_IN_A_ROW);
  return !isOneTooOften && breaksNeeded(steps) <= length - items.length;
}

/**
 * Whether that is certain from the number of items, `others` of which are not choices of four, whatever their steps: four choices
 * in a row need at most one break, and no form can be too frequent. Much cheaper, and true for most rounds until nearly full.
 */
export function isMixableAnyhow(items: number, others: number, length: number): boolean {
  const breaks = Math.max(0, Math.floor((items - others - 1) / MOST_IN_A_ROW));
  return others <= MOST_IN_A_ROW && breaks <= length - items;
}

/** The items of the steps, each step in a random order among those with the shortest runs of one form. */
export function mixForms(steps: readonly (readonly GuruItem[])[], random: Random): GuruItem[] {
  const mixed: GuruItem[] = [];
  let run = 0;
  for (const [nth, step] of steps.entries()) {
    const later = steps.slice(nth + 1);
    const left = [...step];
    while (left.length > 0) {
      const needs = left.map((item) => {
        const rest = [left.filter((other) => other !== item), ...later];
        if (!isChoice(item)) return breaksNeeded(rest);
        return run === MOST_IN_A_ROW ? 1 + breaksNeeded(rest, 1) : breaksNeeded(rest, run + 1);
      });
      const fewest = Math.min(...needs);
      const next = pickOne(
        random,
        left.filter((_, index) => needs[index] === fewest),
      );
      left.splice(left.indexOf(next), 1);
      mixed.push(next);
      run = isChoice(next) ? (run % MOST_IN_A_ROW) + 1 : 0;
    }
  }
  return mixed;
}
