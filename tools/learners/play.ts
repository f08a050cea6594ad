// Plays a dealt round as a simulated pupil: makes real moves, which the replay turns into ratings.
import { pagesOf, startSchema as caseSchema } from '#games/dictionary-detective/start.ts';
import { wrongGiven } from '#games/grammar-guru/checks/forms/any-given.ts';
import { startSchema as guruSchema } from '#games/grammar-guru/start.ts';
import { startSchema as balloonSchema } from '#games/hangman-balloons/start.ts';
import { wordItem } from '#games/kit/rules/items.ts';
import { pickOne, shuffle, type Random } from '#games/kit/rules/random.ts';
import type { Answer } from '#games/kit/rules/replay.ts';
import { givenTo } from '#games/mathematics-mountain/checks/given.ts';
import { startSchema as mountainSchema } from '#games/mathematics-mountain/start.ts';
import { ON_SERVER } from '#games/server.ts';
import type { YearGroup } from '#shared/years.ts';
import type { Asked } from './models.ts';

/** The games whose items are remembered. */
export const ASKING_GAMES = [
  'grammar-guru',
  'dictionary-detective',
  'mathematics-mountain',
  'hangman-balloons',
] as const;

export type AskingGame = (typeof ASKING_GAMES)[number];

/** Answers one question. */
type Pupil = (asked: Asked) => boolean;

type Step = Record<string, unknown>;

const STEP_MS = 3000;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Wrong letters of a pupil who cannot spell the word: more than a rating of 'hard' allows. */
const WRONG_LETTERS = 7;
/** How often an unknown word is spelt with few wrong letters by luck. */
const LETTERS_GUESSED = 0.1;

const STEPS: Readonly<
  Record<AskingGame, (start: unknown, pupil: Pupil, random: Random) => Step[]>
> = {
  'grammar-guru': (start, pupil, random) =>
    guruSchema.parse(start).questions.map((question) => {
      const { id, item = id, answer } = question;
      const isRight = pupil({
        item,
        guess: question.form === 'choice' ? 1 / question.options.length : 0,
      });
      return { answer: isRight ? answer : wrongGiven(question, random) };
    }),
  'mathematics-mountain': (start, pupil) =>
    mountainSchema.parse(start).questions.map((question) => {
      const { id, item = id, form } = question;
      const isRight = pupil({ item, guess: form === 'compare' ? 1 / 3 : 0 });
      return { answer: givenTo(question, isRight) };
    }),
  'dictionary-detective': (start, pupil, random) =>
    pagesOf(caseSchema.parse(start)).flatMap((page) => {
      const pairs = shuffle(random, page);
      return pairs.flatMap(({ id, word }, index) => {
        const match = { word: id, definition: id };
        const left = pairs.slice(index + 1);
        // The last pair of a page asks nothing.
        if (left.length === 0) return [match];
        const item = wordItem(word, 'meaning');
        const isRight = pupil({ item, guess: 1 / (left.length + 1) });
        return isRight ? [match] : [{ word: id, definition: pickOne(random, left).id }, match];
      });
    }),
  'hangman-balloons': (start, pupil) => {
    const { word } = balloonSchema.parse(start);
    const letters = [...new Set(word)];
    const isRight = pupil({ item: wordItem(word, 'spelling'), guess: LETTERS_GUESSED });
    const others = [...ALPHABET].filter((letter) => !letters.includes(letter));
    const wrong = isRight ? [] : others.slice(0, WRONG_LETTERS);
    return [...wrong, ...letters].map((letter) => ({ letter }));
  },
};

/** The ratings of a whole round, by the game's own replay. */
export function playRound(
  game: AskingGame,
  { start, year }: { start: unknown; year: YearGroup },
  pupil: Pupil,
  random: Random,
): readonly Answer[] {
  const isQuiz = game === 'grammar-guru' || game === 'mathematics-mountain';
  const moves = STEPS[game](start, pupil, random).map((step, index) => ({
    ...step,
    t: (index + 1) * STEP_MS,
    ...(isQuiz && { shown: index * STEP_MS }),
  }));
  const replayed = ON_SERVER[game].replay.replay(start, moves, { year, pace: 1, seed: 1 });
  if (!replayed.ok) throw new Error(replayed.message);
  return replayed.answers;
}
