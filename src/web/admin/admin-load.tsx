import { Spinner } from '#ui/spinner.tsx';
import { Button } from '#ui/button.tsx';

interface AdminLoadProps {
  failed: boolean;
  /** What failed, as spec S8 Admin loads says it. */
  title: string;
  onRetry: () => void;
}

/** Stands where figures will be: a waiting sign, or what went wrong with a way to try again. */
export function AdminLoad({ failed, title, onRetry }: AdminLoadProps) {
  if (!failed) return <Spinner />;
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
export function Empty({ emoji, children }: { emoji: string; children: string }) {
  return (
    <div className="flex flex-col items-center gap-2 py-6 text-center">
      <span aria-hidden className="text-5xl">
        {emoji}
      </span>
      <p>{children}</p>
    </div>
  );
}
