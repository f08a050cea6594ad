// A server's clock that a journey moves on, as it does the browser's: no result is taken that would have taken longer than the time since
// its deal (D8).

/** How far each signal moves it: longer than a whole tables check of 25 rests takes, and no session ends of it. */
export const STEP_MS = 240_000;

/** What the server says when its clock has moved. */
export const MOVED = 'The clock was moved on.';

/** Runs in the server before the application. */
const moving = (aheadMs: number) => `
let ahead = ${aheadMs};
process.on('SIGUSR2', () => {
  ahead += ${STEP_MS};
  console.log('${MOVED}');
});
const Real = Date;
const now = () => Real.now() + ahead;
globalThis.Date = new Proxy(Real, {
  construct: (Class, given) => (given.length > 0 ? new Class(...given) : new Class(now())),
  get: (Class, name) => (name === 'now' ? now : Class[name]),
});`;

/** For the environment of a server whose clock is ahead by so much, and can be moved. */
export const clockToMove = (aheadMs: number) => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(moving(aheadMs))}`,
});
