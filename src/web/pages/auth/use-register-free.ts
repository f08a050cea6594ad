import { showToast } from '#ui/toast.tsx';
import { useRegister } from '../../data/queries.ts';
import { toasts } from '../../data/toasts.ts';

export interface NewAccount {
  username: string;
  password: string;
}

/** Registers without payment and reports the outcome. */
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
