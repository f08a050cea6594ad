import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ApiError } from '../data/api.ts';
import { Mascot } from './mascot.tsx';
import { TIPS } from './tips.ts';

interface TroubleProps {
  title: string;
  text: string;
  action?: string;
  onRetry: () => void;
  /** The error, if known: its number in the server's log helps whoever is asked for help. */
  error?: unknown;
}

/** Where pupils sign in without typing and the server cannot be reached. */
export const SIGN_IN_AWAY = {
  title: 'We cannot reach the school server',
  text: 'Signing in needs the internet. Please ask a grown-up, then try again.',
};

/** A full-page error with ways to continue. */
export function Trouble({ title, text, action = 'Try again', onRetry, error }: TroubleProps) {
  const helpNumber = error instanceof ApiError ? error.helpNumber : null;
  return (
    <div className="mx-auto flex max-w-xl flex-col gap-6 p-4 sm:pt-16">
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
