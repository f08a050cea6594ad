// A server whose clock a journey moves on, as it does the browser's: no result is taken that would have taken longer than the time since
// its deal (D8).

/** How far each signal moves it: longer than a whole tables check of 25 rests takes, and no session ends of it. */
const STEP_MS = 240_000;

/** What the server says when its clock has moved. */
export const MOVED = 'The clock was moved on.';

/** Runs in the server before the application. */
const MOVING = `
let ahead = 0;
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

/** For the environment of an AppServer. */
export const CLOCK_TO_MOVE = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(MOVING)}`,
} as const;
