// What the browser keeps on the device; a full or forbidden storage is as good as an empty one.
import type { z } from 'zod';

/** The value kept under `key`, or `otherwise` when there is none or it has another shape. */
export function readStored<T>(key: string, schema: z.ZodType<T>, otherwise: T): T {
  try {
    const parsed = schema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    return parsed.success ? parsed.data : otherwise;
  } catch {
    return otherwise;
  }
}

/** Keeps a value under `key`; whether it worked. */
export function writeStored(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Forgets the value under `key`. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A storage that cannot be written to has nothing to forget.
  }
}
