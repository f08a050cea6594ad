// The button that leaves a verdict which waits for the pupil.
import { useRef, useState } from 'react';
import { afterPaint } from '#ui/after-paint.ts';
import { Button } from '#ui/button.tsx';
import { useDelay } from './use-delay.ts';

const nextText = ({ isLast, next = 'Next question' }: Next) => (isLast ? 'Finish' : next);

interface Next {
  isLast: boolean;
  /** What the button says before the last. */
  next?: string;
}

/** In milliseconds: a second tap on Submit Answer, in whose place the button appears, goes on to nothing. */
const DOUBLE_TAP_MS = 500;

interface NextButtonProps extends Next {
  onPress: () => void;
  className?: string;
}

export function NextButton({ onPress, className, ...text }: NextButtonProps) {
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
      {nextText(text)}
    </Button>
  );
}

/** Says after a verdict that it waits. */
export function PressNext(text: Next) {
  return <p className="sr-only">{`Press ${nextText(text)} to continue.`}</p>;
}
