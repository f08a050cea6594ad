import { AUTH } from '../data/guard.ts';
import { PAGE, WELCOME } from './offline-files.ts';

/**
 * Where an answer comes from: the cache, the app's page (cached, or fresh while online), the welcome page, or the
 * network.
 */
export type Way = 'kept' | 'page' | 'welcome' | 'fresh page' | 'network';

interface Asked {
  method: string;
  mode: string;
  url: string;
}

/** Paths of the server: they never get the app's page and are never cached. */
const OF_THE_SERVER = /^\/(api|assets|v1|sandbox|healthz|readyz|metrics)(\/|$)/;
const OF_ADMINS = /^\/admin(\/|$)/;
const FILE_NAME = /\.[^/]*$/;

/** The worker's strategy for a request. Admin pages are not cached, so their code must be that of the newest page. */
export function wayOf({ method, mode, url }: Asked, origin: string, shell: readonly string[]): Way {
  const address = new URL(url);
  const { pathname, search } = address;
  if (method !== 'GET' || address.origin !== origin) return 'network';
  if (mode === 'navigate') return wayOfPage(pathname, search);
  const isKept = pathname.startsWith('/assets/') || shell.includes(pathname);
  return isKept ? 'kept' : 'network';
}

function wayOfPage(pathname: string, search: string): Way {
  if (pathname === PAGE) return 'page';
  // With a query the visitor returns from a checkout and needs the app's page.
  if (pathname === WELCOME || (pathname === AUTH && search === '')) return 'welcome';
  if (OF_THE_SERVER.test(pathname) || FILE_NAME.test(pathname)) return 'network';
  return OF_ADMINS.test(pathname) ? 'fresh page' : 'page';
}
