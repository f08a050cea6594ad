import { describe, expect, it } from 'vitest';
import { dictionaryDetectiveContent } from '#games/dictionary-detective/checks/content-rules.ts';
import { grammarGuruContent } from '#games/grammar-guru/checks/content-rules.ts';
import type { GrammarItem } from '#games/grammar-guru/item.ts';
import type { SlipText } from '#games/grammar-guru/slip.ts';
import { hangmanBalloonsContent } from '#games/hangman-balloons/checks/content-rules.ts';
import type { ContentItem, ContentOf, Finding } from '#games/kit/checks/content.ts';
import { spellingContent } from '#games/kit/checks/spelling-words.ts';
import type { TextKind } from '#games/kit/checks/texts.ts';
import type { DictionaryEntry, SpellingWord, WordBank } from '#games/kit/words/words.ts';
import { mathematicsMountainContent } from '#games/mathematics-mountain/checks/content-rules.ts';
import type {
  MathsItem,
  QuestionType,
} from '#games/mathematics-mountain/question-types/question-type.ts';
import { wordSearchContent } from '#games/word-search/checks/content-rules.ts';
import { YEAR_GROUPS, type YearGroup } from '#shared/years.ts';
import { readAllContent, readerOf, type YearContent } from './all-content.ts';
import { checkClues } from './clues.ts';
import { checkCoverage } from './coverage.ts';
import { checkUnique } from './ids.ts';
import { NO_PROSE } from './prose.ts';
import { checkReadability } from './readability.ts';
import { checkReasons, wrongOptions } from './reasons.ts';
import { checkSlips } from './slips.ts';
import { familiesOf } from './rules.ts';
import { checkStatutoryUse } from './statutory.ts';
import { checkWordYears } from './word-years.ts';

const { content: CONTENT, slips: SLIPS } = readAllContent();

/** The content of a year by game, each with the type of its items. */
interface Year {
  year: YearGroup;
  grammar: readonly GrammarItem[];
  dictionary: readonly DictionaryEntry[];
  wordSearch: readonly WordBank[];
  hangman: readonly WordBank[];
  maths: readonly QuestionType[];
}

const YEARS = YEAR_GROUPS.map((year): Year => {
  const read = readerOf(year);
  return {
    year,
    grammar: grammarGuruContent.itemsOf(year, read),
    dictionary: dictionaryDetectiveContent.itemsOf(year, read),
    wordSearch: wordSearchContent.itemsOf(year, read),
    hangman: hangmanBalloonsContent.itemsOf(year, read),
    maths: mathematicsMountainContent.itemsOf(year, read),
  };
});

/** The year as the rules see it. */
function described({ year, grammar, dictionary, wordSearch, hangman, maths }: Year): YearContent {
  return {
    year,
    prose: NO_PROSE,
    games: [
      { gameId: 'grammar-guru', ...grammarGuruContent.describe(grammar, year) },
      { gameId: 'dictionary-detective', ...dictionaryDetectiveContent.describe(dictionary, year) },
      { gameId: 'mathematics-mountain', ...mathematicsMountainContent.describe(maths, year) },
      { gameId: 'word-search', ...wordSearchContent.describe(wordSearch, year) },
      { gameId: 'hangman-balloons', ...hangmanBalloonsContent.describe(hangman, year) },
    ],
  };
}

/** The findings of a game's rules, or of one of them. */
function findingsOf<Item extends ContentItem>(
  content: ContentOf<Item>,
  items: readonly Item[],
  { year, rule }: { year: YearGroup; rule?: string },
): Finding[] {
  const { rules } = content.describe(items, year);
  return rules
    .filter(([name]) => rule === undefined || name === rule)
    .flatMap(([, check]) => check());
}

/** A year's real content with its first grammar item changed. */
function grammar(change: Partial<GrammarItem>, year: YearGroup = 3): Year {
  const content = yearOf(year);
  const [first, ...rest] = content.grammar;
  return first ? { ...content, grammar: [{ ...first, ...change }, ...rest] } : content;
}

