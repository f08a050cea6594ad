// Reloads a page whose code is no longer on the server because there is a newer version.
import { hasNewPage } from '../data/request.ts';
import { isFree, pageCode } from '../data/open-page.ts';

const KEY = 'renewed';
/** A page that lacks its code again within this time, in milliseconds, is not reloaded again. */
const ONCE_IN_MS = 60_000;

/** Reloads the page if that helps and `mayReload` says that nothing would be lost; returns whether it does. */
export async function renewPage(mayReload: () => boolean = isFree): Promise<boolean> {
  const code = pageCode();
  if (code === null || !mayReload() || wasRenewedLately() || !(await hasNewPage(code)))
    return false;
  if (!mayReload()) return false;
  window.location.reload();
  return true;
}

function wasRenewedLately(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Math.abs(Date.now() - last) < ONCE_IN_MS) return true;
    sessionStorage.setItem(KEY, String(Date.now()));
    return false;
  } catch {
    // Unknown without storage.
    return true;
  }
}
