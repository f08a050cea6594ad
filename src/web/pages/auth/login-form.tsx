import { Suspense, useState } from 'react';
import { credentialsSchema } from '#shared/contract/auth.ts';
import { showToast } from '#ui/toast.tsx';
import { ApiError } from '../../data/api.ts';
import { lazyPage } from '../../shell/lazy-page.ts';
import { useLogin } from '../../data/queries.ts';
import { Waiting } from '../../shell/mascot.tsx';
import { toasts } from '../../data/toasts.ts';
import { CredentialsForm, type Credentials } from './credentials-form.tsx';

export interface AccountFormProps {
  username: string;
  onUsernameChange: (username: string) => void;
}

/** Loaded on demand. */
const CodeStep = lazyPage(() => import('./code-step.tsx'));

export function LoginForm(props: AccountFormProps) {
  const login = useLogin();
  const [waiting, setWaiting] = useState<Credentials | null>(null);
  return (
    <>
      <div hidden={waiting !== null}>
        <CredentialsForm
          {...props}
          schema={credentialsSchema}
          action="Login"
          pendingAction="Logging in…"
          passwordAutoComplete="current-password"
          onSend={async (credentials) => {
            try {
              showToast(toasts.loggedIn(await login.mutateAsync(credentials)));
            } catch (error) {
              if (error instanceof ApiError && error.needs === 'code') setWaiting(credentials);
              else showToast(toasts.loginFailed(error));
            }
          }}
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
