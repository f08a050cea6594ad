import type { LucideIcon } from 'lucide-react';
import { Waiting } from '../../../shell/mascot.tsx';
import { Button } from '#ui/button.tsx';

interface AdminLoadProps {
  failed: boolean;
  /** What failed, as spec S8 Admin loads says it. */
  title: string;
  onRetry: () => void;
}

/** Stands where figures will be: a waiting sign, or what went wrong with a way to try again. */
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

/** Stands where a list is empty. */
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
