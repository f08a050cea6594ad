import { showToast } from '#ui/toast.tsx';
import { useRegister } from '../../data/user.ts';
import { toasts } from '../../data/toasts.ts';
import type { Credentials } from './credentials-form.tsx';

/** Registers without payment and reports the outcome. */
export function useRegisterFree() {
  const register = useRegister();
  return async (account: Credentials) => {
    try {
      await register.mutateAsync(account);
      showToast(toasts.registered);
    } catch (error) {
      showToast(toasts.registrationFailed(error));
    }
  };
}
