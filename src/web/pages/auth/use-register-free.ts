import { showToast } from '#ui/toast.tsx';
import { useRegister } from '../../data/queries.ts';
import { toasts } from '../../data/toasts.ts';

export interface NewAccount {
  username: string;
  password: string;
}

/** Makes an account at once, where nothing has to be paid, and says how it went. */
export function useRegisterFree() {
  const register = useRegister();
  return async (account: NewAccount) => {
    try {
      await register.mutateAsync(account);
      showToast(toasts.registered);
    } catch (error) {
      showToast(toasts.registrationFailed(error));
    }
  };
}
