import { expect, it, vi } from 'vitest';
import { onTestFinished } from 'vitest';
import { holdPage, isHeld } from '../data/open-page.ts';
import { renewPage } from './renew.ts';

/** A page that was started with `code`, on a server that has `page` now; says how often it was loaded again. */
function openPage(page: string | null, code = '/assets/index-old.js') {
  sessionStorage.clear();
  document.body.innerHTML = `<script type="module" src="${code}"></script>`;
  vi.stubGlobal('fetch', async () => {
    if (page === null) throw new TypeError('Failed to fetch');
    return new Response(page);
  });
  const reload = vi.fn();
  vi.stubGlobal('location', { search: '', reload });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    document.body.innerHTML = '';
  });
  return reload;
}

const pageWith = (code: string) =>
  `<script type="module" src="${code}"></script><div id="root"></div>`;
const NEW_PAGE = pageWith('/assets/index-new.js');
const SAME_PAGE = pageWith('/assets/index-old.js');

it('the page is loaded again when the server has a newer one, once a minute at most', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const reload = openPage(NEW_PAGE);
  expect(await renewPage()).toBe(true);
  expect(await renewPage()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(await renewPage()).toBe(true);
});

it.each([
  ['it is the same one', SAME_PAGE],
  ['the server is away', null],
  ['a network answers with its own page', '<h1>Welcome to our Wi-Fi</h1>'],
])('the page is not loaded again when %s', async (_, page) => {
  const reload = openPage(page);
  expect(await renewPage()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['a round is open', '<div role="dialog"></div>'],
  ['something is half written', '<textarea>Dear te</textarea>'],
])('the page is not loaded again while %s', async (_, open) => {
  const reload = openPage(NEW_PAGE);
  document.body.insertAdjacentHTML('beforeend', open);
  expect(await renewPage()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('the page is loaded again while a game is being opened, but not while something counts only once', async () => {
  const reload = openPage(NEW_PAGE);
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"></div>');
  let isNeeded = true;
  holdPage(() => isNeeded);
  expect(await renewPage(() => !isHeld())).toBe(false);
  isNeeded = false;
  expect(await renewPage(() => !isHeld())).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

it('a clock that was put back does not delay loading the page again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  openPage(NEW_PAGE);
  expect(await renewPage()).toBe(true);
  vi.setSystemTime(Date.now() - 365 * 86_400_000);
  expect(await renewPage()).toBe(true);
});

it('a page that was not built is not loaded again', async () => {
  openPage(NEW_PAGE);
  document.body.innerHTML = '';
  expect(await renewPage()).toBe(false);
});
