import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPaymentScript } from './payment-script.ts';

const STRIPE = {
  mode: 'stripe',
  scriptUrl: 'https://js.stripe.com/endive/stripe.js?advancedFraudSignals=false',
  isTest: true,
} as const;

/** The script elements that were asked for; each one's end is up to the test. */
let scripts: HTMLScriptElement[] = [];

/** What Stripe.js leaves in the window. */
const start = Object.assign(
  vi.fn(() => ({})),
  { version: 'endive' },
);

beforeEach(() => {
  start.mockClear();
  vi.useFakeTimers();
  scripts = [];
  const keep = (node: unknown) => {
    if (!(node instanceof HTMLScriptElement)) throw new Error('Only scripts are expected.');
    scripts.push(node);
  };
  vi.spyOn(document.head, 'append').mockImplementation(keep);
  vi.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    keep(node);
    return node;
  });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(window, 'Stripe');
});

/** How loading ends, and after how many milliseconds. */
async function endOf(loading: Promise<void>): Promise<[end: string, ms: number]> {
  const start = Date.now();
  const end = (word: string) => (): [string, number] => [word, Date.now() - start];
  const ended = loading.then(end('loaded'), end('failed'));
  await vi.advanceTimersByTimeAsync(10_000);
  return ended;
}

it('the address is that of the release which the library is made for', async () => {
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  loadStripe.setLoadParameters({ advancedFraudSignals: false });
  const loading = loadStripe('pk_test_1');
  expect(scripts[0]?.src).toBe(STRIPE.scriptUrl);
  Object.assign(window, { Stripe: start });
  scripts[0]?.dispatchEvent(new Event('load'));
  await loading;
});

it('a script that is refused has failed at once', async () => {
  const loading = loadPaymentScript(STRIPE, 'pk_test_1');
  scripts[0]?.dispatchEvent(new Event('error'));
  expect(await endOf(loading)).toEqual(['failed', 0]);
});

it('a script that nobody answers for has failed after three seconds', async () => {
  const [end, ms] = await endOf(loadPaymentScript(STRIPE, 'pk_test_1'));
  expect([end, ms]).toEqual(['failed', 3000]);
  scripts[0]?.dispatchEvent(new Event('error'));
});

it('a script that comes later is there for the next try, and is not asked for twice', async () => {
  expect(await endOf(loadPaymentScript(STRIPE, 'pk_test_1'))).toEqual(['failed', 3000]);
  Object.assign(window, { Stripe: start });
  scripts[0]?.dispatchEvent(new Event('load'));
  expect((await endOf(loadPaymentScript(STRIPE, 'pk_test_1')))[0]).toBe('loaded');
  expect(start).toHaveBeenCalledWith('pk_test_1');
  expect(scripts).toHaveLength(1);
});
