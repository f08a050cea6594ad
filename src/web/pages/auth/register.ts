import { useRegister } from '../../queries.ts';

export interface NewAccount {
  username: string;
  password: string;
}

/** What pressing Register sets going: resolves once the pupil has an account and is signed in. */
export function useRegistration() {
  const register = useRegister();
  return async function startRegistration(account: NewAccount) {
    await register.mutateAsync(account);
  };
}
