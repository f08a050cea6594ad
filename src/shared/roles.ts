// What a user is: rules for passwords and sessions go by it.
import type { User } from './contract/auth.ts';

export type Role = 'owner' | 'pupil';

export function roleOf({ isAdmin }: Pick<User, 'isAdmin'>): Role {
  return isAdmin ? 'owner' : 'pupil';
}

/** Characters that a new password must have (D2, D16). */
export const PASSWORD_MIN_OF: Readonly<Record<Role, number>> = { owner: 12, pupil: 6 };
