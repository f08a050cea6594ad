// Storage on the device; values that a full or forbidden storage refuses are held until the page is closed.
import type { z } from 'zod/mini';

/** Values that the storage refused to write or (null) to delete, for the lifetime of this page. */
const unstored = new Map<string, string | null>();

/** The value under `key`, or `otherwise` if there is none or it has another shape. */
export function readStored<T>(key: string, schema: z.ZodMiniType<T>, otherwise: T): T {
  const parsed = schema.safeParse(readAny(key));
  return parsed.success ? parsed.data : otherwise;
}

/** The same without a schema, for the first screen. */
export function readStoredIf<T>(key: string, isOne: (value: unknown) => value is T, otherwise: T) {
  const value = readAny(key);
  return isOne(value) ? value : otherwise;
}

/** Whatever is stored under `key`; null for nothing. */
function readAny(key: string): unknown {
  try {
    return JSON.parse(textUnder(key) ?? 'null');
  } catch {
    return null;
  }
}

/** The text under `key`; null for nothing. */
export function storedText(key: string): string | null {
  try {
    return textUnder(key);
  } catch {
    return null;
  }
}

function textUnder(key: string): string | null {
  const text = unstored.get(key);
  return text === undefined ? localStorage.getItem(key) : text;
}

/** Whether there is anything under `key`. */
export function isStored(key: string): boolean {
  return readAny(key) !== null;
}

/** Prefixes of cached data, which gives way to data that cannot be fetched again. */
export const SPARE = 'spare:';

/** Stores a value; returns whether it is on the device and survives the page. */
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

/** Clears cached data for a `key` that is not itself cached data; returns whether there was any. */
function makeRoomFor(key: string): boolean {
  if (key.startsWith(SPARE)) return false;
  const spare = keysUnder(SPARE);
  spare.forEach(removeStored);
  return spare.length > 0;
}

/** The stored keys with this prefix. */
export function keysUnder(prefix: string): string[] {
  try {
    const { length } = localStorage;
    const names = Array.from({ length }, (_, index) => localStorage.key(index) ?? '');
    return names.filter((name) => name.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Deletes everything under keys with this prefix. */
export function removeStoredUnder(prefix: string): void {
  [...keysUnder(prefix), ...unstored.keys()]
    .filter((name) => name.startsWith(prefix))
    .forEach(removeStored);
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
    unstored.delete(key);
  } catch {
    unstored.set(key, null);
  }
}
