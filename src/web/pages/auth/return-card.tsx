import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { showToast } from '#ui/toast.tsx';
import type { Registered } from '#shared/contract/auth.ts';
import { Waiting } from '../../shell/mascot.tsx';
import { AUTH, YEAR_SELECTION } from '../../data/paths.ts';
import { toasts } from '../../data/toasts.ts';
import { ApiError } from '../../data/request.ts';
import { useRegister } from '../../data/user.ts';
import { forgetUsername } from './username-cache.ts';

interface ReturnCardProps {
  checkoutId: string;
  /** The account exists and can be logged in to. */
  onReady: (sentence: string) => void;
}

/** Replaces the forms while somebody who has paid is signed in (D3). */
export default function ReturnCard({ checkoutId, onReady }: ReturnCardProps) {
  const [, navigate] = useLocation();
  const goOn = () => navigate(YEAR_SELECTION, { replace: true });
  const { state, retry } = useReturn(checkoutId, {
    onReady,
    onDone: ({ wantedUsername }) => {
      showToast(toasts.registered);
      if (wantedUsername === undefined) goOn();
    },
  });

  if (state.at === 'failed') {
    return (
      <Message title="We’re not quite there yet" sentence={state.sentence}>
        {state.canRetry && <Button onClick={retry}>Try again</Button>}
        <Button look="quiet" onClick={() => navigate(AUTH, { replace: true })}>
          Back to the form
        </Button>
      </Message>
    );
  }
  if (state.at === 'done' && state.user.wantedUsername !== undefined) {
    const { wantedUsername: wanted, username } = state.user;
    return <NewName wanted={wanted} username={username} onGoOn={goOn} />;
  }
  return (
    <Card>
      <h2 className="text-2xl font-bold">Thank you!</h2>
      <p>We’re getting your account ready…</p>
      <Waiting label="We’re getting your account ready…" />
    </Card>
  );
}

function NewName(props: { wanted: string; username: string; onGoOn: () => void }) {
  return (
    <Message
      title="Your account is ready"
      sentence={`Somebody else was a little quicker and is now called ${props.wanted}. Your username is:`}
    >
      <p className="w-full rounded-2xl bg-sun-soft px-4 py-3 text-center text-2xl font-bold wrap-anywhere">
        {props.username}
      </p>
      <p>Write it down. You need it to log in, together with the password you chose.</p>
      <Button onClick={props.onGoOn}>Continue</Button>
    </Message>
  );
}

function Message(props: { title: string; sentence: string; children: ReactNode }) {
  return (
    <Card className="flex flex-col items-start gap-4">
      <div role="alert" className="flex flex-col gap-2">
        <h2 className="text-2xl font-bold">{props.title}</h2>
        <p>{props.sentence}</p>
      </div>
      {props.children}
    </Card>
  );
}

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
