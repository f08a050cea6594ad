import type { User } from '#shared/contract/auth.ts';

/** What a page behind the log-in gets: the user is always there, whatever happens to the session meanwhile. */
export interface PageProps {
  user: User;
}
