import { QueryClientContext } from '@tanstack/react-query';
import { Suspense, use, useState } from 'react';
import { showToast } from '#ui/toast.tsx';
import { isHeld } from '../../data/open-page.ts';
import { OFFLINE } from '../../data/request.ts';
import { lazyPage } from '../../shell/lazy-page.ts';
import { Waiting } from '../../shell/mascot.tsx';
import { renewPage } from '../../shell/renew.ts';
import { CredentialsForm, type AccountFormProps, type Credentials } from './credentials-form.tsx';

/** Loaded on demand. */
const CodeStep = lazyPage(() => import('./code-step.tsx'));
const load = () => import('./log-in.ts');

/** Loads the code for logging in before the form is sent. */
export const preloadLogIn = () => load().catch(() => undefined);

const NOT_LOADED = { title: 'Login failed', text: OFFLINE, tone: 'sorry' } as const;

export function LoginForm(props: AccountFormProps) {
  // None on the welcome page, which a visitor sees without the app.
  const client = use(QueryClientContext);
  const [waiting, setWaiting] = useState<Credentials | null>(null);
  const logIn = async (typed: Credentials) => {
    const { logInBy } = await load();
    if ((await logInBy(client, typed)) === 'code') setWaiting(typed);
  };
  return (
    <>
      <div hidden={waiting !== null}>
        <CredentialsForm
          {...props}
          check={async (typed) => {
            try {
              return (await load()).checkLogIn(typed);
            } catch {
              // A newer version has replaced the code, so that what is typed could never be sent.
              if (!(await renewPage(() => !isHeld()))) showToast(NOT_LOADED);
              return { errors: {} };
            }
          }}
          action="Login"
          pendingAction="Logging in…"
          passwordAutoComplete="current-password"
          onSend={logIn}
        />
      </div>
      {waiting && (
        <Suspense fallback={<Waiting />}>
          <CodeStep.Page credentials={waiting} onBack={() => setWaiting(null)} />
        </Suspense>
      )}
    </>
  );
}
