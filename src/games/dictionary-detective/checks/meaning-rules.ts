// Rules for meanings: each is one short sentence without the word in it, and no two fit the same word.
import { repeated, type Finding } from '#games/kit/checks/content.ts';
import { checkMeaning, checkOwnWord } from '#games/kit/checks/meanings.ts';
import { areAlike, rootsOf, WORD_FORM } from '#games/kit/words/meanings.ts';
import type { DictionaryEntry } from '#games/kit/words/words.ts';
import type { YearGroup } from '#shared/years.ts';

/**
 * Words whose wrong meaning belongs to a word that sounds the same, whatever its class, and that the year does not ask:
 * wait, break, except, bury, advise, alter, steal, devise, affect, bow and altar.
 */
const SOUND_LIKE_ANOTHER_CLASS: ReadonlySet<string> = new Set([
  'weight',
  'brake',
  'accept',
  'berry',
  'advice',
  'altar',
  'steel',
  'device',
  'effect',
  'bough',
  'alter',
]);

/** Checks every entry of a year's bank, and every two of them. */
export function checkMeanings(dictionary: readonly DictionaryEntry[], year: YearGroup): Finding[] {
  return [
    ...dictionary.flatMap((entry) => checkEntry(entry, year)),
    ...repeated(dictionary.map(({ word }) => word)).map((word) => ({
      id: `Y${year}.DD`,
      rule: 'word-repeated',
      message: `“${word}” appears twice`,
    })),
    ...checkMeaningsApart(dictionary),
  ];
}

function checkEntry(entry: DictionaryEntry, year: YearGroup): Finding[] {
  const { id, word, definition, wrongDefinition } = entry;
  const found = [definition, wrongDefinition].flatMap((text) => checkMeaning(id, text, year));
  const finding = (rule: string, message: string) => ({ id, rule, message });
  if (!WORD_FORM.test(word)) found.push(finding('word-form', `“${word}” is not in lower case`));
  const isOfClass = isToDo(definition) === isToDo(wrongDefinition);
  if (!isOfClass && entry.soundsLike === undefined && !SOUND_LIKE_ANOTHER_CLASS.has(word)) {
    const message = `only one of “${definition}” and “${wrongDefinition}” means a verb`;
    found.push(finding('definition-class', message));
  }
  return [...found, ...checkOwnWord(id, definition, word)];
}

/** Whether a meaning is that of a verb: 'to take something'. */
function isToDo(meaning: string): boolean {
  return meaning.startsWith('to ');
}

/**
 * Two right meanings that are alike, or a wrong one that is like another word's meaning. A wrong one may be like its
 * own word's meaning.
 */
function checkMeaningsApart(dictionary: readonly DictionaryEntry[]): Finding[] {
  const meanings = dictionary.map((entry) => ({ entry, roots: rootsOf(entry.definition) }));
  return meanings.flatMap(({ entry, roots }, index) => {
    const { definition, wrongDefinition } = entry;
    const wrong = rootsOf(wrongDefinition);
    const nearRight = meanings.slice(index + 1).filter((other) => areAlike(roots, other.roots));
    const others = meanings.filter(
      (other) => ![entry.word, entry.soundsLike].includes(other.entry.word),
    );
    const nearWrong = others.filter((other) => areAlike(wrong, other.roots));
    const finding = (rule: string, mine: string, other: DictionaryEntry) => ({
      id: entry.id,
      rule,
      message: `“${mine}” is like “${other.definition}” of ${other.id}`,
    });
    return [
      ...nearRight.map((near) => finding('definitions-alike', definition, near.entry)),
      ...nearWrong.map((near) => finding('wrong-definition-fits', wrongDefinition, near.entry)),
    ];
  });
}
