import { describe, expect, it } from 'vitest';
import { seededRandom, pickOne, randomInt, type Random } from '#games/kit/rules/random.ts';
import { SOMETHING_ELSE } from '#games/kit/rules/asked.ts';
import { startQuiz, verdictOf } from '#games/kit/rules/quiz.ts';
import { items } from './asked.ts';
import { alignSpellings, keptOf } from './spellings.ts';
import { listenAndSpellReplay } from './replay.ts';
import { askedIn, isSpelling, playSpelling, tidyTyped } from './rules.ts';
import { fullSentence, lengthText, letterByLetter } from './spoken.ts';
import { startSchema, type DealtWord } from './start.ts';

it('a teacher reads a word with its capital, although its item is in small letters', async () => {
  const question = await items.questionOf('word/monday#spelling', null, null);
  expect(question).toMatchObject({ question: 'How to spell **Monday**', answer: 'Monday' });
});

describe('a typed word', () => {
  it.each([
    ['island', 'island', true],
    [' Island ', 'island', true],
    ['iland', 'island', false],
    ['february', 'February', false],
    ['February', 'February', true],
    ['don’t', "don't", true],
    ['dont', "don't", false],
    ['cafe\u0301', 'caf\u00e9', true],
    ['ice  cream', 'ice cream', true],
    ['icecream', 'ice cream', false],
  ])('%j typed for %j is right: %s', (typed, word, isRight) => {
    expect(isSpelling(typed, word)).toBe(isRight);
  });

  it.each([
    ['isl4and!', 'island'],
    ['co-operate’s x', 'co-operate’s x'],
    ['😀<b>', 'b'],
    ['a'.repeat(40), 'a'.repeat(30)],
  ])('%j is reduced to %j', (typed, tidy) => {
    expect(tidyTyped(typed)).toBe(tidy);
  });
});

it.each([
  ['recognise', 'recognize', true],
  ['criticise', 'criticize', true],
  ['civilisation', 'civilization', true],
  ['yoghurt', 'yogurt', true],
  ['subheading', 'sub-heading', true],
  ['exercise', 'exercize', false],
])('the word %s may be written as %s: %s', async (word, typed, isRight) => {
  const question = await items.questionOf(`word/${word}#spelling`, null, null);
  const quiz = startQuiz(askedIn(startSchema.parse(question?.start?.())));
  const written = playSpelling(quiz, { type: 'type', text: typed });
  expect(verdictOf(playSpelling(written, { type: 'submit' }))?.correct).toBe(isRight);
});

it.each([
  ['iland', 'island', '.s'],
  ['recieve', 'receive', 'ie ei'],
  ['untill', 'until', 'l.'],
  ['February', 'February', ''],
  ['', 'at', '.a .t'],
])('%j and %j part at %j', (typed, word, parts) => {
  const places = alignSpellings(typed, word).filter((place) => place.typed !== place.right);
  expect(places.map((place) => `${place.typed ?? '.'}${place.right ?? '.'}`).join(' ')).toBe(parts);
});

it.each([
  ['recieve', 'receive', 'recieve'],
  ['Recieve ', 'receive', 'recieve'],
  ['thier', 'their', 'thier'],
  ['my cat is ill', 'their', SOMETHING_ELSE],
  ['xxxxx', 'their', SOMETHING_ELSE],
  ['', 'their', SOMETHING_ELSE],
])('%j typed for %j is kept as %j', (typed, word, kept) => {
  expect(keptOf(typed, word)).toBe(kept);
});

it('a word is described by its letters and signs', () => {
  expect(lengthText('February')).toBe('8 letters, the first a capital');
  expect(lengthText("don't")).toBe('4 letters, and an apostrophe');
  expect(lengthText('well-known')).toBe('9 letters, and a hyphen');
  expect(lengthText('jack-in-the-box')).toBe('12 letters, and 3 hyphens');
  expect(lengthText('ice cream')).toBe('8 letters, in 2 words');
  expect(lengthText('merry go round')).toBe('12 letters, in 3 words');
  expect(lengthText('bank holiday Monday')).toBe('17 letters, with 1 capital, in 3 words');
  expect(lengthText('I')).toBe('1 letter, the first a capital');
  expect(lengthText('New York')).toBe('7 letters, with 2 capitals, in 2 words');
  expect(letterByLetter("don't")).toBe('d, o, n, apostrophe, t');
  expect(letterByLetter("I'm", true)).toBe('capital I, apostrophe, M');
});

it.each([
  ['although', '___ it was raining, we went out.', 'Although it was raining, we went out.'],
  ['who', '“___ is there?” asked Mum.', '“Who is there?” asked Mum.'],
  ['eggs', '12 ___ are a dozen.', '12 eggs are a dozen.'],
  ['island', 'The ___ is green.', 'The island is green.'],
])('%s stands in %j as %j', (word, sentence, full) => {
  expect(fullSentence({ word, sentence })).toBe(full);
});

