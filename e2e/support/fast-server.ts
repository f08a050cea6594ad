// A server whose clock runs fast, because it takes no result that would have taken longer than the time since its deal (D8), while a
// journey turns the browser's clock on.

/** How many times as fast as the world's. A session of 30 idle minutes lasts a minute and a half of it. */
export const SERVER_SPEED = 20;

/** Runs in the server before the application. */
const HURRY = `
const start = Date.now();
const Real = Date;
const now = () => start + (Real.now() - start) * ${SERVER_SPEED};
globalThis.Date = new Proxy(Real, {
  construct: (Class, given) => (given.length > 0 ? new Class(...given) : new Class(now())),
  get: (Class, name) => (name === 'now' ? now : Class[name]),
});`;

/** For the environment of an AppServer. */
export const FAST_CLOCK = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(HURRY)}`,
} as const;
