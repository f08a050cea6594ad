// The order in which passwords are hashed: a few at a time, the most urgent first.
import { AppError } from '../../platform/errors.ts';

const BUSY = 'Many people are signing in just now. Please try again in a moment.';
const RETRY_AFTER_S = 5;

/** What a hash is for, most urgent first. */
const URGENCIES = ['log-in', 'registration', 'import'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** Does the work in its turn; throws 'unavailable' if too many with that urgency are waiting. */
export type HashQueue = <Result>(urgency: Urgency, work: () => Promise<Result>) => Promise<Result>;

/** A queue that runs `atATime` hashes at once and lets a limited number of each urgency wait. */
export function makeHashQueue(
  atATime: number,
  places: Readonly<Record<Urgency, number>>,
): HashQueue {
  const waiting: Record<Urgency, (() => void)[]> = { 'log-in': [], registration: [], import: [] };
  let underWay = 0;

  async function ownTurn(urgency: Urgency): Promise<void> {
    if (underWay < atATime) {
      underWay += 1;
      return;
    }
    const line = waiting[urgency];
    if (line.length >= places[urgency]) throw new AppError('unavailable', BUSY, RETRY_AFTER_S);
    await new Promise<void>((resolve) => void line.push(resolve));
  }
  /** The next in the queue takes over the slot. */
  function letNextIn(): void {
    const next = URGENCIES.map((urgency) => waiting[urgency]).find(({ length }) => length > 0);
    if (next) next.shift()?.();
    else underWay -= 1;
  }
  return async (urgency, work) => {
    await ownTurn(urgency);
    try {
      return await work();
    } finally {
      letNextIn();
    }
  };
}
