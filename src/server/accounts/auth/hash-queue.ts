// The order in which passwords are hashed: a few at a time, the most urgent first.
import { AppError } from '../../platform/errors.ts';

const BUSY = 'Many people are signing in just now. Please try again in a moment.';
const RETRY_AFTER_S = 5;

/** What a hash is for, most urgent first. */
const URGENCIES = ['log-in', 'registration', 'import'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** Enough for a class that shares one account. */
const PLACES_EACH = 30;

/** Does the work in its turn; throws 'unavailable' if too many with that urgency, or of `who`, are waiting. */
export type HashQueue = <Result>(
  urgency: Urgency,
  work: () => Promise<Result>,
  who?: string,
) => Promise<Result>;

/** A queue that runs `atATime` hashes at once and lets a limited number of each urgency wait. */
export function makeHashQueue(
  atATime: number,
  places: Readonly<Record<Urgency, number>>,
): HashQueue {
  const waiting: Record<Urgency, { who: string | undefined; begin: () => void }[]> = {
    'log-in': [],
    registration: [],
    import: [],
  };
  let underWay = 0;

  async function ownTurn(urgency: Urgency, who: string | undefined): Promise<void> {
    if (underWay < atATime) {
      underWay += 1;
      return;
    }
    const line = waiting[urgency];
    const own = who === undefined ? [] : line.filter((one) => one.who === who);
    if (line.length >= places[urgency] || own.length >= PLACES_EACH) {
      throw new AppError('unavailable', BUSY, RETRY_AFTER_S);
    }
    await new Promise<void>((begin) => void line.push({ who, begin }));
  }
  /** The next in the queue takes over the slot. */
  function letNextIn(): void {
    const next = URGENCIES.map((urgency) => waiting[urgency]).find(({ length }) => length > 0);
    if (next) next.shift()?.begin();
    else underWay -= 1;
  }
  return async (urgency, work, who) => {
    await ownTurn(urgency, who);
    try {
      return await work();
    } finally {
      letNextIn();
    }
  };
}
