import type { User } from '#shared/contract/auth.ts';

/** Who may open a page: anybody, somebody signed in, or an admin (spec S2 Route table). */
export type PageAccess = 'public' | 'pupil' | 'admin';

/** The signed-in user, null when nobody is, undefined while we do not know yet. */
type WhoIsThere = Pick<User, 'yearGroup' | 'isAdmin'> | null | undefined;

export const HOME = '/';
export const AUTH = '/auth';
export const YEAR_SELECTION = '/year-selection';

export type Decision = 'wait' | 'show' | { redirectTo: string };

/** Whether a page is shown to this user, or where the user is sent instead (spec S2 Route guard). */
export function guard(user: WhoIsThere, path: string, access: PageAccess): Decision {
  if (user === undefined) return 'wait';
  if (access === 'public') return user && path === AUTH ? { redirectTo: HOME } : 'show';
  if (user === null) return { redirectTo: AUTH };
  if (path === YEAR_SELECTION) return 'show';
  if (user.yearGroup === null) return { redirectTo: YEAR_SELECTION };
  return access === 'admin' && !user.isAdmin ? { redirectTo: HOME } : 'show';
}
