// Keeps other calls apart from one that replaces the session: those sent with the old one would come back as 401, and sign the user out.

/** In milliseconds: a call without an answer holds back one that replaces the session no longer than this. */
export const LONGEST_WAIT_MS = 5000;

const unanswered = new Set<Promise<unknown>>();
let replacing: Promise<unknown> | null = null;

/** Sends a request when no call is replacing the session; one that does so itself also waits for those under way. */
export async function inTurn<T>(replacesSession: boolean, send: () => Promise<T>): Promise<T> {
  if (replacing) {
    await replacing;
    return inTurn(replacesSession, send);
  }
  if (!replacesSession) return noted(send());
  const answer = answered().then(send);
  replacing = Promise.allSettled([answer]);
  try {
    return await answer;
  } finally {
    replacing = null;
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
  if (unanswered.size === 0) return;
  const patience = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  await Promise.race([Promise.allSettled(unanswered), patience]);
}
