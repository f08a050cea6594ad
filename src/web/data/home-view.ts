// Stores the home page as a pupil last saw it on this device and draws it before the app's code has loaded. The data behind it is
// stored as well: if any has changed, the page is not drawn, so the app always draws the same page.
import type { User } from '#shared/contract/auth.ts';
import type { pupilContract } from '#shared/contract/pupil.ts';
import { serverNow } from './clock.ts';
import { answerKey, dueRoundsKey, gamesKey, leftRoundsPrefix, playSettingsKey } from './keys.ts';
import { isLeftAlone, LEAVING, SIGNED_IN } from './last-visit.ts';
import { HOME } from './paths.ts';
import { isRoundOpen, pageCode } from './open-page.ts';
import {
  keysUnder,
  readStoredIf,
  removeStored,
  SPARE,
  storedText,
  writeStored,
} from './storage.ts';

/** The reads that the home page begins with. Only their types are imported: the schemas are not part of the first code. */
const SHOWN = [
  '/api/user/work',
  '/api/user/tables-checks',
  '/api/user/due',
] as const satisfies readonly ReadPath[];
type ReadPath = (typeof pupilContract)[keyof typeof pupilContract]['path'];

const KEY = `${SPARE}home-view`;

interface HomeView {
  /** The build that drew it. */
  code: string;
  /** The data behind it. */
  state: string;
  /** The document attributes that apply the play settings. */
  look: DOMStringMap;
  html: string;
}

function isHomeView(value: unknown): value is HomeView | null {
  if (value === null) return true;
  if (typeof value !== 'object' || !('html' in value) || !('look' in value)) return false;
  return typeof value.html === 'string' && typeof value.look === 'object' && value.look !== null;
}

/** The data behind the home page before the server responds; null if nobody is signed in. */
function currentState(): string | null {
  const id = readStoredIf(SIGNED_IN, hasId, null)?.id;
  if (id === undefined || storedText(LEAVING) !== null) return null;
  const keys = [
    SIGNED_IN,
    ...SHOWN.map((path) => answerKey(id, path)),
    dueRoundsKey(id),
    gamesKey(id),
    playSettingsKey(id),
  ];
  const left = keysUnder(leftRoundsPrefix(id)).sort();
  // A round that was left ends with the day.
  const day = left.length > 0 ? serverNow().toDateString() : null;
  return JSON.stringify([day, ...[...keys, ...left].map(storedText)]);
}

function hasId(value: unknown): value is { id: number } | null {
  return typeof value === 'object' && value !== null && 'id' in value;
}

/**
 * Stores a user's home page as it is on the screen, unless it shows something temporary or another user has signed in in another
 * tab. An owner's page begins with what is asked anew at each visit: below it the games would go and come back.
 */
export function keepHomeView(user: User): void {
  if (user.role === 'owner') return;
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

/** The content security policy blocks inline styles but not those set by code (CSP 3), so they are stored under another name. */
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

/** Whether the page shows a notice, or something that has just ended. */
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

/** Draws the stored home page if it is still up to date; returns whether it did. */
export function drawHomeView(root: HTMLElement): boolean {
  const { pathname, search } = window.location;
  if (root.inert || pathname !== HOME || search !== '') return false;
  if (isLeftAlone()) return false;
  const view = readStoredIf(KEY, isHomeView, null);
  if (!view || view.code !== pageCode() || view.state !== currentState()) return false;
  Object.assign(document.documentElement.dataset, view.look);
  // Parsed separately: scripts in it do not run, and the content security policy blocks its handlers.
  const { body } = new DOMParser().parseFromString(view.html, 'text/html');
  for (const element of body.querySelectorAll<HTMLElement | SVGElement>(`[${STYLE}]`)) {
    element.style.cssText = element.getAttribute(STYLE) ?? '';
  }
  root.replaceChildren(...body.children);
  root.setAttribute('aria-busy', 'true');
  root.addEventListener('click', noteTap);
  return true;
}

function noteTap({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button?.id) tapped = button.id;
}

/** Repeats the last early tap once the app has replaced the stored page. */
export function endHomeView(root: HTMLElement): void {
  root.removeAttribute('aria-busy');
  root.removeEventListener('click', noteTap);
  const button = tapped === null ? null : document.getElementById(tapped);
  tapped = null;
  button?.click();
}
