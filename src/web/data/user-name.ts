import type { User } from '#shared/contract/auth.ts';

export type Named = Pick<User, 'displayName' | 'username'>;

/** A user's name: the display name, or else the username (spec S1). */
export function nameOf(user: Named): string {
  return user.displayName || user.username;
}
