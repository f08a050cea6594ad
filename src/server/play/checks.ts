// What dealing and recording leave to the tables check, which is no game (D11): `teaching/` answers, by way of app.ts.
import type { DealtCompletion, SignedDeal } from '#shared/contract/rounds.ts';
import type { Deps } from '../platform/http/deps.ts';
import type { RoundAnswer } from './complete-round.ts';

export interface Checks {
  /**
   * Deals a check for the opening that is named, or for practice. Throws 'not-found' if nothing of that is open for this pupil,
   * and 'conflict' if it is closed or done.
   */
  deal: (
    deps: Deps,
    pupil: { id: number; yearGroup: number | null },
    checkId: number | undefined,
  ) => Promise<SignedDeal>;
  /** Records it once; throws as for other rounds, and 'invalid' for a sitting that is done. */
  complete: (deps: Deps, userId: number, completion: DealtCompletion) => Promise<RoundAnswer>;
}
