import { pagePattern, VOICE_PAGE } from '#shared/pages.ts';
import { AUTH } from '../data/paths.ts';
import { NOT_KEPT, PAGE, WELCOME } from './offline-files.ts';

/**
 * Where an answer comes from: the cache, the app's page (cached, or fresh while online), the welcome page, or the
 * network.
 */
export type CacheStrategy = 'cached' | 'page' | 'welcome' | 'page, network first' | 'network';

interface StrategyRequest {
  method: string;
  mode: string;
  url: string;
}

/** Paths of the server: they never get the app's page and are never cached. */
const SERVER_PATHS = /^\/(api|assets|v1|sandbox|trust|healthz|readyz|metrics)(\/|$)/;
/** Only the server's own answer lets the page use the microphone. */
const VOICE = pagePattern(VOICE_PAGE);
const NOT_KEPT_PAGES = new RegExp(`^/(${NOT_KEPT})(/|$)`);
const FILE_NAME = /\.[^/.]*$/;

/** The worker's strategy for a request. Where a page's code is not cached, it must be that of the newest page. */
export function strategyFor(
  { method, mode, url }: StrategyRequest,
  origin: string,
  shell: readonly string[],
): CacheStrategy {
  const address = new URL(url);
  const { pathname, search } = address;
  if (method !== 'GET' || address.origin !== origin) return 'network';
  if (mode === 'navigate') return strategyForPage(pathname, search);
  const isCached = pathname.startsWith('/assets/') || shell.includes(pathname);
  return isCached ? 'cached' : 'network';
}

function strategyForPage(pathname: string, search: string): CacheStrategy {
  if (pathname === PAGE) return 'page';
  // With a query the visitor is returning from a checkout and needs the app's page.
  if (pathname === WELCOME || (pathname === AUTH && search === '')) return 'welcome';
  if (SERVER_PATHS.test(pathname) || FILE_NAME.test(pathname)) return 'network';
  return NOT_KEPT_PAGES.test(pathname) || VOICE.test(pathname) ? 'page, network first' : 'page';
}
