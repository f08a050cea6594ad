// Rounds that a teacher has opened to pupils: set work and the tables check (D11). `teaching/` deals and records them, by way of app.ts.
import type { DealtCompletion, SignedDeal } from '#shared/contract/rounds.ts';
import type { Deps } from '../platform/http/deps.ts';
import type { RoundAnswer } from './complete-round.ts';
import type { Pupil } from './deal-rounds.ts';

interface RoundsAsked {
  gameId: string;
  count: number;
}

export interface TaughtRounds<Id> {
  /** Throws 'not-found' if the pupil or the game has nothing with this id, and 'conflict' if it is closed or done. */
  deal: (deps: Deps, pupil: Pupil, asked: RoundsAsked, id: Id) => Promise<SignedDeal[]>;
  /** Records a round once; throws as for other rounds, and 'invalid' for a finished sitting. */
  complete: (
    deps: Deps,
    userId: number,
    completion: DealtCompletion,
    id: Id,
  ) => Promise<RoundAnswer>;
}

export interface Taught {
  work: TaughtRounds<number>;
  /** Without an id, the newest open practice. */
  check: TaughtRounds<number | undefined>;
}
