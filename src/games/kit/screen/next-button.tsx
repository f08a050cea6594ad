// The button that leaves a verdict which waits for the pupil.
import { useRef, useState } from 'react';
import { afterPaint } from '#ui/after-paint.ts';
import { Button } from '#ui/button.tsx';
import { useDelay } from './use-delay.ts';

const nextText = (isLast: boolean) => (isLast ? 'Finish' : 'Next question');

/** In milliseconds: a second tap on Submit Answer, in whose place the button appears, goes on to nothing. */
const DOUBLE_TAP_MS = 500;

interface NextButtonProps {
  isLast: boolean;
  onPress: () => void;
  className?: string;
}

export function NextButton({ isLast, onPress, className }: NextButtonProps) {
  const [isReady, setReady] = useState(false);
  const isPressed = useRef(false);
  useDelay(!isReady, DOUBLE_TAP_MS, () => setReady(true));
  const press = () => {
    if (!isReady || isPressed.current) return;
    isPressed.current = true;
    afterPaint(onPress);
  };
  return (
    <Button data-next aria-disabled={!isReady} onClick={press} className={className}>
      {nextText(isLast)}
    </Button>
  );
}

/** Says after a verdict that it waits. */
export function PressNext({ isLast }: { isLast: boolean }) {
  return <p className="sr-only">{`Press ${nextText(isLast)} to continue.`}</p>;
}
