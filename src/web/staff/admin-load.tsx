import type { LucideIcon } from 'lucide-react';
import { Waiting } from '../shell/mascot.tsx';
import { Button } from '#ui/button.tsx';

interface AdminLoadProps {
  failed: boolean;
  /** The title of spec S8 Admin loads. */
  title: string;
  onRetry: () => void;
}

/** A placeholder for figures: loading, or an error with a way to try again. */
export function AdminLoad({ failed, title, onRetry }: AdminLoadProps) {
  if (!failed) return <Waiting />;
  return (
    <div role="alert" className="flex flex-col items-start gap-3 rounded-2xl bg-coral-soft p-4">
      <p className="font-bold">{title}</p>
      <p>Please try again later</p>
      <Button look="quiet" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

/** A placeholder for an empty list. */
export function Empty({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <div className="flex flex-col items-center gap-3 py-6 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-sun-soft">
        <Icon aria-hidden className="size-8" />
      </span>
      <p>{children}</p>
    </div>
  );
}
