// Roles, on which rights and the rules for passwords and sessions depend (D10).

/** An owner runs the installation, a teacher looks after classes, a pupil plays. */
export const ROLES = ['owner', 'teacher', 'pupil'] as const;

export type Role = (typeof ROLES)[number];

/** Whether somebody with this role sees other people's data, for which stricter rules hold (D16). */
export function isStaff(role: Role): boolean {
  return role !== 'pupil';
}

/** Minimum length of a new password in characters (D2, D16). */
export const PASSWORD_MIN_OF: Readonly<Record<Role, number>> = { owner: 12, teacher: 12, pupil: 6 };
