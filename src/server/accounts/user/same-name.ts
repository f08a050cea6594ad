// When two usernames are the same (D16): without regard to case, and, outside ASCII, when they look alike (UTS 39).
import confusables from './confusables.json' with { type: 'json' };

/** Unicode's table of confusable characters. */
const PROTOTYPES = new Map(
  Object.entries(confusables.prototypes).flatMap(([to, from]) => {
    const prototype = textOf(to.replace('U+', ''));
    return from.split(' ').map((source): [string, string] => [textOf(source), prototype]);
  }),
);

function textOf(codePoints: string): string {
  return String.fromCodePoint(
    ...codePoints.split(' ').map((digits) => Number.parseInt(digits, 16)),
  );
}

const ASCII = /^\p{ASCII}*$/u;

/** The key that is the same for usernames that differ only in case (D2). */
export function usernameKey(username: string): string {
  return username.normalize('NFC').trim().toLowerCase();
}

/**
 * The skeleton of UTS 39, section 4, which is the same for texts that look alike. Characters that it does not change
 * but that are compatibility forms, such as full-width letters, count as the common form. For comparison only, never
 * for display.
 */
function skeleton(text: string): string {
  const visible = text.normalize('NFD').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  return Array.from(visible, (char) => PROTOTYPES.get(char) ?? commonForm(char))
    .join('')
    .normalize('NFD');
}

function commonForm(char: string): string {
  return Array.from(char.normalize('NFKD'), (part) => PROTOTYPES.get(part) ?? part).join('');
}

/**
 * The skeletons of a username as written, in lower case and in capitals: some letters, such as Cyrillic В and Latin B,
 * look alike only in one of them.
 */
export function skeletonsOf(username: string): string[] {
  const name = username.trim();
  const written = [name, name.toLowerCase(), name.toUpperCase()];
  return [...new Set(written.map((form) => skeleton(form).toLowerCase()))];
}

/** Whether two usernames count as the same. ASCII names never look alike: 'al' and 'a1' are two pupils. */
export function areSameUsername(one: string, other: string): boolean {
  if (usernameKey(one) === usernameKey(other)) return true;
  if (ASCII.test(one) && ASCII.test(other)) return false;
  const skeletons = new Set(skeletonsOf(one));
  return skeletonsOf(other).some((skeleton) => skeletons.has(skeleton));
}

/** Finds, among many usernames, those that count as the same as a given one. */
export class UsernameIndex<T> {
  readonly #byKey = new Map<string, T>();
  readonly #bySkeleton = new Map<string, { username: string; value: T }[]>();

  add(username: string, value: T): void {
    this.#byKey.set(usernameKey(username), value);
    for (const skeleton of skeletonsOf(username)) {
      const alike = this.#bySkeleton.get(skeleton) ?? [];
      alike.push({ username, value });
      this.#bySkeleton.set(skeleton, alike);
    }
  }

  /** Null if there is none. */
  get(username: string): T | null {
    const same = this.#byKey.get(usernameKey(username));
    if (same !== undefined) return same;
    const alike = skeletonsOf(username).flatMap((one) => this.#bySkeleton.get(one) ?? []);
    return alike.find((other) => areSameUsername(other.username, username))?.value ?? null;
  }
}
