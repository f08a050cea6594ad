import { lazy, Suspense } from 'react';
import { PASSWORD_MIN } from '#shared/contract/auth.ts';

/** Its code comes when there is something to advise on; without it the form works as well. */
const Advice = lazy(() => import('./password-advice.tsx').catch(() => ({ default: () => null })));

/** What is to be said about a new password that is long enough. */
export function LazyAdvice(props: { password: string; username: string }) {
  if (props.password.length < PASSWORD_MIN) return null;
  return (
    <Suspense>
      <Advice {...props} />
    </Suspense>
  );
}
