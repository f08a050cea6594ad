// Statements that are sent without waiting for one another's answers.

/**
 * The results of statements that a caller has sent at once on one connection, which runs them in their order. Waits for all before
 * it throws, so that none is left to run after its transaction has ended.
 */
export async function sentAtOnce<const Sent extends readonly unknown[]>(sent: Sent) {
  await Promise.allSettled(sent);
  return Promise.all(sent);
}
