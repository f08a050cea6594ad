// Roles, on which the rules for passwords and sessions depend.
import type { User } from './contract/auth.ts';

export type Role = 'owner' | 'pupil';

export function roleOf({ isAdmin }: Pick<User, 'isAdmin'>): Role {
  return isAdmin ? 'owner' : 'pupil';
}

/** Minimum length of a new password in characters (D2, D16). */
export const PASSWORD_MIN_OF: Readonly<Record<Role, number>> = { owner: 12, pupil: 6 };