const WORDS: DealtWord[] = [
  ['island', 'Y3.SP.1'],
  ['February', 'Y3.SP.1'],
  ["don't", null],
].map(([word, objective], nth) => ({
  id: `w${nth}`,
  word: word ?? '',
  sentence: 'Here is ___.',
  clue: 'a word',
  objective: objective ?? null,
}));
const CONTEXT = { year: 3, pace: 1, seed: 1 } as const;

const movesOf = (...typed: string[]) =>
  typed.map((text, nth) => ({ t: 2000 * nth + 1500, shown: 2000 * nth, typed: text }));
const replayed = (moves: unknown) => listenAndSpellReplay.replay({ words: WORDS }, moves, CONTEXT);

describe('a replayed round', () => {
  it('a replay scores first tries, rates spellings, and keeps what is near the word', () => {
    expect(replayed(movesOf('iland', 'February', 'go away'))).toEqual({
      ok: true,
      score: 1,
      maxScore: 3,
      durationMs: 5500,
      rushed: false,
      answers: [
        ['word/island#spelling', 'Y3.SP.1', false, 'iland', 'again'],
        ['word/february#spelling', 'Y3.SP.1', true, null, 'good'],
        ["word/don't#spelling", null, false, SOMETHING_ELSE, 'again'],
      ].map(([item, objective, right, slip, rating]) => {
        return { item, objective, right, slip, rating, ms: 1500, tries: 1 };
      }),
    });
  });

  const good = movesOf('island', 'February', "don't");
  it.each<[string, unknown]>([
    ['a word less', good.slice(1)],
    ['a word more', [...good, ...good.slice(2)]],
    ['a number', good.map((move) => ({ ...move, typed: 7 }))],
    ['an empty text', movesOf('island', '', "don't")],
    ['a digit', movesOf('island', 'Februar7', "don't")],
    ['more than 30 letters', movesOf('a'.repeat(31), 'February', "don't")],
    ['a copy as a second try', [...movesOf('iland'), ...good]],
    ['a word shown before the one before was written', good.map((move) => ({ ...move, shown: 0 }))],
    ['an answer before its word', good.map((move) => ({ ...move, shown: move.t + 1 }))],
    ['a score', good.map((move) => ({ ...move, right: true }))],
  ])('a replay refuses %s', (_, moves) => {
    expect(replayed(moves).ok).toBe(false);
  });

  it('a round is rushed if three words came faster than anyone writes', () => {
    const fast = good.map((move) => ({ ...move, t: move.shown + 300 }));
    expect(replayed(fast)).toMatchObject({ ok: true, rushed: true });
    expect(replayed([good[0], ...fast.slice(1)])).toMatchObject({ ok: true, rushed: false });
  });
});

const SIGNS = [..."abcdefghijklmnopqrstuvwxyzIF'’-  é4<_\u{1F600}\u0301\u202e"];

/** Something typed: the word, near it, or anything at all. */
function forgedTyping(word: string, random: Random): string {
  const anything = () =>
    Array.from({ length: randomInt(random, 0, 34) }, () => pickOne(random, SIGNS)).join('');
  const at = randomInt(random, 0, word.length);
  const changed = word.slice(0, at) + pickOne(random, SIGNS) + word.slice(at + 1);
  return pickOne(random, [anything, () => changed, () => word, () => word.toUpperCase()])();
}

const ALLOWED = /^[\p{L}\p{M}'’‘`´\- ]*\p{L}[\p{L}\p{M}'’‘`´\- ]*$/u;

/** What is wrong with the outcome of these typings, if anything. */
function faultOf(typed: readonly string[]): string | null {
  const outcome = replayed(movesOf(...typed));
  if (outcome.ok !== typed.every((text) => text.length <= 30 && ALLOWED.test(text))) return 'taken';
  if (!outcome.ok) return null;
  const { score, answers } = outcome;
  if (score !== answers.filter(({ right }) => right).length) return 'score';
  for (const [index, { right, slip }] of answers.entries()) {
    const word = WORDS[index]?.word ?? '';
    const plain = (typed[index] ?? '').normalize('NFC').trim().replaceAll('’', "'");
    if (right !== (word === 'February' ? plain === word : plain.toLowerCase() === word)) {
      return 'right';
    }
    if (slip === null || slip === SOMETHING_ELSE) continue;
    // Half of the word's letters at least are in what is kept of it.
    const common = [...word].filter((letter) => slip.toLowerCase().includes(letter.toLowerCase()));
    if (common.length < word.length / 2 || slip.length > 1.5 * word.length) return 'kept';
  }
  return null;
}

it('10,000 forged typings earn what the word says, and leave nothing that is not near it', () => {
  const random = seededRandom(18);
  const rounds = Array.from({ length: Math.ceil(10_000 / WORDS.length) }, () =>
    WORDS.map(({ word }) => forgedTyping(word, random)),
  );
  expect(rounds.filter((typed) => faultOf(typed) !== null)).toEqual([]);
  expect(rounds.filter((typed) => replayed(movesOf(...typed)).ok).length).toBeGreaterThan(300);
});
