import type { MouseEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { focusHeading } from '#ui/take-focus.ts';
import { Waiting } from './mascot.tsx';

interface LoadStateProps {
  failed: boolean;
  /** What could not be loaded. */
  sentence: string;
  onRetry: () => void;
}

/** A placeholder for data: loading, or an error with a way to try again. */
export function LoadState({ failed, sentence, onRetry }: LoadStateProps) {
  if (!failed) return <Waiting />;
  return (
    <div role="alert" className="flex flex-col items-start gap-3">
      <p>{sentence}</p>
      <TryAgain onRetry={onRetry} />
    </div>
  );
}

/** Disappears while trying again: the heading of its section gets the focus or, if there is none, the page's. */
export function TryAgain({ onRetry }: Pick<LoadStateProps, 'onRetry'>) {
  const retry = (event: MouseEvent<HTMLElement>) => {
    const section = event.currentTarget.closest('section');
    const heading = section?.querySelector<HTMLElement>('h2[tabindex]');
    if (heading) heading.focus();
    else focusHeading();
    onRetry();
  };
  return (
    <Button look="quiet" onClick={retry}>
      Try again
    </Button>
  );
}
