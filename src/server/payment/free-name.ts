// Usernames for pupils whose choice was taken while they were paying.
import { USERNAME_MAX } from '#shared/contract/auth.ts';

/** 'zara', then 'zara 2', 'zara 3', …, each shortened to a valid username (D2, D3). */
export function nthName(name: string, nth: number): string {
  if (nth <= 1) return name;
  const ending = ` ${nth}`;
  return (
    [...name]
      .slice(0, USERNAME_MAX - ending.length)
      .join('')
      .trimEnd() + ending
  );
}
