// The button that leaves a verdict which waits for the pupil.
import { useEffect, useRef, useState } from 'react';
import { afterPaint } from '#ui/after-paint.ts';
import { Button } from '#ui/button.tsx';
import { useDelay } from './use-delay.ts';

const nextText = (isLast: boolean) => (isLast ? 'Finish' : 'Next question');

/** In milliseconds: a second tap on Submit Answer, in whose place the button appears, goes on to nothing. */
const DOUBLE_TAP_MS = 500;

interface NextButtonProps {
  isLast: boolean;
  onPress: () => void;
  /** Whether the focus moves to the button; otherwise it stays where the answer was given. */
  takesFocus?: boolean;
  className?: string;
}

export function NextButton({ isLast, onPress, takesFocus = false, className }: NextButtonProps) {
  const [isReady, setReady] = useState(false);
  const isPressed = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  useDelay(!isReady, DOUBLE_TAP_MS, () => setReady(true));
  useEffect(() => {
    if (isReady && takesFocus) button.current?.focus();
  }, [isReady, takesFocus]);
  const press = () => {
    if (isPressed.current) return;
    isPressed.current = true;
    afterPaint(onPress);
  };
  return (
    <Button ref={button} disabled={!isReady} onClick={press} className={className}>
      {nextText(isLast)}
    </Button>
  );
}

/** Says after a verdict that it waits. */
export function PressNext({ isLast }: { isLast: boolean }) {
  return <p className="sr-only">{`Press ${nextText(isLast)} to go on.`}</p>;
}