/** The real content with the first word's entry changed. */
function word(change: Partial<DictionaryEntry>, year: YearGroup = 3): Year {
  const content = yearOf(year);
  const [first, ...rest] = content.dictionary;
  return first ? { ...content, dictionary: [{ ...first, ...change }, ...rest] } : content;
}

/** The real content with the first bank of a word game changed. */
function bank(
  game: 'wordSearch' | 'hangman',
  change: Partial<WordBank>,
  year: YearGroup = 3,
): Year {
  const content = yearOf(year);
  const [first, ...rest] = content[game];
  return first ? { ...content, [game]: [{ ...first, ...change }, ...rest] } : content;
}

/** The real content with every question of the first maths type changed. */
function maths(change: Partial<MathsItem>, type: Partial<QuestionType> = {}): Year {
  const content = yearOf(3);
  const [first, ...rest] = content.maths;
  if (!first) return content;
  const changed = (item: MathsItem) => ({ ...item, ...change });
  return {
    ...content,
    maths: [{ ...first, draw: (random) => changed(first.draw(random)), ...type }, ...rest],
  };
}

/** A small part of a year's real content, which breaks only the rules about amounts. */
function yearOf(year: YearGroup): Year {
  const content = wholeYear(year);
  return {
    ...content,
    grammar: content.grammar.slice(0, 4),
    dictionary: content.dictionary.filter(({ word }, index) => index < 6 || word === 'guard'),
    wordSearch: content.wordSearch.slice(0, 1),
    hangman: content.hangman.slice(0, 2),
    maths: content.maths.slice(0, 1),
  };
}

function wholeYear(year: YearGroup): Year {
  const content = YEARS.find((one) => one.year === year);
  if (!content) throw new Error(`no Year ${year}`);
  return content;
}

function options(...texts: [string, string, string]): Pick<GrammarItem, 'wrong'> {
  const [one, two, three] = texts.map((text) => ({ text, slip: 'any-slip' }));
  if (!one || !two || !three) throw new Error('three options');
  return { wrong: [one, two, three] };
}

/** The rules that a part of a year breaks only because it is small. */
const SOUND = new Map<number, ReadonlySet<string>>();

/** The rules that the changed content breaks and the original does not. */
function rulesBroken(content: Year): string[] {
  const before = SOUND.get(content.year) ?? new Set(rulesOf(yearOf(content.year)));
  SOUND.set(content.year, before);
  return rulesOf(content).filter((rule) => !before.has(rule));
}

/** The rules that the content breaks. Boards are made only from changed banks, because making them is slow. */
function rulesOf(content: Year): string[] {
  const isChanged = content.wordSearch[0] !== wholeYear(content.year).wordSearch[0];
  const families = familiesOf(described(content)).filter(
    ([name]) => isChanged || name !== 'boards of word searches',
  );
  return families.flatMap(([, check]) => check()).map(({ rule }) => rule);
}

const tenWith = (...words: string[]) =>
  [...words, ...(wholeYear(3).wordSearch[3]?.words ?? [])].slice(0, 10);

