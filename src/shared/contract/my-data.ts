// Everything stored about a user, for them to see and save (UK GDPR, articles 15 and 20).
import { z } from 'zod/mini';
import { RECORDING_FORMATS } from '../recordings.ts';
import { playSettingsSchema } from '../play-settings.ts';
import { userSchema } from './auth.ts';
import { moment } from './endpoint.ts';
import { tablesResultFields } from '../tables-check.ts';
import { feedbackEntrySchema, historyEntrySchema, judgementFields } from './play.ts';
import { setByStaffSchema } from './staff-play-settings.ts';

/** What is remembered of an item (FSRS, D9). */
const memoryOfItem = z.object({
  item: z.string(),
  /** After this many days the probability of recall is 90 %. */
  stability: z.number(),
  /** From 1 (easy) to 10 (difficult). */
  difficulty: z.number(),
  /** The whole days of the best stability ever. */
  bestStability: z.int(),
  reviewedOn: z.iso.date(),
  repetitions: z.int(),
  lapses: z.int(),
});

/** The same in every copy, so that it reveals nothing about the comments in it. */
export const ABOUT_COMMENTS =
  'Some comments are kept for the school’s safeguarding lead; ask the school.';

export const myDataSchema = z.object({
  /** The account without the password's hash. */
  account: z.extend(z.omit(userSchema, { id: true }), {
    unlockedAvatars: z.array(z.string()),
    createdAt: moment,
    lastPlayedAt: z.nullable(moment),
    /** When the pupil left with their class; null if they have not. */
    archivedAt: z.nullable(moment),
    /** The school year for which the year group was moved up last. */
    movedUpFor: z.nullable(z.string()),
    /** When the account was last kept although nobody played with it. */
    keptAt: z.nullable(moment),
    playSettings: playSettingsSchema,
    /** Which of them staff have set. */
    playSettingsSetByStaff: z.array(setByStaffSchema),
  }),
  /** Since when the account has been listed to be deleted, because nobody plays with it; null if it is not. */
  listedToDeleteAt: z.nullable(moment),
  /** Finished games, newest first. */
  games: z.array(
    z.extend(z.omit(historyEntrySchema, { id: true }), {
      ...judgementFields,
      /** The answers, while they are stored; none for an unverified result. */
      answers: z.array(
        z.object({
          /** A question, a word or a fact. */
          item: z.string(),
          /** Curriculum objective. */
          objective: z.nullable(z.string()),
          right: z.boolean(),
          /** The misconception behind a wrong answer, where one is known. */
          slip: z.nullable(z.string()),
          /** How long it took, in milliseconds. */
          ms: z.int(),
          tries: z.int(),
          /** How well it was known; null where it says nothing about that. */
          rating: z.nullable(z.enum(['again', 'hard', 'good'])),
        }),
      ),
    }),
  ),
  /** For each curriculum objective, the answers and how many were right. */
  objectives: z.array(
    z.object({
      objective: z.string(),
      answered: z.int(),
      correct: z.int(),
      milliseconds: z.int(),
      lastAnsweredAt: moment,
    }),
  ),
  memory: z.object({
    /** Whether it is switched on. */
    isOn: z.boolean(),
    items: z.array(z.extend(memoryOfItem, { dueOn: z.iso.date() })),
    /** Memory as it was after the answers that have since been deleted because of their age. */
    afterDeletedAnswers: z.array(memoryOfItem),
  }),
  /** What has grown in each school year, and how many seeds counted on the last day on which some did. */
  journey: z.array(
    z.object({ year: z.int(), growth: z.int(), seedsOn: z.iso.date(), seeds: z.int() }),
  ),
  /** Tables checks, newest first; those that are begun and not finished before them, without time and score. */
  tablesChecks: z.array(
    z.object({
      ...tablesResultFields,
      finishedAt: z.nullable(moment),
      score: z.nullable(z.int()),
    }),
  ),
  ratings: z.array(
    z.extend(z.omit(feedbackEntrySchema, { id: true }), {
      /** Whether contact data was taken out of the comment; null without one. */
      masked: z.nullable(z.boolean()),
    }),
  ),
  /** The same for everybody, so that it reveals nothing about anybody's comments. */
  aboutComments: z.literal(ABOUT_COMMENTS),
  messages: z.array(
    z.object({
      fromName: z.string(),
      fromEmail: z.nullable(z.string()),
      message: z.string(),
      createdAt: moment,
    }),
  ),
  /** Ids of the latest questions, newest first, which new rounds avoid. */
  lastQuestions: z.array(z.object({ gameId: z.string(), itemIds: z.array(z.string()) })),
  /** Browsers that are signed in. */
  logIns: z.array(
    z.object({
      /** Browser and system, such as 'Chrome on Android'. */
      device: z.nullable(z.string()),
      createdAt: moment,
      /** To within an hour; null when unknown. */
      lastUsedAt: z.nullable(moment),
      expiresAt: moment,
    }),
  ),
  /** Two-step log-in; null without it. The secret and the codes are not included. */
  secondFactor: z.nullable(
    z.object({
      /** Null while it is being set up. */
      onSince: z.nullable(moment),
      recoveryCodesLeft: z.int(),
    }),
  ),
  /** The school account that signs in as well, as its provider names it; null without one. */
  schoolAccount: z.nullable(
    z.object({ issuer: z.string(), subject: z.string(), linkedAt: moment }),
  ),
  /** Until when an invitation to link one is open; null without one. */
  invitedUntil: z.nullable(moment),
  payments: z.array(
    z.object({
      amountPence: z.int(),
      currency: z.string(),
      status: z.string(),
      /** No money was taken. */
      isTest: z.boolean(),
      refundedPence: z.int(),
      /** The payer's dispute with their bank, and how it ended. */
      dispute: z.nullable(z.string()),
      createdAt: moment,
      paidAt: z.nullable(moment),
    }),
  ),
  /** The classes that the pupil is in or the teacher looks after. */
  classes: z.array(z.object({ name: z.string(), schoolYear: z.string() })),
  /** Set work, if anything has been recorded for it. */
  setWork: z.array(
    z.object({
      what: z.string(),
      /** Rounds done. */
      done: z.int(),
      of: z.int(),
      rushed: z.int(),
      lastDoneAt: z.nullable(moment),
    }),
  ),
  /** The lists of words that a teacher has made (D11). */
  wordLists: z.array(
    z.object({
      name: z.string(),
      yearGroup: z.int(),
      isShared: z.boolean(),
      createdAt: moment,
      words: z.array(
        z.object({
          word: z.string(),
          definition: z.nullable(z.string()),
          sentence: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  /** Words that a teacher has recorded (D11), in base64. */
  recordings: z.array(
    z.object({
      word: z.string(),
      format: z.enum(RECORDING_FORMATS),
      recordedAt: moment,
      audio: z.string(),
    }),
  ),
  /** Since when an owner or teacher has been a safeguarding lead; null for all others. */
  safeguardingLeadSince: z.nullable(moment),
  /**
   * Since when a pupil has had the current pictures and card; null without. The pictures and the card's secret are not
   * included.
   */
  signIn: z.object({
    picturesSince: z.nullable(moment),
    cardSince: z.nullable(moment),
  }),
  /** Changes to the account, under any of its names. */
  accountLog: z.array(
    z.object({ action: z.string(), detail: z.nullable(z.string()), createdAt: moment }),
  ),
});

export type MyData = z.infer<typeof myDataSchema>;
