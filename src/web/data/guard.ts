import type { User } from '#shared/contract/auth.ts';
import { checkoutIn } from './checkout.ts';
import { AUTH, CLASSES, HOME, YEAR_SELECTION } from './paths.ts';

/** Who may open a page: anybody, somebody signed in, a teacher or owner, or an owner (spec S2 Route table). */
export type PageAccess = 'public' | 'pupil' | 'teacher' | 'admin';

type Due = Pick<User, 'mustChangePassword' | 'mustSetUpSecondFactor'>;

/** What must be done before the server answers any other call, in order; '' for nothing. */
export function dueOf(user: Due | null | undefined): '' | 'password' | 'second-factor' {
  if (user?.mustChangePassword) return 'password';
  return user?.mustSetUpSecondFactor ? 'second-factor' : '';
}

/** The signed-in user, null for nobody, undefined while unknown. */
type WhoIsThere = Pick<User, 'yearGroup' | 'role'> | null | undefined;

const ALLOWED: Record<Exclude<PageAccess, 'public'>, readonly User['role'][]> = {
  pupil: ['pupil', 'teacher', 'owner'],
  teacher: ['teacher', 'owner'],
  admin: ['owner'],
};

export type Decision = 'wait' | 'show' | { redirectTo: string };

/**
 * Whether a page is shown to this user, or where they are redirected (spec S2 Route guard). `search` is the query of
 * the URL, and `door` the page to sign in on: the class page on a shared device (D10).
 */
export function guard(
  user: WhoIsThere,
  path: string,
  access: PageAccess,
  { search = '', door = AUTH }: { search?: string; door?: string } = {},
): Decision {
  if (user === undefined) return 'wait';
  if (access === 'public') {
    const isDone = user !== null && path === AUTH && checkoutIn(search) === null;
    return isDone ? { redirectTo: user.role === 'teacher' ? CLASSES : HOME } : 'show';
  }
  if (user === null) return { redirectTo: door };
  if (path === YEAR_SELECTION) return 'show';
  if (user.yearGroup === null) return { redirectTo: YEAR_SELECTION };
  return ALLOWED[access].includes(user.role) ? 'show' : { redirectTo: HOME };
}
