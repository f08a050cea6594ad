import { useFindUser, useForgetUser } from '../data/user.ts';
import type { Progress } from '../sync/use-sent-game.ts';

/** The exit of a result; if the session has ended, it leads to the log-in or to the user who is signed in now. */
export function useExit(saving: Progress, onClose: () => void) {
  const forgetUser = useForgetUser();
  const findUser = useFindUser();
  return (goOn = onClose) => {
    if (saving === 'signedOut') return forgetUser();
    if (saving !== 'somebodyElse') return goOn();
    onClose();
    void findUser();
  };
}
