// Meanings: one short sentence each, never with the word in it, and no two that fit the same word.
import { byYear } from '#games/kit/content/limits.ts';
import { repeated, type Finding } from '#games/kit/content/content.ts';
import { areRelated, rootOf } from '#games/kit/content/stems.ts';
import { countSentences, countWords, wordsOf } from '#games/kit/content/texts.ts';
import type { DictionaryEntry } from '#games/kit/words.ts';
import type { YearGroup } from '#shared/years.ts';

/** Most words in a meaning, right or wrong. */
const DEFINITION_WORDS = byYear(8, 10, 12, 14, 16, 18);
/** Share of their content words, taken together, from which two meanings are alike. */
const MOST_IN_COMMON = 0.6;
const SMALL_WORDS = new Set(
  wordsOf(
    'a an the of or and to in on at for from with by that which who what when where it its is are was be being has have ' +
      'you your we they their them not no as up out off into than very more most someone something thing things people person ' +
      'place made make makes used use do does can one',
  ),
);

/** Every entry of a year's bank, and every two of them. */
export function checkMeanings(dictionary: readonly DictionaryEntry[], year: YearGroup): Finding[] {
  return [
    ...dictionary.flatMap((entry) => checkEntry(entry, DEFINITION_WORDS[year])),
    ...repeated(dictionary.map(({ word }) => word)).map((word) => ({
      id: `Y${year}.DD`,
      rule: 'word-repeated',
      message: `“${word}” appears twice`,
    })),
    ...checkMeaningsApart(dictionary),
  ];
}

function checkEntry(entry: DictionaryEntry, mostWords: number): Finding[] {
  const { id, word, definition, wrongDefinition } = entry;
  const found = [definition, wrongDefinition].flatMap((text) => checkMeaning(id, text, mostWords));
  const finding = (rule: string, message: string) => ({ id, rule, message });
  if (!/^[a-z]+(?:[- ][a-z]+)*$/.test(word)) {
    found.push(finding('word-form', `“${word}” is not in lower case`));
  }
  const own = wordsOf(definition).find((used) => areRelated(used, word));
  if (own) found.push(finding('definition-has-word', `“${definition}” for ${word} has “${own}”`));
  return found;
}

function checkMeaning(id: string, text: string, mostWords: number): Finding[] {
  const finding = (rule: string, message: string) => ({ id, rule, message });
  const found: Finding[] = [];
  const length = countWords(text);
  if (length === 0) found.push(finding('definition-missing', 'there is no meaning'));
  if (length > mostWords) found.push(finding('definition-words', `“${text}” has ${length}`));
  if (countSentences(text) !== 1) found.push(finding('definition-sentences', text));
  if (/[();:]/.test(text)) found.push(finding('definition-marks', text));
  if (/\bsums?\b/.test(text) && !/\badd/.test(text)) {
    found.push(finding('definition-sum', `“${text}” says “sum” without saying what is added`));
  }
  if (/[.!?]$/.test(text) || /^\p{Lu}/u.test(text)) {
    found.push(finding('definition-form', `“${text}” has a capital letter or end punctuation`));
  }
  return found;
}

/** Two right meanings that are alike, or a wrong one that is like the meaning of another word; near its own it may be. */
function checkMeaningsApart(dictionary: readonly DictionaryEntry[]): Finding[] {
  const meanings = dictionary.map((entry) => ({ entry, roots: rootsOf(entry.definition) }));
  return meanings.flatMap(({ entry, roots }, index) => {
    const wrong = rootsOf(entry.wrongDefinition);
    const nearRight = meanings.slice(index + 1).filter((other) => areAlike(roots, other.roots));
    const others = meanings.filter((other) => other.entry !== entry);
    const nearWrong = others.filter((other) => areAlike(wrong, other.roots));
    const finding = (rule: string, mine: string, other: DictionaryEntry) => ({
      id: entry.id,
      rule,
      message: `“${mine}” is like “${other.definition}” of ${other.id}`,
    });
    return [
      ...nearRight.map((near) => finding('definitions-alike', entry.definition, near.entry)),
      ...nearWrong.map((near) =>
        finding('wrong-definition-fits', entry.wrongDefinition, near.entry),
      ),
    ];
  });
}

function rootsOf(meaning: string): ReadonlySet<string> {
  return new Set(
    wordsOf(meaning.toLowerCase())
      .filter((word) => !SMALL_WORDS.has(word))
      .map(rootOf),
  );
}

/** Whether two meanings share most of their content words, and more than one. */
function areAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const common = [...one].filter((root) => other.has(root)).length;
  const together = one.size + other.size - common;
  return common > 1 && common / together >= MOST_IN_COMMON;
}
