import { expect, it, vi } from 'vitest';
import { onTestFinished } from 'vitest';
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

const NEW_PAGE = '<script type="module" src="/assets/index-new.js"></script>';
const SAME_PAGE = '<script type="module" src="/assets/index-old.js"></script>';

it('loads the page again when the server has a newer one, once a minute at most', async () => {
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
])('leaves the page when %s', async (_, page) => {
  const reload = openPage(page);
  expect(await renewPage()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['a round is open', '<div role="dialog"></div>'],
  ['something is half written', '<textarea>Dear te</textarea>'],
])('leaves the page while %s', async (_, open) => {
  const reload = openPage(NEW_PAGE);
  document.body.insertAdjacentHTML('beforeend', open);
  expect(await renewPage()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('leaves a page that was not built', async () => {
  openPage(NEW_PAGE);
  document.body.innerHTML = '';
  expect(await renewPage()).toBe(false);
});
