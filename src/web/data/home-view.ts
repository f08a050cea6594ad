// The home page as a pupil last saw it on this device, drawn before the app's code has loaded. Everything it is drawn from is stored as
// well: it is drawn only while none of that has changed, so that it is what the app will draw.
import type { User } from '#shared/contract/auth.ts';
import { dueRoundsKey, gamesKey, playSettingsKey, readKey } from './keys.ts';
import { isLeftAlone, LEAVING, SIGNED_IN } from './last-visit.ts';
import { HOME } from './paths.ts';
import { isRoundOpen, pageCode } from './open-page.ts';
import { readStoredIf, removeStored, SPARE, storedText, writeStored } from './storage.ts';

const KEY = `${SPARE}home-view`;

interface HomeView {
  /** The build that drew it. */
  code: string;
  /** What it was drawn from. */
  state: string;
  /** The attributes of the document by which play settings hold. */
  look: DOMStringMap;
  html: string;
}

function isHomeView(value: unknown): value is HomeView | null {
  if (value === null) return true;
  if (typeof value !== 'object' || !('html' in value) || !('look' in value)) return false;
  return typeof value.html === 'string' && typeof value.look === 'object' && value.look !== null;
}

/** Everything that the home page is drawn from before the server has answered; null if nobody is signed in. */
function currentState(): string | null {
  const id = readStoredIf(SIGNED_IN, hasId, null)?.id;
  if (id === undefined || storedText(LEAVING) !== null) return null;
  const keys = [
    SIGNED_IN,
    readKey(id, 'getOwnWork'),
    readKey(id, 'getOpenTablesChecks'),
    readKey(id, 'getOwnDue'),
    dueRoundsKey(id),
    gamesKey(id),
    playSettingsKey(id),
  ];
  return JSON.stringify(keys.map(storedText));
}

function hasId(value: unknown): value is { id: number } | null {
  return typeof value === 'object' && value !== null && 'id' in value;
}

/**
 * Keeps a user's home page as it is on the screen, unless something is on it that will not be there the next time, or another tab
 * knows of somebody else by now.
 */
export function keepHomeView(user: User): void {
  const frame = document.querySelector('#root > :first-child');
  const [code, state] = [pageCode(), currentState()];
  if (!frame || code === null || state === null) return;
  if (storedText(SIGNED_IN) !== JSON.stringify(user)) return;
  if (window.location.pathname !== HOME || isRoundOpen() || isPassing(frame)) return;
  const view: HomeView = {
    code,
    state,
    look: { ...document.documentElement.dataset },
    html: htmlOf(frame),
  };
  writeStored(KEY, view);
}

/** The page's policy allows no styles in HTML, only those that code sets (CSP 3): they are kept under another name. */
function htmlOf(frame: Element): string {
  const copy = document.createElement('div');
  copy.append(frame.cloneNode(true));
  for (const element of copy.querySelectorAll('[style]')) {
    element.setAttribute(STYLE, element.getAttribute('style') ?? '');
    element.removeAttribute('style');
  }
  return copy.innerHTML;
}

const STYLE = 'data-style';

/** Whether there is a notice on the page, or something that the pupil has seen end. */
function isPassing(frame: Element): boolean {
  const notices = [...frame.querySelectorAll('[aria-live]')];
  return (
    frame.querySelector('[data-passing]') !== null || notices.some(({ textContent }) => textContent)
  );
}

export function forgetHomeView(): void {
  removeStored(KEY);
}

let tapped: string | null = null;

/** Draws the home page as it was last seen, if it still is as it was; returns whether it did. */
export function drawHomeView(root: HTMLElement): boolean {
  const { pathname, search } = window.location;
  if (root.inert || pathname !== HOME || search !== '') return false;
  if (isLeftAlone()) return false;
  const view = readStoredIf(KEY, isHomeView, null);
  if (!view || view.code !== pageCode() || view.state !== currentState()) return false;
  Object.assign(document.documentElement.dataset, view.look);
  // Parsed apart: nothing in it runs, and the page's policy allows no handlers in it.
  const { body } = new DOMParser().parseFromString(view.html, 'text/html');
  for (const element of body.querySelectorAll<HTMLElement | SVGElement>(`[${STYLE}]`)) {
    element.style.cssText = element.getAttribute(STYLE) ?? '';
  }
  root.replaceChildren(...body.children);
  root.ariaBusy = 'true';
  root.addEventListener('click', noteTap);
  return true;
}

function noteTap({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button?.id) tapped = button.id;
}

/** The app has been drawn in its place: what was tapped meanwhile is tapped now. */
export function endHomeView(root: HTMLElement): void {
  root.ariaBusy = null;
  root.removeEventListener('click', noteTap);
  const button = tapped === null ? null : document.getElementById(tapped);
  tapped = null;
  button?.click();
}
