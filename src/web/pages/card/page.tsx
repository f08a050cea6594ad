import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { signIn } from '#shared/contract/sign-in.ts';
import { showToast } from '#ui/toast.tsx';
import { useOneAtATime } from '#ui/use-one-at-a-time.ts';
import { call } from '../../data/api.ts';
import { rememberCard } from '../../data/class-page.ts';
import { ApiError } from '../../data/request.ts';
import { CLASS_PAGES, HOME } from '../../data/paths.ts';
import { useSignInBy } from '../../data/user.ts';
import { takeSecret, useLinkOpened } from '../../data/secret-in-address.ts';
import { toasts } from '../../data/toasts.ts';
import { Waiting } from '../../shell/mascot.tsx';
import { signInTrouble, Trouble } from '../../shell/trouble.tsx';

const BROKEN = {
  title: 'This card doesn’t work',
  text: 'Perhaps there is a newer one. Please ask your teacher for a new card.',
};
const TOO_MANY = {
  title: 'Too many cards were tried here',
  text: 'Please wait a few minutes, then scan the card again.',
};

/** Where the link of a QR card leads: signs in with the secret of its fragment (D10). */
export default function CardPage() {
  const [error, setError] = useState<unknown>(null);
  const signInBy = useSignInBy();
  const [, navigate] = useLocation();
  const secret = useRef('');

  const { run: send } = useOneAtATime(async () => {
    setError(null);
    try {
      const body = { secret: secret.current };
      const user = await signInBy(async () => {
        const { onSharedDevice, ...signedIn } = await call(signIn.signInByCard, { body });
        rememberCard(onSharedDevice);
        return signedIn;
      });
      showToast(toasts.loggedIn(user));
      navigate(HOME, { replace: true });
    } catch (reason) {
      setError(reason);
    }
  });
  useLinkOpened(() => {
    secret.current = takeSecret() ?? secret.current;
    void send();
  });

  if (!error) return <Waiting label="Signing you in…" />;
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401) {
    return <Trouble {...BROKEN} action="Use a class code" onRetry={() => navigate(CLASS_PAGES)} />;
  }
  return (
    <Trouble
      {...(status === 429 ? TOO_MANY : signInTrouble(error))}
      onRetry={() => void send()}
      error={error}
    />
  );
}
