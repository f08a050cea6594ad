import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Mascot } from './mascot.tsx';
import { TIPS } from './tips.ts';

interface TroubleProps {
  title: string;
  text: string;
  action?: string;
  onRetry: () => void;
}

/** A whole screen that says kindly that something is broken, and offers the way on. */
export function Trouble({ title, text, action = 'Try again', onRetry }: TroubleProps) {
  return (
    <div className="mx-auto flex max-w-xl flex-col gap-6 p-4 sm:pt-16">
      <Mascot {...TIPS.trouble} />
      <Card role="alert" className="flex flex-col items-start gap-4">
        <h1 className="text-2xl font-bold">{title}</h1>
        <p>{text}</p>
        <Button size="big" onClick={onRetry}>
          {action}
        </Button>
      </Card>
    </div>
  );
}
