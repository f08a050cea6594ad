// Checks the questions and rules of grammar items: short, direct and not repetitive.
import { byYear } from '#games/kit/rules/by-year.ts';
import { repeated, type Finding } from '#games/kit/checks/content.ts';
import { ALL_NAMES } from '#games/kit/checks/names.ts';
import { countSentences, countWords, wordsOf } from '#games/kit/words/prose.ts';
import { rootOf } from '#games/kit/words/stems.ts';
import { instructionOf } from '#games/kit/checks/texts.ts';
import type { YearGroup } from '#shared/years.ts';

/** The parts of an item that these checks need, whatever its form. */
export interface AskedText {
  id: string;
  question: string;
  answer: string;
  rule: string;
}

/**
 * Most words in a rule. The definition lengths hold from Year 3 on. A rule of Years 1 and 2 may have 12 words, as many as a
 * prompt of those years: the shortest right meaning of "sentence" already needs more than 8.
 */
const RULE_WORDS = byYear(12, 12, 12, 14, 16, 18);
/** Most words in a question with its sentence; a gap counts as a word. */
const STEM_WORDS = byYear(12, 14, 16, 18, 20, 22);
const MOST_NAMES = 2;
/** How often one question may be repeated in a year with only a name changed. */
const MOST_ALIKE = 2;
/** How often the questions of one concept may begin with the same instruction, whatever sentence follows. */
const MOST_WITH_ONE_INSTRUCTION = 4;
/** From Year 5 on, one question in this many may be negative. */
const ONE_NEGATIVE_IN = 20;
const NEGATIVE = /\bnot\b|\bno\b|\bnever\b|\bexcept\b|n’t\b/i;
/** Words that mean nothing to a child on their own. */
const SMALL_WORDS = new Set(
  wordsOf(
    'a an the of or and to in on at for from with by that which who it its is are be this these as so our my we us they them he she his her',
  ),
);
const ODD_ONE_OUT = /odd one out|trick/i;

/** Every question and rule of a year. */
export function checkStems(grammar: readonly AskedText[], year: YearGroup): Finding[] {
  return [
    ...checkAsked(grammar, year),
    ...grammar.flatMap(checkSaysMore),
    ...checkOften(grammar),
    ...checkRepeated(grammar),
  ];
}

/** The same for forms that repeat an instruction with different words. */
export function checkInstructed(grammar: readonly AskedText[], year: YearGroup): Finding[] {
  return [...checkAsked(grammar, year), ...checkRepeated(grammar)];
}

function checkAsked(grammar: readonly AskedText[], year: YearGroup): Finding[] {
  return [
    ...grammar.flatMap((item) => [
      ...checkStem(item, year),
      ...checkRule(item, year),
      ...checkNames(item),
    ]),
    ...checkNegatives(year, grammar),
    ...checkInstructions(grammar),
  ];
}

function checkNames({ id, question, answer }: AskedText): Finding[] {
  const used = new Set(wordsOf(`${question} ${answer}`).filter((word) => ALL_NAMES.has(word)));
  const message = `has ${used.size} names: ${[...used].join(', ')}`;
  return used.size > MOST_NAMES ? [{ id, rule: 'names', message }] : [];
}

function checkStem({ id, question }: AskedText, year: YearGroup): Finding[] {
  const finding = (rule: string, message: string) => ({ id, rule, message });
  const found: Finding[] = [];
  const length = countWords(question);
  if (length > STEM_WORDS[year]) found.push(finding('stem-words', `the question has ${length}`));
  if (ODD_ONE_OUT.test(question)) found.push(finding('stem-form', 'asks for an odd one out'));
  if (!/[?.:](?: \([^)]*\))?$/.test(instructionOf(question))) {
    found.push(finding('stem-form', `“${instructionOf(question)}” does not end as a question`));
  }
  return found;
}

function checkRule({ id, rule }: AskedText, year: YearGroup): Finding[] {
  const finding = (rule: string, message: string) => ({ id, rule, message });
  if (rule.trim() === '') return [finding('rule-missing', 'there is no rule')];
  const found: Finding[] = [];
  const length = countWords(rule);
  if (length > RULE_WORDS[year]) found.push(finding('rule-words', `the rule has ${length}`));
  if (countSentences(rule) !== 1) found.push(finding('rule-sentences', rule));
  if (!/^[\p{Lu}\d“].*[.?!”]$/u.test(rule)) found.push(finding('rule-form', rule));
  return found;
}

