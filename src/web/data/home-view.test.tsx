import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pupilContract } from '#shared/contract/pupil.ts';
import { AWAY, fakeApi, pupil } from '#testing/fake-api.ts';
import { leave } from './cached-reads.ts';
import { noteUse, rememberClassCode } from './class-page.ts';
import { drawHomeView, endHomeView, keepHomeView } from './home-view.ts';
import { queueGame } from '../sync/queue.ts';
import { queueChange } from './play-settings-queue.ts';
import { cacheAnswer, cacheUser, clearUserCache } from './user-cache.ts';

const MIA = pupil();
const SAM = pupil({ id: 2, username: 'sam', displayName: 'Sam' });
const FINISHED = { gameId: 'hangman', score: 7, maxScore: 10, playId: crypto.randomUUID() };
const PAGE = `<main>
  <div aria-live="polite"></div><h1>Welcome, Mia!</h1><button id="play-hangman">Play</button>
</main>`;

/** A page as served, before the app has drawn anything. */
function openDocument({ path = '/', code = 'index-1.js', content = '<p>Loading…</p>' } = {}) {
  window.history.replaceState(null, '', path);
  document.head.innerHTML = `<script type="module" src="/assets/${code}"></script>`;
  document.body.innerHTML = `<div id="root">${content}</div>`;
  const root = document.getElementById('root');
  if (!root) throw new Error('There is no root.');
  return root;
}

/** Mia has visited the home page on this device. */
function haveSeenHome(content = PAGE, user = MIA) {
  cacheUser(user);
  openDocument({ content });
  keepHomeView(user);
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-text-size');
});
afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

const shown = (root: HTMLElement) => root.querySelector('h1')?.textContent;

describe('the home page as it was last seen', () => {
  it('the stored home page is drawn at once in the pupil’s chosen look, and marked as busy', () => {
    document.documentElement.dataset['textSize'] = 'large';
    haveSeenHome();
    document.documentElement.removeAttribute('data-text-size');
    const root = openDocument();
    expect(drawHomeView(root)).toBe(true);
    expect(shown(root)).toBe('Welcome, Mia!');
    expect(root).toHaveAttribute('aria-busy', 'true');
    expect(document.documentElement.dataset['textSize']).toBe('large');
    endHomeView(root);
    expect(root).not.toHaveAttribute('aria-busy');
  });

  it('the stored home page has no inline styles, which the content security policy would block: code sets them', () => {
    haveSeenHome(PAGE.replace('<h1>', '<h1 style="width: 40%">'));
    expect(localStorage.getItem('spare:home-view')).not.toContain(' style=');
    const root = openDocument();
    drawHomeView(root);
    expect(root.querySelector('h1')?.style.width).toBe('40%');
  });

  it.each([
    ['another page', { path: '/profile' }],
    ['an open game', { path: '/?play=hangman' }],
    ['another version of the app', { code: 'index-2.js' }],
  ])('the stored home page is not drawn for %s', (_, document) => {
    haveSeenHome();
    const root = openDocument(document);
    expect(drawHomeView(root)).toBe(false);
    expect(root).toHaveTextContent('Loading…');
  });

  it.each([
    ['the pupil', () => cacheUser({ ...MIA, gamesCompleted: MIA.gamesCompleted + 1 })],
    [
      'the set work',
      () => cacheAnswer(MIA.id, pupilContract.getOwnWork.path, { rows: [], total: 0 }),
    ],
    [
      'the open tables checks',
      () => cacheAnswer(MIA.id, pupilContract.getOpenTablesChecks.path, { rows: [] }),
    ],
    ['the queue of finished games', () => queueGame(MIA.id, FINISHED)],
    ['the play settings', () => queueChange(MIA.id, { calm: true })],
  ])('the stored home page is drawn until %s changes on the device', (_, change) => {
    haveSeenHome();
    expect(drawHomeView(openDocument())).toBe(true);
    change();
    expect(drawHomeView(openDocument())).toBe(false);
  });

  it.each([
    ['a notice', '<div aria-live="polite">No internet</div>'],
    ['something that has just ended', '<p data-passing>Well done!</p>'],
  ])('the home page is not stored with %s on it', (_, passing) => {
    haveSeenHome(PAGE.replace('<h1>', `${passing}<h1>`));
    expect(drawHomeView(openDocument())).toBe(false);
  });

  it.each(['{', '7', '"text"', '{"html":1,"look":{}}', '{"html":"<p>","look":null}'])(
    'the home page is not drawn from %s in the storage',
    (text) => {
      haveSeenHome();
      localStorage.setItem('spare:home-view', text);
      expect(drawHomeView(openDocument())).toBe(false);
    },
  );

  it('an owner’s home page is not stored: it begins with what is asked anew at each visit', () => {
    haveSeenHome(PAGE, pupil({ role: 'owner' }));
    expect(drawHomeView(openDocument())).toBe(false);
  });

  it('a tap on the stored home page is repeated once the app has loaded', () => {
    haveSeenHome();
    const root = openDocument();
    drawHomeView(root);
    root.querySelector('button')?.click();
    root.innerHTML = PAGE;
    let taps = 0;
    root.querySelector('button')?.addEventListener('click', () => (taps += 1));
    endHomeView(root);
    expect(taps).toBe(1);
    endHomeView(root);
    expect(taps).toBe(1);
  });
});

describe('on a device that several pupils use', () => {
  it('logging out deletes the stored home page', () => {
    haveSeenHome();
    clearUserCache();
    expect(JSON.stringify({ ...localStorage })).not.toContain('Mia');
    expect(drawHomeView(openDocument())).toBe(false);
  });

  it('the stored home page is not drawn after logging out offline', async () => {
    fakeApi({ logout: AWAY });
    haveSeenHome();
    await leave();
    expect(drawHomeView(openDocument())).toBe(false);
  });

  it('the stored home page is not drawn on a device left alone for half an hour', () => {
    rememberClassCode('ABCD');
    noteUse();
    haveSeenHome();
    expect(drawHomeView(openDocument())).toBe(true);
    localStorage.setItem('class-page-use', JSON.stringify(Date.now() - 30 * 60_000));
    expect(drawHomeView(openDocument())).toBe(false);
  });

  it('the next pupil does not see the previous pupil’s home page', () => {
    haveSeenHome();
    cacheUser(SAM);
    expect(JSON.stringify({ ...localStorage })).not.toContain('Mia');
    expect(drawHomeView(openDocument())).toBe(false);
  });

  it('a tab that still shows one pupil stores no home page for another who has signed in in a second tab', () => {
    haveSeenHome();
    cacheUser(SAM);
    openDocument({ content: PAGE });
    keepHomeView(MIA);
    expect(drawHomeView(openDocument())).toBe(false);
  });
});
