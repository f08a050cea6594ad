import { newAccountSchema } from '#shared/contract/auth.ts';
import { showToast } from '#ui/toast.tsx';
import { useConfig } from '../../queries.ts';
import { LoadState } from '../../shell/load-state.tsx';
import { toasts } from '../../toasts.ts';
import { CredentialsForm } from './credentials-form.tsx';
import type { AccountFormProps } from './login-form.tsx';
import { useRegistration } from './register.ts';

export function RegisterForm(props: AccountFormProps) {
  const config = useConfig();
  const startRegistration = useRegistration();
  if (!config.data) {
    return (
      <LoadState
        failed={config.isError}
        sentence="We could not get the form ready."
        onRetry={() => void config.refetch()}
      />
    );
  }
  return (
    <CredentialsForm
      {...props}
      schema={newAccountSchema}
      action="Register"
      pendingAction="Creating your account…"
      passwordAutoComplete="new-password"
      passwordHint="At least 6 characters. Keep it secret!"
      onSend={async (account) => {
        try {
          await startRegistration(account);
          showToast(toasts.registered);
        } catch (error) {
          showToast(toasts.registrationFailed(error));
        }
      }}
    >
      {config.data.registrationFeePence > 0 && (
        <p className="rounded-2xl bg-sun-soft px-4 py-3 font-bold">
          Unlock All Games for the extreme price of £4 for the year!
        </p>
      )}
    </CredentialsForm>
  );
}
