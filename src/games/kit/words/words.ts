// Shapes of the word content that the word games play with, as authors write it in content/year-N.
import { z } from 'zod/mini';

const objective = z
  .string()
  .check(
    z.regex(/^Y[1-6]\.[A-Z]{2}\.\d+$/),
    z.describe(
      'A spelling or vocabulary objective: Y3.SP.1 (statutory words), Y3.SP.2 (spelling patterns), Y3.VO.1 (topic words).',
    ),
  );

const also = z
  .optional(z.array(z.string().check(z.regex(/^[a-z]+([ -][a-z]+)?$/))))
  .check(z.describe('Other British spellings, which are right too: recognize for recognise.'));

const wordBank = z.strictObject({
  id: z
    .string()
    .check(
      z.regex(/^Y[1-6]\.(WS|HM)\/[a-z0-9-]+$/),
      z.describe('Never changes. A word has the id of its bank, a slash and itself.'),
    ),
  theme: z
    .string()
    .check(z.describe('What the words have in common, as the child reads it: Space.')),
  objective,
  words: z.array(z.string().check(z.regex(/^[A-Z]+$/))).check(z.describe('In capitals.')),
  meanings: z
    .optional(z.record(z.string(), z.string()))
    .check(
      z.describe('What those words mean in Word Search whose clue has them in another sense.'),
    ),
});

/** The kinds of thing that a word can name: a meaning is mistaken most easily for that of a word of the same kind. */
const KINDS = [
  'action',
  'amount',
  'animal',
  'art',
  'body',
  'building',
  'clothes',
  'electricity',
  'event',
  'food',
  'force',
  'group',
  'home',
  'idea',
  'land',
  'material',
  'money',
  'music',
  'person',
  'place',
  'plant',
  'quality',
  'sky',
  'sound',
  'speech',
  'time',
  'tool',
  'transport',
  'weather',
  'work',
] as const;

const dictionaryEntry = z.strictObject({
  id: z.string().check(z.regex(/^Y[1-6]\.DD\/.+$/), z.describe('Never changes.')),
  objective,
  word: z.string(),
  also,
  definition: z.string().check(z.describe('What it means, without the word itself.')),
  wrongDefinition: z
    .string()
    .check(
      z.describe(
        'A clear definition of something else of the same kind, or of the word that sounds the same.',
      ),
    ),
  kind: z
    .optional(z.enum(KINDS))
    .check(z.describe('What kind of thing it is: a round sets words of one kind together.')),
  soundsLike: z
    .optional(z.string())
    .check(z.describe('Another word of the year that sounds the same: sea for see.')),
  sentence: z
    .string()
    .check(z.describe('A sentence that only this word completes, with ___ in its place.')),
});

const spellingEntry = z.strictObject({
  id: z
    .string()
    .check(
      z.regex(/^Y[1-6]\.SP\/[A-Za-z]+$/),
      z.describe('Never changes: the year, SP, a slash and the word.'),
    ),
  objective,
  word: z
    .string()
    .check(
      z.regex(/^[A-Z]?[a-z]*$/),
      z.describe('In small letters, unless it always has a capital.'),
    ),
  also,
  clue: z
    .string()
    .check(
      z.describe(
        'A short definition: only this word has it and as many letters. Words of words.yaml have theirs there.',
      ),
    ),
  sentence: z
    .string()
    .check(z.describe('A sentence for dictation, with ___ where the word belongs.')),
});

/** A year's themed word banks of one game. */
export const wordBanksSchema = z.array(wordBank);

/** A year's words with their meanings (spec S3 Dictionary word bank). */
export const dictionarySchema = z.array(dictionaryEntry);

/** The words to spell that a year has besides those with meanings. */
export const spellingSchema = z.array(spellingEntry);

/** A word to spell, with a clue by which it can be found and a sentence in which it is heard. */
export type SpellingWord = z.infer<typeof spellingEntry>;

/** A themed bank of words in capitals. */
export type WordBank = z.infer<typeof wordBank>;

/** A word with its meaning, a clear definition of another word, and a sentence that the word completes. */
export type DictionaryEntry = z.infer<typeof dictionaryEntry>;
