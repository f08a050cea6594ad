// Checks the options of a grammar question: four different ones of similar length, with a misconception for each wrong one.
import { byYear } from '#games/kit/rules/by-year.ts';
import { repeated, type Finding } from '#games/kit/checks/content.ts';
import { countWords } from '#games/kit/words/prose.ts';
import type { YearGroup } from '#shared/years.ts';
import { contestedChoices } from './contested.ts';
import type { GrammarItem } from '../item.ts';

/** Most words in one option. */
const OPTION_WORDS = byYear(6, 10, 10, 12, 12, 12);
/** Letters by which an answer may be longer or shorter than every other option; more gives it away. */
const STANDS_OUT = 6;
/** How many times as long as the shortest the longest option may be, once it has more than a few letters. */
const LENGTH_RATIO = 3.5;
const FEW_LETTERS = 16;
/** Concepts in which a short answer is the point. */
const LENGTH_IS_THE_POINT = new Set(['length-means-sentence', 'no-word-left-out']);
/** Largest share of the items of a year whose answer is the longest option. */
const LONGEST_SHARE = 0.4;

/** Every item's options, and how often the longest one is right. */
export function checkOptions(grammar: readonly GrammarItem[], year: YearGroup): Finding[] {
  return [
    ...grammar.flatMap((item) => [
      ...checkDistinct(item),
      ...checkLengths(item, OPTION_WORDS[year]),
      ...checkSlips(item),
      ...contestedChoices(item.id, optionsOf(item)),
    ]),
    ...checkLongest(`Y${year}`, grammar),
  ];
}

/** The four options, the answer first. */
function optionsOf({ answer, wrong }: GrammarItem): string[] {
  return [answer, ...wrong.map(({ text }) => text)];
}

function checkDistinct(item: GrammarItem): Finding[] {
  const { id } = item;
  const options = optionsOf(item);
  const twice = repeated(options.map((option) => option.trim()));
  const alike = repeated(options.map(withoutTinyMarks));
  return [
    ...twice.map((option) => ({
      id,
      rule: 'option-repeated',
      message: `“${option}” appears twice`,
    })),
    ...alike.map((option) => ({
      id,
      rule: 'option-tiny-mark',
      message: `two options “${option}” differ only in the kind of a mark`,
    })),
    ...options
      .filter((option) => /^(all|both|none) of (these|them)\W?$|^[AB] and [BC]$/i.test(option))
      .map((option) => ({
        id,
        rule: 'option-sum',
        message: `“${option}” is about the other options`,
      })),
  ];
}

/** The same text for marks that a child cannot tell apart: curly and straight quotes, hyphens and dashes. */
function withoutTinyMarks(option: string): string {
  return option.replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(/[–—−]/g, '-').trim();
}

function checkLengths(item: GrammarItem, mostWords: number): Finding[] {
  const { id, answer } = item;
  const options = optionsOf(item);
  const lengths = options.map((option) => option.length);
  const others = lengths.slice(1);
  const found: Finding[] = options
    .filter((option) => countWords(option) > mostWords)
    .map((option) => ({ id, rule: 'option-words', message: `“${option}” is too long` }));
  const tooLong = answer.length - Math.max(...others) > STANDS_OUT;
  const tooShort = Math.min(...others) - answer.length > STANDS_OUT;
  const isThePoint = item.wrong.some(({ slip }) => LENGTH_IS_THE_POINT.has(slip));
  if (!isThePoint && (tooLong || tooShort)) {
    const message = `the answer “${answer}” stands out by its length`;
    found.push({ id, rule: 'option-lengths', message });
  }
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)];
  if (longest > FEW_LETTERS && longest > LENGTH_RATIO * shortest) {
    const message = `${shortest} to ${longest} letters: ${options.join(' · ')}`;
    found.push({ id, rule: 'option-lengths', message });
  }
  return found;
}

function checkSlips({ id, wrong }: GrammarItem): Finding[] {
  return wrong
    .filter(({ slip }) => !/^[a-z]+(-[a-z]+)*$/.test(slip))
    .map(({ text, slip }) => ({
      id,
      rule: 'option-misconception',
      message: `“${text}” is tagged “${slip}”`,
    }));
}

function checkLongest(id: string, grammar: readonly GrammarItem[]): Finding[] {
  const longest = grammar.filter(
    ({ answer, wrong }) => answer.length > Math.max(...wrong.map(({ text }) => text.length)),
  ).length;
  if (longest <= LONGEST_SHARE * grammar.length) return [];
  const message = `the answer is the longest option in ${longest} of ${grammar.length}`;
  return [{ id, rule: 'answer-longest', message }];
}