/**
 * Finds a rule that only repeats the question and its answer without explaining it. Quoting part of a longer answer is allowed: it
 * shows where to look.
 */
function checkSaysMore({ id, question, answer, rule }: AskedText): Finding[] {
  const [instruction = ''] = question.split('\n');
  const known = new Set(wordsOf(`${instruction} ${answer}`).map(rootOf));
  const isNew = (word: string) => !SMALL_WORDS.has(word.toLowerCase()) && !known.has(rootOf(word));
  const isPointedOut = (quoted: string) =>
    answer.toLowerCase().includes(quoted.toLowerCase()) &&
    countWords(quoted) + 1 < countWords(answer);
  const quotations = [...rule.matchAll(/“([^“”]*)”/g)].map(([, quoted = '']) => quoted);
  if (wordsOf(rule).some(isNew) || quotations.some(isPointedOut)) return [];
  return [{ id, rule: 'rule-repeats-answer', message: `“${rule}” says no more than the answer` }];
}

function checkNegatives(year: number, grammar: readonly AskedText[]): Finding[] {
  const negative = grammar.filter(({ question }) => NEGATIVE.test(askedOf(question)));
  const finding = ({ id, question }: AskedText) => ({
    id,
    rule: 'stem-negative',
    message: `“${question}” asks which one is not right`,
  });
  if (year < 5) return negative.map(finding);
  const unmarked = negative.filter(({ question }) => !/\*\*(not|no)\*\*/.test(question));
  const tooMany = negative.length > grammar.length / ONE_NEGATIVE_IN ? negative : [];
  return [...new Set([...unmarked, ...tooMany])].map(finding);
}

/** The part of the instruction that says what to look for: its last sentence, before what the words would mean. */
function askedOf(question: string): string {
  const sentence =
    instructionOf(question)
      .match(/[^.?!]+[.?!]*/g)
      ?.at(-1) ?? '';
  return sentence.split(/\b(?:means?|meaning|tells?|shows?|if)\b/)[0] ?? '';
}

/** Finds a question repeated too often in a year with other options. */
function checkOften(grammar: readonly AskedText[]): Finding[] {
  const forms = grammar.map(({ question }) => withoutNames(question));
  const often = repeated(forms).filter(
    (form) => forms.filter((other) => other === form).length > MOST_ALIKE,
  );
  return grammar
    .filter(({ question }) => often.includes(withoutNames(question)))
    .map(({ id, question }) => ({
      id,
      rule: 'stem-repeated',
      message: `“${question}” is asked more than ${MOST_ALIKE} times`,
    }));
}

function checkRepeated(grammar: readonly AskedText[]): Finding[] {
  const whole = ({ question, answer }: AskedText) => `${withoutNames(question)} ${answer}`;
  const same = new Set(repeated(grammar.map(whole)));
  return grammar
    .filter((item) => same.has(whole(item)))
    .map(({ id, question, answer }) => ({
      id,
      rule: 'item-repeated',
      message: `“${question}” with the answer “${answer}” appears twice`,
    }));
}

/** Instructions that too many questions of one concept share; what is quoted in them does not make them different. */
function checkInstructions(grammar: readonly AskedText[]): Finding[] {
  const formOf = ({ id, question }: AskedText) => `${id.split('/')[0]} ${instructionOf(question)}`;
  const timesSoFar = new Map<string, number>();
  return grammar.flatMap((item) => {
    const form = formOf(item);
    const times = (timesSoFar.get(form) ?? 0) + 1;
    timesSoFar.set(form, times);
    const message = `“${form}” is asked more than ${MOST_WITH_ONE_INSTRUCTION} times`;
    return times > MOST_WITH_ONE_INSTRUCTION
      ? [{ id: item.id, rule: 'instruction-repeated', message }]
      : [];
  });
}

function withoutNames(question: string): string {
  return question.replaceAll(/\p{L}+/gu, (word) => (ALL_NAMES.has(word) ? 'Name' : word));
}
