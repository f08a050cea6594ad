// Points that teachers may disagree on, so no question may depend on them.
import type { Finding } from '#games/kit/checks/content.ts';

/** Pairs of forms that some consider both right: a question must not offer both. */
const BOTH_RIGHT: readonly (readonly [string, string])[] = [
  ['less', 'fewer'] as const,
  ['who', 'whom'] as const,
  ['can', 'may'] as const,
  ['shall', 'will'] as const,
  ['learnt', 'learned'] as const,
  ['spelt', 'spelled'] as const,
  ['burnt', 'burned'] as const,
  ['dreamt', 'dreamed'] as const,
  ['leant', 'leaned'] as const,
  ['different from', 'different to'] as const,
  ['its', 'his'] as const,
];

/** -ize is a British spelling too, so it is never offered as wrong (words with -ize by nature aside). */
const IZE = /\b(?!size|prize|seize|capsize|maize)\p{L}{3,}iz(e|es|ed|ing)\b/iu;

/** Finds a contested point among a question's options, the answer first. */
export function contestedChoices(id: string, options: readonly string[]): Finding[] {
  const finding = (message: string) => ({ id, rule: 'contested', message });
  const found: Finding[] = [];
  const lower = options.map((option) => option.toLowerCase());
  for (const [one, other] of BOTH_RIGHT) {
    if (lower.includes(one) && lower.includes(other)) found.push(finding(`${one} or ${other}`));
  }
  const withoutSerialComma = options.map((option) => option.replaceAll(/, (and|or) /g, ' $1 '));
  if (new Set(withoutSerialComma).size < new Set(options).size) {
    found.push(finding('two options differ only by a comma before “and”'));
  }
  const ize = options.slice(1).find((option) => IZE.test(option));
  if (ize) found.push(finding(`“${ize}” is offered as wrong`));
  return found;
}
