// Lists of a teacher's own words (D11). Loaded in the browser with the pages of teachers.
import { z } from 'zod/mini';
import { RECORDING_FORMATS } from '../recordings.ts';
import { yearGroupSchema } from '../years.ts';
import { moment, noContent, numberUpTo, type Endpoint } from './endpoint.ts';
import { sentRecordingSchema } from './own-recordings.ts';

export const LIST_NAME_MAX = 60;
export const LIST_WORDS_MAX = 100;
/** Letters of a word. */
export const WORD_MAX = 30;
/** Characters of a definition. */
export const DEFINITION_MAX = 200;
/** Characters of a sentence. */
export const SENTENCE_MAX = 200;
/** Longer than any word or definition, so that a text that is too long gets its own message. */
const CELL_MAX = 1000;

const cell = z.string().check(z.maxLength(CELL_MAX, 'One line of the list is too long.'));

const writtenWordSchema = z.object({
  word: cell,
  definition: z._default(z.nullable(cell), null),
  /** With the word in it, or `___` in its place. */
  sentence: z._default(z.nullable(cell), null),
});

const writtenWordsSchema = z
  .array(writtenWordSchema)
  .check(z.maxLength(LIST_WORDS_MAX, `A list has at most ${LIST_WORDS_MAX} words.`));

const listNameSchema = z
  .string('Please give the list a name.')
  .check(
    z.trim(),
    z.minLength(1, 'Please give the list a name.'),
    z.maxLength(LIST_NAME_MAX, `A name can have at most ${LIST_NAME_MAX} letters.`),
  );

export const newWordListSchema = z.object({
  name: listNameSchema,
  yearGroup: yearGroupSchema,
  words: writtenWordsSchema.check(z.minLength(1, 'Please type some words first.')),
  isShared: z._default(z.boolean(), false),
});

export const wordListChangeSchema = z.object({
  name: z.optional(listNameSchema),
  yearGroup: z.optional(yearGroupSchema),
  words: z.optional(newWordListSchema.shape.words),
  isShared: z.optional(z.boolean()),
});

/** One sentence on why something cannot be used; null if it can. */
const refusal = z.nullable(z.string());

const checkedWordSchema = z.object({
  /** As it is stored: in small letters, but for a capital that is meant. */
  word: z.string(),
  definition: z.nullable(z.string()),
  /** With `___` in place of the word; null without one. */
  sentence: z.nullable(z.string()),
  /** Why no list can have it. */
  refusal,
  /** Why a game leaves it out of its rounds, for each game that takes own words. */
  games: z.array(z.object({ gameId: z.string(), refusal })),
});

export type CheckedWord = z.infer<typeof checkedWordSchema>;

const listGameSchema = z.object({
  gameId: z.string(),
  /** How many words of the list the game can use. */
  words: z.int(),
  /** Why the game deals no rounds from the list. */
  refusal,
});

const checkedListSchema = z.object({
  rows: z.array(checkedWordSchema),
  total: z.int(),
  games: z.array(listGameSchema),
});

export type CheckedList = z.infer<typeof checkedListSchema>;

const wordListSchema = z.object({
  id: z.int(),
  name: z.string(),
  yearGroup: yearGroupSchema,
  isShared: z.boolean(),
  /** Who made it; null if that account is gone. */
  madeBy: z.nullable(z.string()),
  /** Whether the caller made it or is an owner; others may only use it. */
  mayChange: z.boolean(),
  wordCount: z.int(),
  games: z.array(listGameSchema),
  /** How many pieces of set work use it, ended ones included, from all teachers. */
  uses: z.int(),
  changedAt: moment,
});

export type WordList = z.infer<typeof wordListSchema>;

const recordingSchema = z.object({
  format: z.enum(RECORDING_FORMATS),
  bytes: z.int(),
  recordedAt: moment,
});

const listWordSchema = z.extend(checkedWordSchema, {
  id: z.int(),
  /** The word in a teacher's own voice (D11); null without one. */
  recording: z.nullable(recordingSchema),
});

