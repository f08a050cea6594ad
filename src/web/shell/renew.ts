// A page whose code has gone from the server, because there is a newer version, is loaded again.
import { z } from 'zod/mini';
import { hasNewPage } from '../data/api.ts';
import { isFree } from '../data/interruptible.ts';
import { pageCode } from '../data/page-code.ts';

const KEY = 'renewed';
/** A page that is loaded again and lacks its code all the same is not loaded a third time, in milliseconds. */
const ONCE_IN_MS = 60_000;

/** Loads the page again if that helps and nothing would be lost by it; whether it does. */
export async function renewPage(): Promise<boolean> {
  const code = pageCode();
  if (code === null || !isFree() || wasRenewedLately() || !(await hasNewPage(code))) return false;
  if (!isFree()) return false;
  window.location.reload();
  return true;
}

function wasRenewedLately(): boolean {
  try {
    const last = z.coerce.number().safeParse(sessionStorage.getItem(KEY)).data ?? 0;
    if (Date.now() - last < ONCE_IN_MS) return true;
    sessionStorage.setItem(KEY, String(Date.now()));
    return false;
  } catch {
    // Without a storage nobody can tell.
    return true;
  }
}
