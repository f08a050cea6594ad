import { credentialsSchema } from '#shared/contract/auth.ts';
import { showToast } from '#ui/toast.tsx';
import { useLogin } from '../../queries.ts';
import { toasts } from '../../toasts.ts';
import { CredentialsForm } from './credentials-form.tsx';

export interface AccountFormProps {
  username: string;
  onUsernameChange: (username: string) => void;
}

export function LoginForm(props: AccountFormProps) {
  const login = useLogin();
  return (
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
          showToast(toasts.loginFailed(error));
        }
      }}
    />
  );
}