export type ListWord = z.infer<typeof listWordSchema>;

const wordListWithWordsSchema = z.extend(wordListSchema, { words: z.array(listWordSchema) });

export type WordListWithWords = z.infer<typeof wordListWithWordsSchema>;

const listParams = z.object({ listId: numberUpTo(2_147_483_647) });
const wordParams = z.object({ wordId: numberUpTo(2_147_483_647) });
/** So that a recording that is too large gets its own message. */
const RECORDING_BODY_BYTES = 256 * 1024;

export const wordLists = {
  getWordLists: {
    method: 'GET',
    path: '/api/word-lists',
    access: 'teacher',
    summary: 'The caller’s word lists and shared ones, or all for an owner; last changed first',
    success: 200,
    reply: z.object({ rows: z.array(wordListSchema), total: z.int() }),
  },
  makeWordList: {
    method: 'POST',
    path: '/api/word-lists',
    access: 'teacher',
    repeat: 'key',
    summary:
      'Save a new list; 400 if a word cannot be in a list, 409 if the caller already has 300 lists',
    body: newWordListSchema,
    success: 201,
    reply: wordListWithWordsSchema,
  },
  checkWordList: {
    method: 'POST',
    path: '/api/word-lists/check',
    access: 'teacher',
    repeat: 'same',
    summary:
      'Check words for a list: which it could have, and which games could use each, with a sentence for each refusal. Saves nothing',
    body: z.object({ yearGroup: yearGroupSchema, words: writtenWordsSchema }),
    success: 200,
    reply: checkedListSchema,
  },
  getWordList: {
    method: 'GET',
    path: '/api/word-lists/:listId',
    access: 'teacher',
    summary: 'A list with its words; 404 if it is somebody else’s and not shared',
    params: listParams,
    success: 200,
    reply: wordListWithWordsSchema,
  },
  changeWordList: {
    method: 'PATCH',
    path: '/api/word-lists/:listId',
    access: 'teacher',
    repeat: 'key',
    summary:
      'Change a list for rounds dealt from now on. 400 if a word cannot be in a list, 403 if the list is somebody else’s, 409 if set work would be left without enough words',
    params: listParams,
    body: wordListChangeSchema,
    success: 200,
    reply: wordListWithWordsSchema,
  },
  deleteWordList: {
    method: 'DELETE',
    path: '/api/word-lists/:listId',
    access: 'teacher',
    repeat: 'key',
    summary:
      'Delete a list together with the set work that uses it. 409 if there is such work and `endWork` is not given, or if the work is set for somebody else’s class; 403 if the list is somebody else’s',
    params: listParams,
    query: z.object({ endWork: z.optional(z.literal('true')) }),
    success: 204,
    reply: noContent,
  },
  recordWord: {
    method: 'POST',
    path: '/api/words/:wordId/recording',
    access: 'teacher',
    repeat: 'same',
    summary:
      'Keep a word in the caller’s own voice, in place of any earlier recording. 400 if it is not WebM, Ogg or MP4 or has more than 60 KB, 409 beyond 1 MB for the list or 20 MB for the teacher, 403 if the list is somebody else’s',
    params: wordParams,
    bodyBytes: RECORDING_BODY_BYTES,
    body: z.object({ audio: z.base64('We can’t keep that kind of recording.') }),
    changes: ['/api/word-lists'],
    success: 204,
    reply: noContent,
  },
  hearWord: {
    method: 'GET',
    path: '/api/words/:wordId/recording',
    access: 'teacher',
    summary: 'The recording of a word, for whoever may use the list; 404 without one',
    params: wordParams,
    success: 200,
    reply: sentRecordingSchema,
  },
  forgetRecording: {
    method: 'DELETE',
    path: '/api/words/:wordId/recording',
    access: 'teacher',
    repeat: 'same',
    summary: 'Delete the recording of a word; 403 if the list is somebody else’s',
    params: wordParams,
    changes: ['/api/word-lists'],
    success: 204,
    reply: noContent,
  },
} as const satisfies Record<string, Endpoint>;
