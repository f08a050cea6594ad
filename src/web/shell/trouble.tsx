import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ApiError } from '../data/request.ts';
import { Mascot } from './mascot.tsx';
import { TIPS } from './tips.ts';

interface TroubleProps {
  title: string;
  text: string;
  action?: string;
  onRetry: () => void;
  /** The error, if known. Its number in the server's log helps when the user asks for help. */
  error?: unknown;
}

const AWAY = {
  title: 'We can’t reach the school server',
  text: 'Signing in needs the internet. Please ask a grown-up, then try again.',
};
const FAILED = {
  title: 'The school server isn’t working',
  text: 'It’s not your fault. Wait a moment, then try again, or ask a grown-up.',
};
const NOT_HERE = {
  title: 'You can’t sign in at this address',
  text: 'Please ask your teacher for the right one.',
};
const REFUSED = {
  title: 'That didn’t work',
  text: 'Please try again, or ask your teacher.',
};

/** Why pupils could not sign in without typing, if the reason is not their code, card or pictures. */
export function signInTrouble(error: unknown): { title: string; text: string } {
  // An answer without our server's sentence is from something in between.
  if (!(error instanceof ApiError) || error.sentence === null) return AWAY;
  if (error.status >= 500) return FAILED;
  return error.status === 403 ? NOT_HERE : REFUSED;
}

/** A full-page error with ways to continue. */
export function Trouble({ title, text, action = 'Try again', onRetry, error }: TroubleProps) {
  const helpNumber = error instanceof ApiError ? error.helpNumber : null;
  return (
    <div className="mx-auto flex min-h-[80dvh] max-w-xl flex-col justify-center gap-6 p-4 max-sm:[&_.owl]:size-18">
      <Mascot {...TIPS.trouble} spoken={[title, text, TIPS.trouble.tip]} />
      <Card role="alert" className="flex flex-col items-start gap-4">
        <h1 className="text-2xl font-bold">{title}</h1>
        <p>{text}</p>
        {helpNumber !== null && (
          <p>
            If you ask for help, tell them this number: <strong>{helpNumber}</strong>
          </p>
        )}
        <Button size="big" onClick={onRetry}>
          {action}
        </Button>
      </Card>
    </div>
  );
}
