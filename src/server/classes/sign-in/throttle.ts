// Throttles guessing on class pages without letting one child lock another out (D10, D14).
import {
  accountOnDevice,
  classPageOnDevice,
  findDeviceNonce,
  type Source,
} from '../../accounts/session/known-device.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { LONGEST_WINDOW_S, makeLimiter, takeEach } from '../../platform/limits/limiter.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { isTokenOf } from '../class-code.ts';

/** Generous, because a whole school shares one address; there are 86 million codes. */
const WRONG_CODES_PER_ADDRESS = 500;
/** On one device for one pupil: five tries, then a minute, five more, then the rest of a quarter of an hour. */
const WRONG_PICTURES_A_MINUTE = 5;
const WRONG_PICTURES = 10;
/** Stops a guesser who pretends to be a new device each time: there are 1,320 sequences. */
const WRONG_PICTURES_ELSEWHERE = 20;
/** Nobody can guess the 128 bits of a card; this only protects the log and the database. */
const WRONG_CARDS_PER_ADDRESS = 500;
const MINUTE_S = 60;
const WAIT = 'Let’s wait a little before you try again.';

/** The link of a class page as a browser has it. */
interface PageLink {
  code: string;
  /** The token in the page's QR code; '' for a typed code. */
  token: string;
}

/** A try on a class page. */
interface OnPage {
  code: string;
  userId: number;
  /** The pupil's pictures as stored; new pictures have new counters. */
  sequence: string;
}

export interface SignInThrottle {
  /**
   * Begins to look for the class page with a code; throws 'too-many' after too many wrong ones. Counts as a wrong code
   * unless `found` is called. The link of the QR code, and a device that has been on this page before, are never
   * refused.
   */
  lookUp: (link: PageLink, source: Source) => Promise<{ found: () => Promise<void> }>;
  /**
   * Begins to try pictures; throws 'too-many' while this device has to wait. Counts as a failure unless `succeeded` is
   * called.
   */
  tryPictures: (at: OnPage, source: Source) => Promise<{ succeeded: () => Promise<void> }>;
  /** Clears the failures for these pictures except on other devices, because the pupil has signed in by card. */
  forgivePictures: (sequence: string, source: Source) => Promise<void>;
  /** Counts a wrong card; throws 'too-many' beyond the limit. A valid card is never refused. */
  countWrongCard: (source: Source) => Promise<void>;
}

/** The throttle, shared by all processes. */
export function makeSignInThrottle(deps: Pick<Deps, 'database' | 'now'>): SignInThrottle {
  const limiter = (name: string, times: number, windowSeconds = LONGEST_WINDOW_S) =>
    makeLimiter(deps, { name, times, windowSeconds }, WAIT);
  const byCode = limiter('class-code', WRONG_CODES_PER_ADDRESS);
  const elsewhere = limiter('pictures', WRONG_PICTURES_ELSEWHERE);
  const onDevice = limiter('pictures-device', WRONG_PICTURES);
  const inMinute = limiter('pictures-minute', WRONG_PICTURES_A_MINUTE, MINUTE_S);
  const byCard = limiter('card', WRONG_CARDS_PER_ADDRESS);
  const isKnownFor = async ({ device }: Source, subject: string) =>
    (await findDeviceNonce(deps, device, subject)) !== null;
  const forgetDevice = async (sequence: string, { device }: Source) => {
    if (!device) return;
    await onDevice.forget(sequence, device.id);
    await inMinute.forget(sequence, device.id);
  };

  return {
    lookUp: async ({ code, token }, source) => {
      const isKnown =
        (await isTokenOf(deps.database.db, code, token)) ||
        (await isKnownFor(source, classPageOnDevice(code)));
      if (isKnown) return { found: async () => {} };
      const { giveBack } = await byCode.take(networkOf(source.address));
      return { found: giveBack };
    },
    tryPictures: async ({ code, userId, sequence }, source) => {
      const { device } = source;
      const isOwn = await isKnownFor(source, accountOnDevice(userId));
      // Otherwise a guesser could make up devices to avoid being counted.
      const isDevice = isOwn || (await isKnownFor(source, classPageOnDevice(code)));
      const { giveBack } = await takeEach([
        ...(isOwn ? [] : [() => elsewhere.take(sequence)]),
        ...(device && isDevice
          ? [() => onDevice.take(sequence, device.id), () => inMinute.take(sequence, device.id)]
          : []),
      ]);
      return {
        succeeded: async () => {
          await giveBack();
          await forgetDevice(sequence, source);
        },
      };
    },
    forgivePictures: async (sequence, source) => {
      await elsewhere.forget(sequence);
      await forgetDevice(sequence, source);
    },
    countWrongCard: async ({ address }) => void (await byCard.take(networkOf(address))),
  };
}
