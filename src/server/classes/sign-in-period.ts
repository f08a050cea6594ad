// For how long the class page is open (D10).
import type { SignInPeriod } from '#shared/class-sign-in.ts';

export const LESSON_MS = 90 * 60_000;

/** When a class page that is opened now closes; null for never. A day ends at midnight in the server's time zone. */
export function closesAt(period: SignInPeriod, now: Date): Date | null {
  switch (period) {
    case 'lesson':
      return new Date(now.getTime() + LESSON_MS);
    case 'day':
      return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    case 'always':
      return null;
  }
}

/** What a stored opening means at this moment. */
export function currentOpening(
  {
    signInOpen,
    signInOpenUntil,
  }: { signInOpen: SignInPeriod | null; signInOpenUntil: Date | null },
  now: Date,
): { signInOpen: SignInPeriod | false; signInOpenUntil: string | null } {
  const isOver = signInOpenUntil !== null && signInOpenUntil <= now;
  if (signInOpen === null || isOver) return { signInOpen: false, signInOpenUntil: null };
  return { signInOpen, signInOpenUntil: signInOpenUntil?.toISOString() ?? null };
}
