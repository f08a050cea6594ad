// Throttles guessing on class pages without letting one child lock another out (D10, D14).
import { createHmac } from 'node:crypto';
import {
  accountOnDevice,
  classPageOnDevice,
  knownAs,
  type Caller,
} from '../../accounts/session/known-device.ts';
import { keptSecret } from '../../platform/db/installation-secrets.ts';
import { AppError } from '../../platform/errors.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { LONGEST_WINDOW_S, makeLimiter } from '../../platform/limits/limiter.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { countTry, forgetTries } from './tries-store.ts';

/** Generous, because a whole school shares one address; there are 86 million codes. */
const WRONG_CODES_PER_ADDRESS = 500;
/** Against a guesser who makes the server believe in ever new devices: there are 1,320 sequences. */
const WRONG_PICTURES_ELSEWHERE = 20;
/** Nobody can guess a card's 128 bits: this only spares the log and the database. */
const WRONG_CARDS_PER_ADDRESS = 500;
const WAIT = 'Let us wait a little before you try again.';

export interface SignInThrottle {
  /**
   * Begins to look for the class page with a code; throws 'too-many' after too many wrong ones. Counts as a wrong code
   * unless `found` is called. A device that has been on this page before is never refused.
   */
  lookUp: (
    code: string,
    caller: Caller,
  ) => Promise<{ isKnown: boolean; found: () => Promise<void> }>;
  /**
   * Begins to try pictures; throws 'too-many' while this device has to wait. Counts as a failure unless `succeeded` is
   * called.
   */
  tryPictures: (
    at: { code: string; userId: number },
    caller: Caller,
  ) => Promise<{ succeeded: () => Promise<void> }>;
  /** Counts a wrong card; throws 'too-many' beyond the limit. A right one is never refused. */
  countWrongCard: (caller: Caller) => Promise<void>;
}

/** The throttle, shared by all processes. */
export function makeSignInThrottle(deps: Pick<Deps, 'database' | 'now'>): SignInThrottle {
  const { db } = deps.database;
  const limiter = (name: string, times: number) =>
    makeLimiter(deps, { name, times, windowSeconds: LONGEST_WINDOW_S }, WAIT);
  const byCode = limiter('class-code', WRONG_CODES_PER_ADDRESS);
  const byPupil = limiter('pictures', WRONG_PICTURES_ELSEWHERE);
  const byCard = limiter('card', WRONG_CARDS_PER_ADDRESS);

  return {
    lookUp: async (code, { address, device }) => {
      const isKnown = (await knownAs(deps, device, classPageOnDevice(code))) !== null;
      if (isKnown) return { isKnown, found: async () => {} };
      const { giveBack } = await byCode.take(networkOf(address));
      return { isKnown, found: giveBack };
    },
    tryPictures: async ({ code, userId }, { address, device }) => {
      const account = accountOnDevice(userId);
      const isOnPage = (await knownAs(deps, device, classPageOnDevice(code))) !== null;
      const isOwn = (await knownAs(deps, device, account)) !== null;
      // A device that cannot prove to be one shares its tries with the others of its address.
      const place = device && (isOnPage || isOwn) ? `device ${device.id}` : networkOf(address);
      const key = createHmac('sha256', await keptSecret(db, 'throttles'))
        .update(JSON.stringify(['pictures', place, userId]))
        .digest('base64url');
      const taken = isOwn ? null : await byPupil.take(account);
      const seconds = await countTry(db, key, deps.now());
      if (seconds > 0) {
        await taken?.giveBack();
        throw new AppError('too-many', WAIT, seconds);
      }
      return {
        succeeded: async () => {
          await taken?.giveBack();
          await forgetTries(db, key);
        },
      };
    },
    countWrongCard: async ({ address }) => void (await byCard.take(networkOf(address))),
  };
}
