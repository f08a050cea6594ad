// The order in which passwords are hashed: a few at a time, the most urgent first.
import { AppError } from '../../platform/errors.ts';

const BUSY = 'Many people are signing in just now. Please try again in a moment.';
const RETRY_AFTER_S = 5;

/** What a hash is for, the most urgent first. */
const URGENCIES = ['log-in', 'registration', 'import'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** Does the work when it is its turn; throws 'unavailable' if too many of that urgency are waiting. */
export type HashQueue = <Result>(urgency: Urgency, work: () => Promise<Result>) => Promise<Result>;

/** A queue that does so many at a time, and in which so many of each urgency may wait. */
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
  /** Whoever is next takes over the place. */
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
