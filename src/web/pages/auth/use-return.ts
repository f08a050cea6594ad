import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Registered } from '#shared/contract/auth.ts';
import { ApiError } from '../../data/request.ts';
import { useRegister } from '../../data/user.ts';
import { forgetUsername } from './username-cache.ts';

/** The state of the return from the checkout. */
type ReturnState =
  | { at: 'asking' }
  | { at: 'done'; user: Registered }
  | { at: 'failed'; sentence: string; canRetry: boolean };

interface Ends {
  onDone: (user: Registered) => void;
  /** The account exists, but the checkout no longer signs in: 'Your account is ready. Please log in.' */
  onReady: (sentence: string) => void;
}

const UNREADABLE = 'We couldn’t get your account ready.';

/** Signs in by a paid checkout: once when the page opens, and at each `retry`. */
export function useReturn(checkoutSessionId: string, { onDone, onReady }: Ends) {
  const { mutateAsync: register } = useRegister();
  const [state, setState] = useState<ReturnState>({ at: 'asking' });
  const hasStarted = useRef(false);

  async function ask(): Promise<void> {
    setState({ at: 'asking' });
    try {
      const user = await register({ checkoutSessionId });
      forgetUsername();
      setState({ at: 'done', user });
      onDone(user);
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) onReady(sentenceOf(error));
      else setState(stateAfter(error));
    }
  }

  const start = useEffectEvent(() => {
    // A checkout signs in only once: a second run of the effect must not use it up.
    if (hasStarted.current) return;
    hasStarted.current = true;
    void ask();
  });
  useEffect(() => start(), []);

  return { state, retry: () => void ask() };
}

/** Final answers cannot be retried; a pending payment or a bad connection can. */
function stateAfter(error: unknown): ReturnState {
  const status = error instanceof ApiError ? error.status : 0;
  const canRetry = status !== 400 && status !== 404;
  return { at: 'failed', sentence: sentenceOf(error), canRetry };
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiError)) return UNREADABLE;
  return error.sentence ?? (error.status === 0 ? error.message : UNREADABLE);
}
