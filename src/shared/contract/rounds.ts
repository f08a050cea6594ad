// Rounds that the server deals, signed, and whose moves it replays (D8).
import { z } from 'zod/mini';
import { COUNTDOWN_FACTORS } from '../play-settings.ts';
import { yearGroupSchema } from '../years.ts';
import { gameId, meantUserId, scoreFields, scoreFits } from './completion.ts';
import { moment, type Endpoint } from './endpoint.ts';

/** Maximum number of rounds in one call. */
export const DEALS_MAX = 10;
/** How long a deal is valid. */
export const DEAL_DAYS = 30;
/** Maximum number of moves in a round. */
export const MOVES_MAX = 400;
/** Maximum size of the moves as JSON, in bytes. */
export const MOVES_BYTES_MAX = 16 * 1024;

/**
 * A deal: everything a round starts from. Fields added by a later version are preserved, because the signature covers
 * them; `start` is checked by the game's own schema.
 */
export const dealSchema = z.looseObject({
  id: z.guid(),
  userId: z.int(),
  gameId,
  year: yearGroupSchema,
  /** The seed of the round's random choices, 32 bits. */
  seed: z.int().check(z.minimum(0), z.maximum(0xffff_ffff)),
  start: z.unknown(),
  /** The pupil's countdown factor when it was dealt. */
  pace: z.literal(COUNTDOWN_FACTORS),
  dealtAt: moment,
  expiresAt: moment,
  /** The name of the signing key. */
  key: z.string().check(z.maxLength(64)),
  /** Version of the game's rules. */
  rules: z.int(),
});

export type Deal = z.infer<typeof dealSchema>;

const signedDealSchema = z.object({
  deal: dealSchema,
  /** HMAC-SHA-256 over the canonical JSON of the deal (RFC 8785), base64url. */
  signature: z.string().check(z.maxLength(100)),
});

export type SignedDeal = z.infer<typeof signedDealSchema>;

/** A move; the other fields depend on the game. */
export const moveSchema = z.looseObject({
  /** Whole milliseconds of play since the round began, without pauses. */
  t: z.int().check(z.minimum(0), z.maximum(2_147_483_647)),
});

/** A finished round with its proof; `score` and `maxScore` are what the pupil saw. */
export const dealtCompletionSchema = z
  .object({
    ...signedDealSchema.shape,
    moves: z.array(moveSchema).check(z.maxLength(MOVES_MAX, 'There are too many moves.')),
    ...scoreFields,
    /** When the round ended by the device's clock. */
    playedAt: z.nullish(moment),
    userId: meantUserId,
  })
  .check(scoreFits);

export type DealtCompletion = z.output<typeof dealtCompletionSchema>;

export const rounds = {
  dealRounds: {
    method: 'POST',
    path: '/api/rounds',
    access: 'user',
    summary:
      'Deal rounds of a game for the pupil’s year, signed, to play now or within 30 days without a network; 429 for more than 30 calls a minute',
    body: z.object({
      gameId,
      count: z._default(z.int().check(z.minimum(1), z.maximum(DEALS_MAX)), 1),
    }),
    success: 200,
    reply: z.array(signedDealSchema),
  },
} as const satisfies Record<string, Endpoint>;
