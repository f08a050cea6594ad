import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '#shared/contract/auth.ts';
import type { PublicConfig } from '#shared/contract/payment.ts';
import {
  answersFor,
  AWAY,
  CONFIG,
  fakeApi,
  NOBODY,
  pupil,
  refusal,
  slowAnswer,
} from '#testing/fake-api.ts';
import { fill } from '#testing/fill.ts';
import { renderApp, renderPage } from '#testing/render-app.tsx';
import { leaveFor } from '../../data/outside/leave.ts';

vi.mock('../../data/outside/leave.ts', () => ({ leaveFor: vi.fn(async () => {}) }));
const { loadStripe } = vi.hoisted(() => ({
  loadStripe: vi.fn<(publicKey: string) => Promise<object | null>>(),
}));
vi.mock('@stripe/stripe-js/pure', () => ({
  loadStripe: Object.assign(loadStripe, { setLoadParameters: vi.fn() }),
}));

const CHECKOUT = { id: 'cs_1', url: 'https://pay.example/cs_1' };
const SANDBOX: PublicConfig = {
  ...CONFIG,
  payment: { mode: 'sandbox', scriptUrl: '/sandbox/checkout.js', isTest: true },
};
const STRIPE: PublicConfig = {
  ...CONFIG,
  payment: {
    mode: 'stripe',
    scriptUrl: 'https://js.stripe.com/endive/stripe.js',
    isTest: false,
  },
};
const NOT_STARTED =
  'There was an error initiating the payment. Please check your internet connection or try again later.';

const visitor = () => ({ ...answersFor(pupil({ yearGroup: null })), getUser: NOBODY });

/** A visitor with a server and a payment provider that both work. */
const payer = () => ({
  ...visitor(),
  getConfig: SANDBOX,
  getStripePublicKey: { publicKey: 'pk_test_1' },
  registerPrePayment: {},
  createCheckoutSession: CHECKOUT,
});

/** happy-dom loads no scripts: this says how the loading of each one ends, and remembers its address. */
function scriptsEnd(end: 'load' | 'error') {
  const sources: string[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    if (!(node instanceof HTMLScriptElement)) throw new Error('Only scripts are expected.');
    sources.push(node.getAttribute('src') ?? '');
    node.dispatchEvent(new Event(end));
  });
  return sources;
}

async function register(password = '123456') {
  const user = renderPage('/auth');
  await user.click(await screen.findByRole('tab', { name: 'Register' }));
  await screen.findByRole('button', { name: 'Register' });
  await fill(user, screen.getByLabelText('Username'), ' Sam ');
  if (password) await fill(user, screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Register' }));
  return user;
}

beforeEach(() => {
  sessionStorage.clear();
  vi.mocked(leaveFor).mockClear();
  loadStripe.mockReset();
  scriptsEnd('load');
});
afterEach(() => sessionStorage.clear());

describe('Register, where it costs something', () => {
  it('Register, where it costs something, keeps the name, loads the script, opens a checkout, and goes to it', async () => {
    const scripts = scriptsEnd('load');
    const api = fakeApi(payer());
    await register();
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(CHECKOUT.url));
    const account = { username: 'Sam', password: '123456' };
    expect(api.sentTo('registerPrePayment')).toEqual([account]);
    expect(api.sentTo('createCheckoutSession')).toEqual([account]);
    expect(scripts).toEqual(['/sandbox/checkout.js']);
    expect(loadStripe).not.toHaveBeenCalled();
    expect(api.sentTo('register')).toEqual([]);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('123456');
  });

  it('Register, where it costs something, loads Stripe.js and starts it with the public key when Stripe is set up', async () => {
    const scripts = scriptsEnd('load');
    loadStripe.mockImplementation(async () => ({}));
    fakeApi({ ...payer(), getConfig: STRIPE });
    await register();
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(CHECKOUT.url));
    expect(loadStripe).toHaveBeenCalledWith('pk_test_1');
    expect(scripts).toEqual(['https://js.stripe.com/endive/stripe.js']);
  });

  it('Register, where it costs something, asks for nothing before the form is right', async () => {
    const api = fakeApi(payer());
    await register('12345');
    expect(screen.getByText('Password must be at least 6 characters')).toBeInTheDocument();
    expect(api.sentTo('getStripePublicKey')).toEqual([]);
  });

  it('Register, where it costs something, says that it is on its way, and sends an impatient click once', async () => {
    const { answer, arrive } = slowAnswer<typeof CHECKOUT>();
    scriptsEnd('load');
    const api = fakeApi({ ...payer(), createCheckoutSession: answer });
    const user = await register();
    await user.click(screen.getByRole('button', { name: 'Going to the checkout…' }));
    arrive(CHECKOUT);
    await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce());
    expect(api.sentTo('createCheckoutSession')).toHaveLength(1);
  });

  it('Register, where it costs something, tells the grown-up who pays what it is', async () => {
    fakeApi({ ...payer(), getConfig: STRIPE });
    await register('');
    const note = screen.getByRole('complementary', { name: 'For the grown-up who pays' });
    expect(note).toHaveTextContent('£4, once, for one year of all the games.');
    expect(note).toHaveTextContent('It isn’t a subscription');
    expect(note).toHaveTextContent('We never see the card.');
    expect(note).toHaveTextContent('We keep the username');
  });

  it('Register, where it costs something, says where it is only a test that no money is taken', async () => {
    fakeApi(payer());
    await register('');
    const note = screen.getByRole('complementary', { name: 'For the grown-up who pays' });
    expect(note).toHaveTextContent('no money is taken');
  });

  it('Register, where it costs something, names the price of this installation', async () => {
    fakeApi({ ...payer(), getConfig: { ...SANDBOX, registrationFeePence: 550 } });
    await register('');
    expect(screen.getByText(/extreme price of £5\.50 for the year!/)).toBeInTheDocument();
  });
});

