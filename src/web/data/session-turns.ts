// Keeps other calls apart from one that replaces the session: those sent with the old one would come back as 401.

/** A call that replaces the session and the other calls wait for each other no longer than this, in milliseconds. */
export const LONGEST_WAIT_MS = 5000;

const unanswered = new Set<Promise<unknown>>();
let replacing: Promise<unknown> | null = null;

/** Sends a request when no call is replacing the session. A request that replaces it also waits for those under way. */
export async function inTurn<T>(replacesSession: boolean, send: () => Promise<T>): Promise<T> {
  if (replacesSession) return replaced(send);
  if (replacing) await soon(replacing);
  return noted(send());
}

/** One at a time, each after all earlier calls have been answered. */
async function replaced<T>(send: () => Promise<T>): Promise<T> {
  const answer = (replacing ?? Promise.resolve()).then(answered).then(send);
  const done = Promise.allSettled([answer]);
  replacing = done;
  try {
    return await answer;
  } finally {
    if (replacing === done) replacing = null;
  }
}

async function noted<T>(answer: Promise<T>): Promise<T> {
  unanswered.add(answer);
  try {
    return await answer;
  } finally {
    unanswered.delete(answer);
  }
}

async function answered(): Promise<void> {
  if (unanswered.size > 0) await soon(Promise.allSettled(unanswered));
}

async function soon(awaited: Promise<unknown>): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  await Promise.race([awaited, patience]);
}
