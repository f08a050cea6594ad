// What dealing and recording ask about rounds that a teacher has a purpose for (D11); `teaching/` answers, by way of app.ts.
import type { GameId } from '#games/ids.ts';
import type { Focus } from '#games/kit/rules/focus.ts';
import type { CountdownFactor, Dealer } from '#games/kit/rules/game.ts';
import type { Deal } from '#shared/contract/rounds.ts';
import type { Db } from '../platform/db/database.ts';

/** The field that a call and its deals carry for each purpose, beside which a deal carries no other. */
const FIELDS = ['workId'] as const satisfies readonly (keyof Deal)[];

type PurposeField = (typeof FIELDS)[number];

/** How rounds for a purpose are dealt. */
export interface RoundPlan {
  /** Null for ordinary rounds. */
  focus: Focus | null;
  /** In place of the pupil's own setting; null switches countdowns off. */
  countdown?: CountdownFactor;
  /** In place of the game's own dealer. */
  dealStart?: Dealer;
}

/** A round that was recorded for a purpose, verified. */
export interface PurposeRound {
  userId: number;
  /** As the deal carries it. */
  id: number;
  rushed: boolean;
  at: Date;
}

export interface RoundPurpose {
  /** Throws 'not-found' if the id is not for this pupil, or not for this game. */
  plan: (db: Db, userId: number, gameId: GameId, id: number) => Promise<RoundPlan>;
  /** Called once for each round, in the transaction that records it; ids that no longer exist are passed over. */
  noteRound: (tx: Db, round: PurposeRound) => Promise<void>;
}

export type RoundPurposes = Readonly<Record<PurposeField, RoundPurpose>>;

/** The purpose that a call or a deal names; null for an ordinary round. */
export function purposeOf(
  named: Pick<Deal, PurposeField>,
): { field: PurposeField; id: number } | null {
  for (const field of FIELDS) {
    const id = named[field];
    if (id !== undefined) return { field, id };
  }
  return null;
}
