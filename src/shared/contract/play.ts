// Playing: questions, finished games, ratings, history.
import { z } from 'zod/mini';
import { gameId, meantUserId, playedAt, scoreFields, scoreFits } from './completion.ts';
import { dealtCompletionSchema } from './rounds.ts';
import { moment, numberUpTo, pageNumber, type Endpoint } from './endpoint.ts';

export const DURATION_LIMIT_S = 86_400;
export const COMMENT_MAX = 1000;
/** How many games a history has without `page`; older ones are fetched a page at a time. */
export const NEWEST_GAMES = 500;
/** Default number of games on a page of a history. */
export const HISTORY_PAGE_SIZE = 50;
const HISTORY_PAGE_SIZE_MAX = 500;

/** A finished game as reported by the browser; `duration` in whole seconds (D2). */
export const completionSchema = z
  .object({
    gameId,
    ...scoreFields,
    duration: z.nullish(z.int().check(z.minimum(0), z.maximum(DURATION_LIMIT_S))),
    playedAt,
    /** Made by the browser when a game opens; a repeat gets the first answer and counts once. */
    playId: z.nullish(z.guid()),
    userId: meantUserId,
    /** A body with a deal is checked against the other schema. */
    deal: z.optional(z.undefined()),
  })
  .check(scoreFits);

export type Completion = z.output<typeof completionSchema>;

/** Reported, or proved by the moves of a deal (D8). The errors come from the schema that fits the body. */
const eitherCompletionSchema = z.union([dealtCompletionSchema, completionSchema], {
  error: ({ input, errors }) => {
    const isDealt = typeof input === 'object' && input !== null && 'deal' in input;
    const [issue] = errors?.[isDealt ? 0 : 1] ?? [];
    return issue?.message;
  },
});

/** A plant of the pupil's garden. */
export const plantFields = {
  /** 'word/island#meaning', 'fact/7×8', 'Y3.GR.4/012', 'Y3.PV.2/r3'. */
  item: z.string(),
  /** In a child's words: 'island', '7 × 8', 'Conjunctions of time, place and cause'. */
  label: z.string(),
  /** By the best stability the item ever had: under 3 days, under 21 days, or more. */
  stage: z.enum(['seed', 'sprout', 'flower']),
};

const grownSchema = z.object(plantFields);

export type Grown = z.infer<typeof grownSchema>;

export const completedSchema = z.object({
  /** How many avatars this game unlocked: 0 or 5. */
  newAvatarsUnlocked: z.int(),
  /** The new total. */
  avatarsUnlocked: z.int(),
  gamesCompleted: z.int(),
  unlockedAvatars: z.array(z.string()),
  /** What this round has grown, five plants at most; absent if nothing has, and from a repeated answer. */
  grown: z.optional(z.array(grownSchema)),
});

export type Completed = z.infer<typeof completedSchema>;

/** The answer to a round with its moves: the recorded result. */
export const dealtCompletedSchema = z.extend(completedSchema, {
  score: z.int(),
  maxScore: z.int(),
  /** Whether replaying the moves gave this result. */
  verified: z.boolean(),
});

export type DealtCompleted = z.infer<typeof dealtCompletedSchema>;

/** A rating of a game, 1 to 5 stars, with an optional comment (spec S5). */
export const feedbackSchema = z.object({
  gameId,
  rating: z.int('Please choose 1 to 5 stars.').check(z.minimum(1), z.maximum(5)),
  comment: z.nullish(
    z.string().check(
      z.maxLength(COMMENT_MAX, `A comment can have at most ${COMMENT_MAX} characters.`),
      // A text that was cut inside an emoji ends in a lone surrogate, which the database cannot store.
      z.overwrite((text) => text.replace(/\p{Cs}/gu, '\uFFFD')),
    ),
  ),
  /** The round that is rated; a repeat gets the first answer and counts once. */
  playId: z.nullish(z.guid()),
  userId: meantUserId,
});

export type Feedback = z.output<typeof feedbackSchema>;

export const historyEntrySchema = z.object({
  id: z.int(),
  gameId: z.string(),
  score: z.int(),
  maxScore: z.int(),
  /** When it was played, if the device's clock can be believed; otherwise when it was recorded. */
  createdAt: moment,
  /** Whole seconds, absent when it was not measured. */
  duration: z.optional(z.int()),
});

export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** The proof of a result (D8). */
export const judgementFields = {
  /** Whether replaying the round's moves gave this result. */
  verified: z.boolean(),
  /** Whether answers came faster than the questions can be read. */
  rushed: z.boolean(),
  /** Later than the round was played if the device was offline. */
  recordedAt: moment,
};

export const feedbackEntrySchema = z.object({
  id: z.int(),
  gameId: z.string(),
  rating: z.int(),
  comment: z.nullable(z.string()),
  createdAt: moment,
});

export type FeedbackEntry = z.infer<typeof feedbackEntrySchema>;

export const play = {
  getQuestions: {
    method: 'GET',
    path: '/api/games/:gameId',
    access: 'user',
    summary: 'Ten questions for the pupil’s year, for games whose questions come from the server',
    params: z.object({ gameId: z.string().check(z.maxLength(100)) }),
    success: 200,
    /** Each question matches the schema of its game. */
    reply: z.array(z.unknown()),
  },
  completeGame: {
    method: 'POST',
    path: '/api/game/complete',
    access: 'user',
    repeat: 'same',
    summary:
      'Record a finished game, either as reported or as proved by the moves of a deal. 200 with the first answer, without `grown`, if the playId or deal is repeated, 400 if the moves break the rules, 403 if the deal was changed or belongs to another pupil, 409 if the result is meant for another user, 429 after 60 calls in a minute',
    body: eitherCompletionSchema,
    success: 201,
    reply: z.union([dealtCompletedSchema, completedSchema]),
    changes: ['/api/user'],
  },
  giveFeedback: {
    method: 'POST',
    path: '/api/game/feedback',
    access: 'user',
    repeat: 'same',
    summary:
      'Rate a game. 200 with the first answer if the playId is repeated, 409 if the rating is meant for another user, 429 after 30 calls in a minute',
    body: feedbackSchema,
    success: 201,
    reply: feedbackEntrySchema,
  },
  getHistory: {
    method: 'GET',
    path: '/api/user/game-history',
    access: 'user',
    summary:
      'This pupil’s finished games, last played first: the newest 500, or one page with the total in the header x-total-count',
    query: z.object({
      page: z.optional(pageNumber),
      pageSize: z._default(numberUpTo(HISTORY_PAGE_SIZE_MAX), HISTORY_PAGE_SIZE),
    }),
    success: 200,
    reply: z.array(historyEntrySchema),
  },
} as const satisfies Record<string, Endpoint>;
