import { expect, it } from 'vitest';
import { strategyFor } from './cache-strategy.ts';

const ORIGIN = 'https://games.example.sch.uk';
const SHELL = ['/assets/main.js', '/favicon.svg'];

const ask = (path: string, mode = 'navigate', method = 'GET') =>
  strategyFor({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN, SHELL);

it.each([
  '/',
  '/?play=word-search',
  '/profile',
  '/auth?checkout=cs_1',
  '/c/card',
  '/no/such/page',
  '/words/12',
  '/administer',
  '/classes-of-old',
])('the page of the app answers %s', (path) => expect(ask(path)).toBe('page'));

it.each(['/auth', '/welcome.html'])('the page that contains the welcome answers %s', (path) =>
  expect(ask(path)).toBe('welcome'),
);

it.each(['/admin', '/admin/student/7', '/classes', '/classes/7/work', '/words/12/voice'])(
  'a page from the network answers %s while there is a network',
  (path) => expect(ask(path)).toBe('page, network first'),
);

it.each([
  '/api/user',
  '/api',
  '/v1/checkout',
  '/sandbox/pay/1',
  '/healthz',
  '/readyz',
  '/metrics',
  '/assets/gone.js',
  '/licences.txt',
  '/manifest.webmanifest',
  '/service-worker.js',
])('no stored page answers %s', (path) => expect(ask(path)).toBe('network'));

it.each(['/assets/main.js', '/assets/year-3.js', '/favicon.svg'])('%s may be stored', (path) =>
  expect(ask(path, 'cors')).toBe('cached'),
);

it.each([
  ['/api/user', 'GET'],
  ['/api/game/complete', 'POST'],
  ['/index.html', 'GET'],
  ['/licences.txt', 'GET'],
  ['/assets/main.js', 'POST'],
  ['https://js.stripe.com/assets/main.js', 'GET'],
])('%s by %s always goes to the network', (path, method) =>
  expect(ask(path, 'cors', method)).toBe('network'),
);