describe('the rules for content', { timeout: 30_000 }, () => {
  it.each<[what: string, rule: string, broken: () => Year]>([
    ['an id of another form', 'id-form', () => grammar({ id: 'Y3-GR-1-1' })],
    ['an id of another year', 'id-year', () => grammar({ id: 'Y4.GR.1/900' })],
    ['an unknown objective', 'objective-unknown', () => grammar({ objective: 'Y3.GR.99' })],
    ['an objective of a later year', 'objective-year', () => grammar({ objective: 'Y5.GR.1' })],
    [
      'the same option twice',
      'option-repeated',
      () => grammar({ answer: 'cat', ...options('dog', 'dog', 'hen') }),
    ],
    [
      'the answer among the wrong options',
      'option-repeated',
      () => grammar({ answer: 'cat', ...options('cat', 'dog', 'hen') }),
    ],
    [
      'options that differ by a curly mark',
      'option-tiny-mark',
      () => grammar({ answer: 'dog’s', ...options("dog's", 'dogs', 'dog') }),
    ],
    [
      'an option that sums up',
      'option-sum',
      () => grammar({ answer: 'cat', ...options('all of these', 'dog', 'hen') }),
    ],
    [
      'an option with too many words',
      'option-words',
      () => grammar({ answer: 'a b c d e f g h i j k' }),
    ],
    [
      'an answer that stands out',
      'option-lengths',
      () => grammar({ answer: 'a very long answer indeed', ...options('cat', 'dog', 'hen') }),
    ],
    [
      'a wrong option without a misconception',
      'option-misconception',
      () =>
        grammar({
          wrong: [
            { text: 'x', slip: '' },
            { text: 'y', slip: 'any-slip' },
            { text: 'z', slip: 'any-slip' },
          ],
        }),
    ],
    [
      'a choice on which teachers differ',
      'contested',
      () => grammar({ answer: 'fewer', ...options('less', 'more', 'most') }),
    ],
    [
      'an option that differs by a serial comma',
      'contested',
      () => grammar({ answer: 'a, b and c', ...options('a, b, and c', 'a b and c', 'a, b c') }),
    ],
    [
      '-ize offered as wrong',
      'contested',
      () => grammar({ answer: 'recognise', ...options('recognize', 'reconise', 'recognice') }),
    ],
    [
      'a question with too many words',
      'stem-words',
      () => grammar({ question: `Which ${'word '.repeat(16)}fits?` }),
    ],
    [
      'a question for what is not so',
      'stem-negative',
      () => grammar({ question: 'Which word is not a noun?' }),
    ],
    [
      'an unmarked not in Year 6',
      'stem-negative',
      () => grammar({ question: 'Which word is not a noun?' }, 6),
    ],
    ['a question without an end', 'stem-form', () => grammar({ question: 'Choose the word' })],
    [
      'a question asked three times',
      'stem-repeated',
      () => ({
        ...yearOf(3),
        grammar: yearOf(3).grammar.map((item, index) =>
          index < 3
            ? { ...item, question: `Which word did ${['Sam', 'Meg', 'Leo'][index]} say?` }
            : item,
        ),
      }),
    ],
    [
      'one instruction for five questions of a concept',
      'instruction-repeated',
      () => ({
        ...yearOf(3),
        grammar: wholeYear(3).grammar.map((item, index) =>
          index < 5
            ? { ...item, question: `Which word fits the gap?\nHere is ___ ${index}.` }
            : item,
        ),
      }),
    ],
    [
      'the same item twice',
      'item-repeated',
      () => ({ ...yearOf(3), grammar: [...yearOf(3).grammar.slice(0, 1), ...yearOf(3).grammar] }),
    ],
    ['a missing rule', 'rule-missing', () => grammar({ rule: '' })],
    ['a long rule', 'rule-words', () => grammar({ rule: `The ${'very '.repeat(12)}end.` })],
    [
      'a rule of two sentences',
      'rule-sentences',
      () => grammar({ rule: 'A noun names. A verb does.' }),
    ],
    [
      'a rule that repeats the answer',
      'rule-repeats-answer',
      () =>
        grammar({
          question: 'Which mark ends this question?\nIs that a hen',
          answer: 'question mark',
          rule: 'A question ends with a question mark.',
        }),
    ],
    ['a rule without a full stop', 'rule-form', () => grammar({ rule: 'A noun names a thing' })],
    [
      'a meaning with its word',
      'definition-has-word',
      () => word({ word: 'address', definition: 'where a letter is addressed to' }),
    ],
    [
      'a long meaning',
      'definition-words',
      () => word({ definition: 'a b c d e f g h i j k l m n' }),
    ],
    [
      'a meaning with brackets',
      'definition-marks',
      () => word({ definition: 'where you live (your home)' }),
    ],
    [
      'a meaning with a semi-colon',
      'definition-marks',
      () => word({ wrongDefinition: 'a cat; a dog' }),
    ],
    [
      'a meaning that calls a division a sum',
      'definition-sum',
      () => word({ definition: 'the sum that you do to share a number' }),
    ],
    ['a missing meaning', 'definition-missing', () => word({ wrongDefinition: '' })],
    [
      'a meaning that ends like a sentence',
      'definition-form',
      () => word({ definition: 'A street and town.' }),
    ],
    [
      'meanings of two word classes',
      'definition-class',
      () => word({ definition: 'to send a letter', wrongDefinition: 'a pair of shoes' }),
    ],
    [
      'a meaning of two sentences',
      'definition-sentences',
      () => word({ definition: 'where you live. Your home' }),
    ],
    ['a sentence without a gap', 'sentence-gap', () => word({ sentence: 'I live here.' })],
    ['a sentence with two gaps', 'sentence-gap', () => word({ sentence: 'The ___ is a ___.' })],
    ['a sentence without an end', 'sentence-form', () => word({ sentence: 'The ___ is here' })],
    [
      'a sentence with its word',
      'sentence-has-word',
      () => word({ word: 'address', sentence: 'He addressed it to my ___.' }),
    ],
    [
      'a long sentence',
      'sentence-words',
      () => word({ sentence: `The ${'very '.repeat(15)}long ___.` }),
    ],
    [
      'the same sentence twice',
      'sentence-repeated',
      () => word({ sentence: yearOf(3).dictionary[4]?.sentence ?? '' }),
    ],
    [
      'two meanings alike',
      'definitions-alike',
      () => word({ definition: yearOf(3).dictionary[4]?.definition ?? '' }),
    ],
    [
      'a wrong meaning that fits another word',
      'wrong-definition-fits',
      () => word({ wrongDefinition: yearOf(3).dictionary[4]?.definition ?? '' }),
    ],
    ['a word twice', 'word-repeated', () => word({ word: yearOf(3).dictionary[4]?.word ?? '' })],
    ['a word with a capital', 'word-form', () => word({ word: 'Address' })],
    ['near synonyms in one bank', 'near-in-meaning', () => word({ word: 'guide' })],
    ['a word kept out', 'word-kept-out', () => word({ word: 'soldier' })],
    [
      'a word that is not statutory',
      'not-statutory',
      () => word({ word: 'zebra', objective: 'Y3.SP.1' }),
    ],
    [
      'words that are read in one another',
      'near-in-letters',
      () => bank('wordSearch', { words: tenWith('EIGHT', 'HEIGHT') }),
    ],
    [
      'a word inside another',
      'search-word-inside',
      () => bank('wordSearch', { words: tenWith('RAIN', 'TRAINS') }),
    ],
    [
      'a word inside another one backwards',
      'search-word-inside',
      () => bank('wordSearch', { words: tenWith('TRAP', 'PARTLY') }),
    ],
    [
      'a word that holds a rude one',
      'search-forbidden',
      () => bank('wordSearch', { words: tenWith('GRASS') }),
    ],
    [
      'a word too long for its grid',
      'word-length',
      () => bank('wordSearch', { words: tenWith('DIFFICULT') }),
    ],
    [
      'a word with a hyphen',
      'word-letters',
      () => bank('wordSearch', { words: tenWith('TEA-CUP') }),
    ],
    [
      'too many letters for one grid',
      'search-letters-together',
      () => bank('wordSearch', { words: Array.from({ length: 10 }, () => 'STRAIGHT') }),
    ],
    [
      'ten words that do not fit',
      'search-does-not-fit',
      () => bank('wordSearch', { words: [...tenWith().slice(1), 'A'.repeat(30)] }),
    ],
    ['a short Hangman word', 'word-length', () => bank('hangman', { words: ['CAT'] })],
    [
      'a Hangman word of two letters',
      'hangman-few-letters',
      () => bank('hangman', { words: ['NOON'] }),
    ],
    [
      'a first bank without statutory words',
      'statutory-first',
      () => bank('hangman', { objective: 'Y3.VO.1' }),
    ],
    [
      'two banks of one name',
      'theme-repeated',
      () => bank('hangman', { theme: yearOf(3).hangman[1]?.theme ?? '' }),
    ],
    [
      'a bank with the words of another',
      'bank-repeated',
      () => bank('hangman', { words: yearOf(3).hangman[1]?.words ?? [] }),
    ],
    [
      'the meaning of a word that the bank lacks',
      'meaning-of-none',
      () => bank('hangman', { meanings: { ZEBRA: 'a striped animal' } }),
    ],
    [
      'the meaning of a word of a bank with the word in it',
      'definition-has-word',
      () => bank('hangman', { meanings: { ANSWER: 'what you answer' } }),
    ],
    ['a wrong maths answer', 'maths-answer', () => maths({ answer: 1 })],
    [
      'a maths question that cannot be read',
      'maths-answer',
      () => maths({ question: 'How long is a rope?' }),
    ],
    ['an answer below zero', 'maths-range', () => maths({ answer: -2 })],
    [
      'a long maths question',
      'maths-words',
      () => maths({ question: `What ${'is '.repeat(12)}3 × 4?` }),
    ],
    ['a hyphen for a minus', 'maths-signs', () => maths({ question: '9 - 4 = ?' })],
    [
      'a four-digit number with a comma',
      'maths-signs',
      () => maths({ explanation: 'That is 4,200 in all.' }),
    ],
    [
      'a way of two sentences',
      'maths-way-sentences',
      () => maths({ explanation: 'Add 3. Then take 4.' }),
    ],
    ['a long way', 'maths-way-words', () => maths({ explanation: `Add ${'3 and '.repeat(9)}3.` })],
    ['a small pool', 'maths-pool', () => maths({}, { count: () => 3 })],
    ['a maths type without a misconception', 'maths-misconceptions', () => maths({ slips: [] })],
    [
      'a word bank before the statutory ones',
      'statutory-first',
      () => ({ ...yearOf(3), hangman: wholeYear(3).hangman.toReversed() }),
    ],
    ['a misspelling', 'spelling', () => grammar({ question: 'Which word fitts?' })],
    ['an American spelling', 'spelling', () => word({ definition: 'the color of the sky' })],
    ['an American word', 'american', () => word({ definition: 'a sweet cookie' })],
    [
      'a long word that is not an everyday one',
      'long-word',
      () => word({ definition: 'a municipality' }),
    ],
    ['weapons', 'topic', () => word({ definition: 'a kind of gun' })],
    ['a brand', 'topic', () => word({ definition: 'to build with Lego' })],
    [
      'a name that is not in the list',
      'name-not-in-list',
      () => grammar({ question: 'Which word did Olivia say?' }),
    ],
    [
      'a later name in Year 1',
      'name-not-in-list',
      () => grammar({ question: 'Which word did Priya say?' }, 1),
    ],
    ['a surname', 'surname', () => grammar({ question: 'Which word did Mrs Rivers say?' })],
    ['three names', 'names', () => grammar({ question: 'Which word did Sam, Meg and Leo say?' })],
    ['an unkind word', 'unkind', () => grammar({ question: 'Which lazy word fits?' })],
    [
      'a straight apostrophe',
      'quote-straight',
      () => grammar({ question: "Which is the dog's word?" }),
    ],
    ['a single quote', 'quote-single', () => grammar({ question: 'Which word is ‘this’?' })],
    ['three dots', 'dots', () => grammar({ question: 'Which word...?' })],
    ['a hyphen for a dash', 'dash', () => grammar({ question: 'Which word - if any - fits?' })],
    [
      'no comma after a fronted adverbial',
      'adverbial-comma',
      () => word({ sentence: 'Every morning the goat eats my ___.' }, 4),
    ],
    ['a double space', 'space', () => grammar({ question: 'Which  word fits?' })],
    ['HTML', 'brackets', () => grammar({ question: 'Which <b>word</b> fits?' })],
    ['Latin in short', 'latin-short', () => grammar({ question: 'Which word fits, e.g. here?' })],
    ['capitals', 'capitals', () => grammar({ question: 'WHICH word fits?' })],
    ['an open quotation', 'quotes-paired', () => grammar({ question: 'Which word means “big?' })],
  ])('the rules find %s', (_, rule, broken) => {
    expect(rulesBroken(broken())).toContain(rule);
  });

  it('two items with the same id are found', () => {
    expect(checkUnique([described(yearOf(3))])).toEqual([]);
    expect(checkUnique([described(grammar({ id: yearOf(3).grammar[1]?.id ?? '' }))])).toHaveLength(
      1,
    );
  });

  it('a bank whose answer is mostly the longest option is found', () => {
    const answer = 'longer than all other options of this bank';
    const items = wholeYear(3).grammar.map((item, index) =>
      index % 2 ? { ...item, answer } : item,
    );
    const found = findingsOf(grammarGuruContent, items, { year: 3, rule: 'grammar options' });
    expect(found.map(({ rule }) => rule)).toContain('answer-longest');
  });

  it('a text far above its year, and a bank of such texts, are found', () => {
    const definition = 'authorities administering many municipal and agricultural organisations';
    const [first, ...rest] = wholeYear(1).dictionary;
    if (!first) throw new Error('no dictionary');
    const far = { ...first, definition };
    const levels = (dictionary: readonly DictionaryEntry[]) =>
      checkReadability(described({ ...wholeYear(1), dictionary })).filter(
        ({ rule }) => rule === 'reading-level',
      );
    expect(levels([first, ...rest])).toEqual([]);
    expect(levels([far, ...rest]).map(({ id }) => id)).toEqual([first.id]);
    expect(levels([far]).map(({ id }) => id)).toEqual(['Y1', first.id]);
  });

  it('a year with too little of everything is found', () => {
    const broken = (change: Partial<Year>) =>
      described({ ...wholeYear(3), ...change })
        .games.flatMap(({ rules }) => rules)
        .filter(([name]) => name.startsWith('number of '))
        .flatMap(([, check]) => check())
        .map(({ message }) => message);
    expect(broken({})).toEqual([]);
    expect(broken({ dictionary: [] })).toEqual(['has 0 dictionary words, fewer than 120']);
    expect(broken({ maths: [] })).toEqual(['has 0 maths question types, fewer than 20']);
    expect(broken({ grammar: wholeYear(3).grammar.slice(0, 199) })[0]).toMatch('has 199 grammar');
    const own = wholeYear(3).grammar.filter(({ objective }) => objective.startsWith('Y3.'));
    expect(broken({ grammar: own })).toEqual(['has 0 questions of earlier years, fewer than 20']);
    expect(broken(bank('wordSearch', { words: tenWith().slice(1) }))).toContain(
      'has 9 words, not 10',
    );
  });

  it('a word whose meaning two years ask is found', () => {
    expect(checkWordYears(CONTENT)).toEqual([]);
    const { word: earlier = '' } = wholeYear(3).dictionary[0] ?? {};
    const found = checkWordYears([
      described(wholeYear(3)),
      described(word({ word: earlier, id: `Y4.DD/${earlier}` }, 4)),
    ]);
    expect(found.map(({ id }) => id)).toEqual([`Y3.DD/${earlier}`, `Y4.DD/${earlier}`]);
  });

  it('a word to spell without a clue, twice in a year, or with the clue of a word as long, is found', () => {
    const rules = (id: string, kind: TextKind, text: string) =>
      checkClues(
        CONTENT.map((year) => ({
          ...year,
          games: year.games.map((game) => ({
            ...game,
            texts: game.texts.map((one) =>
              one.id === id && one.kind === kind ? { ...one, text } : one,
            ),
          })),
        })),
      ).map(({ rule }) => rule);
    expect(checkClues(CONTENT)).toEqual([]);
    const twice = new Set(rules('Y3.SP/actual', 'word', 'busy'));
    expect([...twice]).toEqual(['word-repeated', 'clue-missing']);
    const clueOf = (wanted: string) =>
      spellingContent.itemsOf(3, readerOf(3)).find(({ word: one }) => one === wanted)?.clue ?? '';
    expect(rules('Y3.SP/cheetah', 'definition', clueOf('ostrich'))).toEqual(['clues-alike']);
    expect(rules('Y3.SP/cheetah', 'definition', clueOf('badger'))).toEqual([]);
    expect(checkClues([]).map(({ rule }) => rule)).toEqual(['amount']);
  });

  it('a word to spell in its own clue or sentence, and an id of another word, are found', () => {
    const [first] = spellingContent.itemsOf(3, readerOf(3));
    if (!first) throw new Error('no words');
    const rules = (change: Partial<SpellingWord>) =>
      findingsOf(spellingContent, [{ ...first, ...change }], { year: 3 }).map(({ rule }) => rule);
    expect(rules({})).toEqual([]);
    expect(rules({ clue: `not ${first.word}` })).toEqual(['definition-has-word']);
    expect(rules({ sentence: `The ___ is ${first.word}.` })).toEqual(['sentence-has-word']);
    expect(rules({ id: 'Y3.SP/other' })).toEqual(['spelling-id']);
  });

  it('an objective that is never asked is found', () => {
    expect(checkCoverage(described(wholeYear(3)))).toEqual([]);
    const [first] = checkCoverage(described({ ...wholeYear(3), maths: [] }));
    expect(first).toMatchObject({ id: 'Y3.PV.1', rule: 'objective-not-asked' });
  });

  it('a wrong answer without a reason, and a reason that is unused, misspelt, too long or not a sentence, are found', () => {
    const wrong = [
      { text: 'cat', slip: 'noun-for-verb' },
      { text: null, slip: 'noun-for-verb' },
    ];
    const fitting = { cat: 'A cat is a thing.', 'any other': 'Look again.' };
    const rules = (reasons: Record<string, string>) =>
      checkReasons([{ id: 'Y1.GR.1/001', wrong, reasons }]).map(({ rule }) => rule);
    expect(rules(fitting)).toEqual([]);
    expect(rules({ cat: fitting.cat })).toEqual(['reason-missing']);
    expect(rules({ ...fitting, dog: 'A dog is a thing.' })).toEqual(['reason-unused']);
    expect(rules({ ...fitting, cat: 'A catt is no “catt”.' })).toEqual(['reason-spelling']);
    expect(rules({ ...fitting, cat: 'no sentence' })).toEqual(['reason-form']);
    expect(rules({ ...fitting, cat: `${'Long '.repeat(22)}.` })).toEqual(['reason-form']);
  });

  it('a misconception without a sentence for teachers, and a sentence that is unused, too long or not a sentence, are found', () => {
    const [first, ...others] = SLIPS;
    if (!first) throw new Error('no slip');
    const options = wrongOptions();
    expect(checkSlips(SLIPS, options)).toEqual([]);
    expect(checkSlips(others, options)[0]?.rule).toBe('slip-missing');
    const rules = (slip: SlipText) => checkSlips([...SLIPS, slip], options).map(({ rule }) => rule);
    expect(rules({ id: 'nobody-does-this', slip: 'A sentence.' })).toEqual(['slip-unused']);
    expect(rules({ ...first, slip: 'One. Two.' })).toEqual(['slip-form']);
    expect(rules({ ...first, slip: `${'Long '.repeat(19)}.` })).toEqual(['slip-form']);
  });

  it('a stated reason for having few questions is found once the type has many', () => {
    const small = wholeYear(3).maths.find(({ id }) => id === 'Y3.MD.1/r1');
    if (!small) throw new Error('no type');
    const rules = (type: QuestionType) =>
      findingsOf(mathematicsMountainContent, [type], {
        year: 3,
        rule: 'maths question types',
      }).map(({ rule }) => rule);
    expect(rules(small)).toEqual([]);
    expect(rules({ ...small, count: (limit) => limit })).toEqual(['reason-outdated']);
  });

  it('a statutory word that no game of its years asks is found', () => {
    expect(checkStatutoryUse(CONTENT)).toEqual([]);
    const without = CONTENT.map(({ year }) =>
      described({ ...wholeYear(year), dictionary: [], wordSearch: [] }),
    );
    expect(checkStatutoryUse(without).map(({ message }) => message)).toContain(
      '“pronunciation” is in no game',
    );
  });
});
