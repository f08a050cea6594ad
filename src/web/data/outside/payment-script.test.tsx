import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPaymentScript } from './payment-script.ts';

const STRIPE = {
  mode: 'stripe',
  scriptUrl: 'https://js.stripe.com/endive/stripe.js?advancedFraudSignals=false',
  isTest: true,
} as const;

/** The script elements that were requested. The test decides how each one ends. */
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

it('the script’s address is that of the release for which the library is made', async () => {
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  loadStripe.setLoadParameters({ advancedFraudSignals: false });
  const loading = loadStripe('pk_test_1');
  expect(scripts[0]?.src).toBe(STRIPE.scriptUrl);
  Object.assign(window, { Stripe: start });
  scripts[0]?.dispatchEvent(new Event('load'));
  await loading;
});

it('a script that is refused fails at once', async () => {
  const loading = loadPaymentScript(STRIPE, 'pk_test_1');
  scripts[0]?.dispatchEvent(new Event('error'));
  expect(await endOf(loading)).toEqual(['failed', 0]);
});

it('a script that does not answer fails after three seconds', async () => {
  const [end, ms] = await endOf(loadPaymentScript(STRIPE, 'pk_test_1'));
  expect([end, ms]).toEqual(['failed', 3000]);
  scripts[0]?.dispatchEvent(new Event('error'));
});

it('a script that arrives late serves the next try, and is not requested twice', async () => {
  expect(await endOf(loadPaymentScript(STRIPE, 'pk_test_1'))).toEqual(['failed', 3000]);
  Object.assign(window, { Stripe: start });
  scripts[0]?.dispatchEvent(new Event('load'));
  expect((await endOf(loadPaymentScript(STRIPE, 'pk_test_1')))[0]).toBe('loaded');
  expect(start).toHaveBeenCalledWith('pk_test_1');
  expect(scripts).toHaveLength(1);
});
