import type { User } from '#shared/contract/auth.ts';

/** Props of a page behind the log-in: there is always a user, whatever happens to the session. */
export interface PageProps {
  user: User;
}
