import type { MouseEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { Waiting } from './mascot.tsx';

interface LoadStateProps {
  failed: boolean;
  /** What could not be loaded, said kindly. */
  sentence: string;
  onRetry: () => void;
}

/** Stands where data will be: a waiting sign, or what went wrong with a way to try again. */
export function LoadState({ failed, sentence, onRetry }: LoadStateProps) {
  if (!failed) return <Waiting />;
  const retry = (event: MouseEvent<HTMLElement>) => {
    // The button goes away while we try again: the heading of its part of the page keeps the focus.
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
