// Words that must not be in one year's bank together, because children would confuse their definitions.
import type { Finding } from '#games/kit/checks/content.ts';
import { keptOut, together } from '#games/kit/checks/words.ts';
import type { DictionaryEntry } from '#games/kit/words/words.ts';
import type { YearGroup } from '#shared/years.ts';
import { isFormOf, KEPT_OUT, NEAR_IN_MEANING } from '../near-words.ts';

/** Pairs that the curriculum reference allows if the definitions are clear. Each pair has been checked. */
const PLAIN_ENOUGH: ReadonlySet<string> = new Set([
  // A building to live in, where you sleep, where you cook: each says what you do there.
  'Y1 house/bedroom',
  'Y1 house/kitchen',
  'Y1 bedroom/kitchen',
  // Away from you, nearer to you.
  'Y1 push/pull',
  // What you walk on, what you open.
  'Y2 floor/door',
  // Liked by a lot of people, the one you like best.
  'Y4 popular/favourite',
  // All the people of an area, a person next door.
  'Y5 community/neighbour',
  // To say that a thing is good, to talk someone into doing it.
  'Y6 recommend/persuade',
]);

/** Checks every two words of a year, and the words that are kept out. */
export function checkPairs(dictionary: readonly DictionaryEntry[], year: YearGroup): Finding[] {
  const words = new Map(dictionary.map(({ word, id }) => [word, id]));
  const near = NEAR_IN_MEANING.filter((pair) => !PLAIN_ENOUGH.has(`Y${year} ${pair.join('/')}`));
  return [
    ...together(near, words, 'near-in-meaning'),
    ...dictionary
      .filter(({ word }) => KEPT_OUT.includes(word))
      .map(({ id, word }) => keptOut(id, word)),
    ...twoFormsOf(year, dictionary),
    ...checkKinds(dictionary),
    ...checkSounds(dictionary),
  ];
}

/** Words of a kind that no other word of the year has, so that no word can be mistaken for them. */
function checkKinds(dictionary: readonly DictionaryEntry[]): Finding[] {
  const isAlone = (one: DictionaryEntry) =>
    one.kind !== undefined && !dictionary.some((other) => other !== one && other.kind === one.kind);
  return dictionary.filter(isAlone).map(({ id, kind }) => ({
    id,
    rule: 'kind-alone',
    message: `no other word of the year is of the kind “${kind ?? ''}”`,
  }));
}

/** Words that sound the same name each other, and each offers the other's meaning. */
function checkSounds(dictionary: readonly DictionaryEntry[]): Finding[] {
  return dictionary.flatMap(({ id, word, soundsLike, wrongDefinition }) => {
    if (soundsLike === undefined) return [];
    const other = dictionary.find((entry) => entry.word === soundsLike);
    const found: Finding[] = [];
    if (other?.soundsLike !== word) {
      const message = `“${soundsLike}” does not say that it sounds like “${word}”`;
      found.push({ id, rule: 'sounds-like', message });
    }
    if (other && other.definition !== wrongDefinition) {
      const message = `its wrong meaning is not that of “${soundsLike}”`;
      found.push({ id, rule: 'sounds-like', message });
    }
    return found;
  });
}

/** Two forms of one word in a year's dictionary: the child could not tell their meanings apart. */
function twoFormsOf(year: YearGroup, dictionary: readonly DictionaryEntry[]): Finding[] {
  const forms = dictionary.map(({ word }) => word);
  return forms.flatMap((word) =>
    forms
      .filter((other) => isFormOf(word, other))
      .map((other) => ({
        id: `Y${year}.DD/${word}`,
        rule: 'near-in-meaning',
        message: `“${other}” is another form of it`,
      })),
  );
}
