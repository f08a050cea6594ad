// Rounds that the server deals, signed, and whose moves it replays (D8).
import { z } from 'zod/mini';
import { COUNTDOWN_FACTORS } from '../play-settings.ts';
import { MOVES_MAX } from '../moves.ts';
import { yearGroupSchema } from '../years.ts';
import { gameId, meantUserId, playedAt, scoreFields, scoreFits } from './completion.ts';
import { moment, rowId, type Endpoint } from './endpoint.ts';

/** Refusal (403) of an unverified result where only verified ones are accepted; sending it again is pointless. */
export const UNVERIFIED_REFUSED = 'Only games that were dealt by the server count here.';

/** Refusals (403) of a deal itself; sending it again is pointless. */
export const DEAL_REFUSED = {
  ofAnother: 'This round was dealt to somebody else.',
  changed: 'This round has been changed since it was dealt.',
  /** Only where unverified results do not count. */
  tooLong: 'This game cannot have taken as long as it says.',
} as const;

/** Maximum number of rounds in one call. */
export const DEALS_MAX = 10;
/** What pupils play rounds for by themselves: what is due, and what is in the fix-it basket. */
export const OWN_PURPOSES = ['due', 'mend'] as const;
export type OwnPurpose = (typeof OWN_PURPOSES)[number];
/** What rounds are for beside the usual ones: these, and five questions to think through without a clock (D17). */
export const ROUND_PURPOSES = [...OWN_PURPOSES, 'think'] as const;
export type RoundPurpose = (typeof ROUND_PURPOSES)[number];
/** How long a deal is valid. */
export const DEAL_DAYS = 30;

/**
 * A deal: everything a round starts from. Fields added by a later version are preserved, because the signature covers
 * them; `start` is checked by the game's own schema.
 */
export const dealSchema = z.looseObject({
  /** The opening of the tables check that it was dealt for (D11). */
  checkId: z.optional(z.int()),
  dealtAt: moment,
  expiresAt: moment,
  gameId,
  /** How many of its items are due or to be mended; only for rounds dealt for that. */
  holds: z.optional(z.int()),
  id: z.guid(),
  /** The name of the signing key. */
  key: z.string().check(z.maxLength(64)),
  /**
   * For each item in the round that the pupil has met before: the noon, by the school's clock, of the day they last met
   * it (D9). Missing if there are none.
   */
  met: z.optional(z.record(z.string(), moment)),
  /** The pupil's countdown factor when it was dealt. */
  pace: z.literal(COUNTDOWN_FACTORS),
  purpose: z.optional(z.enum(ROUND_PURPOSES)),
  /** Version of the game's rules. */
  rules: z.int(),
  /** The seed of the round's random choices, 32 bits. */
  seed: z.int().check(z.minimum(0), z.maximum(0xffff_ffff)),
  start: z.unknown(),
  userId: z.int(),
  /** The set work that it was dealt for (D11). */
  workId: z.optional(z.int()),
  year: yearGroupSchema,
});

export type Deal = z.infer<typeof dealSchema>;

/** What comes back with the moves: the deal, unchanged. */
const signedFields = {
  deal: dealSchema,
  /** HMAC-SHA-256 over the canonical JSON of the deal (RFC 8785), base64url. */
  signature: z.string().check(z.maxLength(100)),
};

/** Why wrong answers are wrong, in a sentence for a child, by the question's id and the answer. */
const reasonsSchema = z.record(z.string(), z.record(z.string(), z.string()));

export type Reasons = z.infer<typeof reasonsSchema>;

/**
 * A round as it is dealt. Fields that only its screen needs are not signed, so that they need not come back with the
 * moves.
 */
export const signedDealSchema = z.object({
  ...signedFields,
  /** Only for quizzes. */
  reasons: z.optional(reasonsSchema),
});

export type SignedDeal = z.infer<typeof signedDealSchema>;

/** A move; the other fields depend on the game. */
export const moveSchema = z.looseObject({
  /** Whole milliseconds of play since the round began, without pauses. */
  t: z.int().check(z.minimum(0), z.maximum(2_147_483_647)),
});

/** What proves a result. */
export const proofSchema = z.object({
  ...signedFields,
  moves: z.array(moveSchema).check(z.maxLength(MOVES_MAX, 'There are too many moves.')),
});

/** A finished round with its proof; `score` and `maxScore` are what the pupil saw. */
export const dealtCompletionSchema = z
  .object({ ...proofSchema.shape, ...scoreFields, playedAt, userId: meantUserId })
  .check(scoreFits);

export type DealtCompletion = z.output<typeof dealtCompletionSchema>;

export const rounds = {
  dealRounds: {
    method: 'POST',
    path: '/api/rounds',
    access: 'user',
    repeat: 'anew',
    summary:
      'Deal signed rounds of a game for the pupil’s year, or the tables check, to be played within 30 days, also offline. 404 if the work is not set for the caller, cannot be done with this game, the game has nothing to think through, or the check is for others; 409 if the check is closed or done; 429 after 30 calls in a minute',
    body: z.object({
      gameId,
      count: z._default(z.int().check(z.minimum(1), z.maximum(DEALS_MAX)), 1),
      /** Set work that the rounds are for. */
      workId: z.optional(rowId),
      /** What the pupil plays them for; of no effect beside set work. */
      purpose: z.optional(z.enum(ROUND_PURPOSES)),
      /** The tables check that is taken; if missing, the practice that is open. */
      checkId: z.optional(rowId),
    }),
    success: 200,
    reply: z.array(signedDealSchema),
    // A deal is sent with everything that is signed; checking it as well took a sixth of the call's time.
    sendsWhole: true,
  },
} as const satisfies Record<string, Endpoint>;
