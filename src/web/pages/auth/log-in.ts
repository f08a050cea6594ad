// Logging in, loaded when somebody begins to.
import type { QueryClient } from '@tanstack/react-query';
import { credentialsSchema } from '#shared/contract/auth.ts';
import { showToast } from '#ui/toast.tsx';
import { logIn } from '../../data/user.ts';
import { ApiError } from '../../data/request.ts';
import { toasts } from '../../data/toasts.ts';
import { visitorClient } from '../../data/visitor-client.tsx';
import { checkBy } from './check-by.ts';
import type { Checked, Credentials } from './credentials-form.tsx';

/** What was typed, or what is missing. */
export function checkLogIn(typed: Credentials): Checked {
  return checkBy(credentialsSchema, typed);
}

/** Logs in and says how that went; returns whether a code is needed first. `client` is the app's, if there is one. */
export async function logInBy(
  client: QueryClient | undefined,
  credentials: Credentials,
): Promise<'done' | 'code'> {
  try {
    const user = await logIn(client ?? visitorClient, credentials);
    // Nobody is welcomed back who has to choose a password first.
    if (!user.mustChangePassword) showToast(toasts.loggedIn(user));
  } catch (error) {
    if (error instanceof ApiError && error.needs === 'code') return 'code';
    showToast(toasts.loginFailed(error));
  }
  return 'done';
}
