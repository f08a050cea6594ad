import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Waiting } from '../../shell/mascot.tsx';
import { showToast } from '#ui/toast.tsx';
import { AUTH, YEAR_SELECTION } from '../../data/paths.ts';
import { toasts } from '../../data/toasts.ts';
import { useReturn } from './use-return.ts';

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
