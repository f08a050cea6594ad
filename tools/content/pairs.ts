// Words that must not stand together in one bank, because their meanings are near or one helps to find the other.
import type { YearGroup } from '#shared/years.ts';
import type { YearContent } from './banks.ts';
import type { Finding, YearRule } from './finding.ts';

type Pair = readonly [string, string];

/** Meanings that children would swap; of every year, as later banks may revise earlier words. */
const NEAR_IN_MEANING: readonly Pair[] = [
  ...pairs('house', 'bedroom', 'kitchen', 'home'),
  ...pairs('sunset', 'night'),
  ...pairs('push', 'pull'),
  ...pairs('child', 'children', 'people'),
  ...pairs('pretty', 'beautiful'),
  ...pairs('clothes', 'jacket'),
  ...pairs('floor', 'door'),
  ...pairs('city', 'village'),
  ...pairs('guard', 'guide'),
  ...pairs('strange', 'special', 'peculiar'),
  ...pairs('centre', 'build'),
  ...pairs('centre', 'circle'),
  ...pairs('ordinary', 'regular'),
  ...pairs('popular', 'favourite'),
  ...pairs('possess', 'possession'),
  ...pairs('experience', 'experiment'),
  ...pairs('occasion', 'occasionally'),
  ...pairs('breath', 'breathe'),
  ...pairs('system', 'category'),
  ...pairs('definite', 'determined'),
  ...pairs('community', 'neighbour'),
  ...pairs('dictionary', 'language'),
  ...pairs('restaurant', 'vegetable'),
  ...pairs('nuisance', 'hindrance'),
  ...pairs('conscience', 'conscious'),
  ...pairs('profession', 'secretary'),
  ...pairs('accompany', 'accommodate'),
  ...pairs('recommend', 'suggest', 'persuade'),
  ...['car', 'bus', 'lorry', 'van', 'vehicle', 'tram', 'train', 'motorbike'].flatMap((vehicle) =>
    pairs('bicycle', vehicle),
  ),
];

/** Pairs that the curriculum reference allows where the words are plain: each was read side by side and is. */
const PLAIN_ENOUGH: ReadonlySet<string> = new Set([
  // A building to live in, where you sleep, where you cook: each says what you do there.
  ...['Y1 house/bedroom', 'Y1 house/kitchen', 'Y1 bedroom/kitchen'],
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

/** Words of which one is read while looking for the other. */
const NEAR_IN_LETTERS: readonly Pair[] = [
  ...pairs('here', 'where'),
  ...pairs('here', 'there'),
  ...pairs('the', 'they'),
  ...pairs('you', 'your'),
  ...pairs('every', 'everybody'),
  ...pairs('prove', 'improve'),
  ...['cold', 'gold', 'hold', 'told'].flatMap((word) => pairs('old', word)),
  ...pairs('child', 'children'),
  ...pairs('any', 'many'),
  ...['eighth', 'height', 'weight'].flatMap((word) => pairs('eight', word)),
  ...pairs('forward', 'forwards'),
  ...pairs('breath', 'breathe'),
  ...['thought', 'although'].flatMap((word) => pairs('though', word)),
  ...pairs('actual', 'actually'),
  ...pairs('appear', 'disappear'),
  ...pairs('accident', 'accidentally'),
  ...pairs('occasion', 'occasionally'),
  ...pairs('possess', 'possession'),
  ...['equipped', 'equipment'].flatMap((word) => pairs('equip', word)),
];

/** Words of a year that have no place in a game. */
const KEPT_OUT: Readonly<Record<'dictionary' | 'wordSearch' | 'hangman', readonly string[]>> = {
  dictionary: ['cemetery', 'harass', 'soldier', 'Christmas'],
  wordSearch: [
    ...['class', 'competition', 'embarrass', 'grass', 'harass', 'identity', 'necessary', 'pass'],
    ...['poor', 'separate', 'Mr', 'Mrs', 'Christmas', 'February', 'soldier', 'cemetery'],
  ],
  hangman: ['Mr', 'Mrs', 'Christmas', 'February', 'soldier', 'cemetery', 'harass'],
};

/** Every bank of a year: its dictionary as one, each word search on its own, and the words kept out. */
export const checkPairs: YearRule = (content: YearContent) => {
  const { year, dictionary, wordSearch, hangman } = content;
  const words = new Map(dictionary.map(({ word, id }) => [word, id]));
  return [
    ...together(
      NEAR_IN_MEANING.filter((pair) => !PLAIN_ENOUGH.has(`Y${year} ${pair.join('/')}`)),
      words,
      'near-in-meaning',
    ),
    ...wordSearch.flatMap((bank) => {
      const ids = new Map(bank.words.map((word) => [word.toLowerCase(), bank.id]));
      return together(NEAR_IN_LETTERS, ids, 'near-in-letters');
    }),
    ...dictionary
      .filter(({ word }) => KEPT_OUT.dictionary.includes(word))
      .map(({ id, word }) => keptOut(id, word)),
    ...wordSearch.flatMap((bank) => keptOutOf(bank.id, bank.words, KEPT_OUT.wordSearch)),
    ...hangman.flatMap((bank) => keptOutOf(bank.id, bank.words, KEPT_OUT.hangman)),
    ...twoFormsOf(year, dictionary),
  ];
};

function pairs(...words: string[]): Pair[] {
  return words.flatMap((one, index) => words.slice(index + 1).map((other): Pair => [one, other]));
}

function together(
  near: readonly Pair[],
  ids: ReadonlyMap<string, string>,
  rule: string,
): Finding[] {
  return near.flatMap(([one, other]) => {
    const id = ids.get(one);
    if (id === undefined || !ids.has(other)) return [];
    return [{ id, rule, message: `“${one}” stands in one bank with “${other}”` }];
  });
}

function keptOutOf(id: string, words: readonly string[], out: readonly string[]): Finding[] {
  const capitals = new Set(out.map((word) => word.toUpperCase()));
  return words.filter((word) => capitals.has(word)).map((word) => keptOut(id, word));
}

function keptOut(id: string, word: string): Finding {
  return { id, rule: 'word-kept-out', message: `“${word}” has no place in this game` };
}

/** Two forms of one word in a year's dictionary: the child could not tell their meanings apart. */
function twoFormsOf(year: YearGroup, dictionary: YearContent['dictionary']): Finding[] {
  const forms = dictionary.map(({ word }) => word);
  return forms.flatMap((word) =>
    forms
      .filter((other) => new RegExp(`^${word}(s|es|ed|ing|ly|ally|er|ion)$`).test(other))
      .map((other) => ({
        ...{ id: `Y${year}.DD/${word}`, rule: 'near-in-meaning' },
        message: `“${other}” is another form of it`,
      })),
  );
}
