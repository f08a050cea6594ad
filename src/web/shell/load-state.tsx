import type { MouseEvent } from 'react';
import { Button } from '#ui/button.tsx';
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
  const retry = (event: MouseEvent<HTMLElement>) => {
    // The button disappears while trying again: the section's heading gets the focus.
    event.currentTarget.closest('section')?.querySelector<HTMLElement>('h2')?.focus();
    onRetry();
  };
  return (
    <div role="alert" className="flex flex-col items-start gap-3">
      <p>{sentence}</p>
      <Button look="quiet" onClick={retry}>
        Try again
      </Button>
    </div>
  );
}