describe('the alert of a payment that did not start', () => {
  /** What the alert says; the form is as it was and can be sent again. */
  async function alertOf() {
    const alert = await screen.findByRole('alert');
    expect(leaveFor).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Username')).toHaveValue(' Sam ');
    expect(await screen.findByRole('button', { name: 'Register' })).toBeEnabled();
    return alert.textContent;
  }

  it('the alert of a payment that did not start shows the server’s message when it refuses', async () => {
    fakeApi({ ...payer(), registerPrePayment: refusal(409, 'Somebody was faster.') });
    await register();
    expect(await alertOf()).toBe('Somebody was faster.');
  });

  it('the alert of a payment that did not start shows "Registration failed" when the server refuses without a message', async () => {
    fakeApi({ ...payer(), registerPrePayment: refusal(500, '') });
    await register();
    expect(await alertOf()).toBe('Registration failed');
  });

  it.each([
    ['the script', SANDBOX],
    ['Stripe.js', STRIPE],
  ])(
    'the alert of a payment that did not start shows "Stripe failed to load" when %s does not load, and makes no checkout',
    async (_, config) => {
      const scripts = scriptsEnd('error');
      const api = fakeApi({ ...payer(), getConfig: config });
      const user = await register();
      expect(await alertOf()).toBe('Stripe failed to load');
      expect(scripts).toHaveLength(1);
      expect(api.sentTo('createCheckoutSession')).toEqual([]);
      scriptsEnd('load');
      loadStripe.mockImplementation(async () => ({}));
      await user.click(screen.getByRole('button', { name: 'Register' }));
      await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(CHECKOUT.url));
    },
  );

  it.each([
    ['fails', () => Promise.reject(new Error('blocked'))],
    ['gives nothing', async () => null],
  ])(
    'the alert of a payment that did not start shows "Stripe failed to load" when Stripe.js %s',
    async (_, load) => {
      scriptsEnd('load');
      loadStripe.mockImplementation(load);
      fakeApi({ ...payer(), getConfig: STRIPE });
      await register();
      expect(await alertOf()).toBe('Stripe failed to load');
    },
  );

  it.each(['getStripePublicKey', 'registerPrePayment', 'createCheckoutSession'] as const)(
    'the alert of a payment that did not start shows that the connection may be bad when %s cannot be reached',
    async (name) => {
      fakeApi({ ...payer(), [name]: AWAY });
      await register();
      expect(await alertOf()).toBe(NOT_STARTED);
    },
  );

  it('the alert of a payment that did not start goes away when the button is pressed again, and the payment starts', async () => {
    const api = fakeApi({ ...payer(), registerPrePayment: AWAY });
    const user = await register();
    expect(await alertOf()).toBe(NOT_STARTED);
    scriptsEnd('load');
    api.answer('registerPrePayment', {});
    await user.click(screen.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(CHECKOUT.url));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('coming back from a checkout that was left', () => {
  it('coming back from a checkout that was left finds the username in the form, and a friendly note', async () => {
    scriptsEnd('load');
    fakeApi(payer());
    await register();
    await waitFor(() => expect(leaveFor).toHaveBeenCalled());
    cleanup();
    renderPage('/auth?checkout=cancelled');
    expect(await screen.findByText(/no money was taken/)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Register' })).toBeInTheDocument();
    expect(screen.getByLabelText('Username')).toHaveValue('Sam');
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });
});

describe('coming back from a checkout that was paid', () => {
  const NEWCOMER = pupil({ username: 'sam', yearGroup: null });

  it('coming back from a checkout that was paid says so and leads to the choice of a year', async () => {
    const api = fakeApi({ ...visitor(), register: NEWCOMER });
    renderPage('/auth?checkout=cs_1');
    expect(await screen.findByText('Registration successful')).toBeInTheDocument();
    expect(screen.getByText('Your account has been created successfully.')).toBeInTheDocument();
    await waitFor(() => expect(window.location.pathname).toBe('/year-selection'));
    expect(window.location.search).toBe('');
    expect(api.sentTo('register')).toEqual([{ checkoutSessionId: 'cs_1' }]);
  });

  it('coming back from a checkout that was paid waits for a slow answer', async () => {
    const { answer, arrive } = slowAnswer<User>();
    const api = fakeApi({ ...visitor(), register: answer });
    renderPage('/auth?checkout=cs_1');
    expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeInTheDocument();
    arrive(NEWCOMER);
    await waitFor(() => expect(window.location.pathname).toBe('/year-selection'));
    expect(api.sentTo('register')).toHaveLength(1);
  });

  it('coming back from a checkout that was paid tells kindly that the name is another one, and goes on when that was read', async () => {
    const register = { ...NEWCOMER, username: 'sam 2', wantedUsername: 'sam' };
    fakeApi({ ...visitor(), register });
    const user = renderPage('/auth?checkout=cs_1');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Somebody else was a little quicker and is now called sam.');
    expect(screen.getByText('sam 2')).toBeInTheDocument();
    expect(screen.getByText('Registration successful')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(window.location.pathname).toBe('/year-selection'));
  });

  it.each([
    ['the server is away', AWAY, /We can’t reach the school server/],
    ['the payment is on its way', refusal(402, 'It has not arrived.'), /It has not arrived\./],
    ['the provider is away', refusal(503, 'It is away.'), /It is away\./],
  ])(
    'coming back from a checkout that was paid can be tried again when %s',
    async (_, failure, sentence) => {
      const api = fakeApi({ ...visitor(), register: failure });
      const user = renderPage('/auth?checkout=cs_1');
      expect(await screen.findByText(sentence)).toBeInTheDocument();
      const asked = api.sentTo('register').length;
      api.answer('register', NEWCOMER);
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText('Registration successful')).toBeInTheDocument();
      expect(api.sentTo('register')).toHaveLength(asked + 1);
    },
  );

  it.each([400, 404])(
    'coming back from a checkout that was paid ends at the form when the server has judged with %i',
    async (status) => {
      fakeApi({ ...visitor(), register: refusal(status, 'We don’t know this payment.') });
      const user = renderPage('/auth?checkout=cs_1');
      const alert = await screen.findByRole('alert');
      expect(within(alert).getByText('We don’t know this payment.')).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Back to the form' }));
      expect(await screen.findByLabelText('Username')).toBeInTheDocument();
      expect(window.location.search).toBe('');
    },
  );

  it('coming back from a checkout that was paid asks for the password when the checkout has signed in before', async () => {
    sessionStorage.setItem('registering', 'sam');
    fakeApi({ ...visitor(), register: refusal(409, 'Your account is ready. Please log in.') });
    renderPage('/auth?checkout=cs_1');
    expect(await screen.findByText('Your account is ready. Please log in.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Login' })).toBeInTheDocument();
    expect(screen.getByLabelText('Username')).toHaveValue('sam');
    expect(window.location.search).toBe('');
  });

  it('coming back from a checkout that was paid goes on when it was reloaded after it had signed in', async () => {
    const register = refusal(409, 'Your account is ready. Please log in.');
    fakeApi({ ...answersFor(NEWCOMER), register });
    renderApp('/auth?checkout=cs_1');
    await waitFor(() => expect(window.location.pathname).toBe('/year-selection'));
  });
});
