// What the browser keeps on the device; what a full or forbidden storage does not take is kept until the page is closed.
import type { z } from 'zod/mini';

/** What the device's storage would not take, or (null) would not forget: for the life of this page. */
const unstored = new Map<string, string | null>();

/** The value kept under `key`, or `otherwise` when there is none or it has another shape. */
export function readStored<T>(key: string, schema: z.ZodMiniType<T>, otherwise: T): T {
  try {
    const parsed = schema.safeParse(JSON.parse(textUnder(key) ?? 'null'));
    return parsed.success ? parsed.data : otherwise;
  } catch {
    return otherwise;
  }
}

function textUnder(key: string): string | null {
  const text = unstored.get(key);
  return text === undefined ? localStorage.getItem(key) : text;
}

/** What begins so can be fetched again: it makes room for what cannot. */
export const SPARE = 'spare:';

/** Keeps a value under `key`; whether the device took it, so that it is still there when the page is opened again. */
export function writeStored(key: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  const isStored = store(key, text) || (makeRoomFor(key) && store(key, text));
  if (isStored) unstored.delete(key);
  else unstored.set(key, text);
  return isStored;
}

function store(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Forgets what can be fetched again; whether there was anything of it, and `key` is something better. */
function makeRoomFor(key: string): boolean {
  if (key.startsWith(SPARE)) return false;
  const spare = keysUnder(SPARE);
  spare.forEach(removeStored);
  return spare.length > 0;
}

/** The keys on the device that begin so. */
function keysUnder(prefix: string): string[] {
  try {
    const { length } = localStorage;
    const names = Array.from({ length }, (_, index) => localStorage.key(index) ?? '');
    return names.filter((name) => name.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Forgets all that is kept under keys that begin so. */
export function removeStoredUnder(prefix: string): void {
  [...keysUnder(prefix), ...unstored.keys()]
    .filter((name) => name.startsWith(prefix))
    .forEach(removeStored);
}

/** Forgets the value under `key`. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
    unstored.delete(key);
  } catch {
    unstored.set(key, null);
  }
}
