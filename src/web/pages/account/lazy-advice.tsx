import { lazy, Suspense } from 'react';
import { PASSWORD_MIN } from '#shared/contract/auth.ts';

/** Loaded on demand; the form works without it. */
const Advice = lazy(() => import('./password-advice.tsx').catch(() => ({ default: () => null })));

/** Advice on a new password that is long enough. */
export function LazyAdvice(props: { password: string; username: string }) {
  if (props.password.length < PASSWORD_MIN) return null;
  return (
    <Suspense>
      <Advice {...props} />
    </Suspense>
  );
}
