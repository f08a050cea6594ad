import { Compass, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
import { TryAgain } from '../shell/load-state.tsx';
import { Waiting } from '../shell/mascot.tsx';

/** A read, as `useRead` gives it. */
export interface Read<T> {
  data: T | undefined;
  error: Error | null;
  refetch: () => unknown;
}

interface NotLoadedProps {
  read: Pick<Read<unknown>, 'error' | 'refetch'>;
  /** Said when it failed (spec S8 Admin loads). */
  failure: string;
}

/** Shows that something is loading, or that it failed, with a button to try again. */
export function NotLoaded({ read: { error, refetch }, failure }: NotLoadedProps) {
  if (error === null) return <Waiting />;
  return (
    <div role="alert" className="flex flex-col items-start gap-3 rounded-2xl bg-coral-soft p-4">
      <p className="font-bold">{failure}</p>
      <p>Please try again later</p>
      <TryAgain onRetry={() => void refetch()} />
    </div>
  );
}

interface LoadedProps<T> {
  read: Read<T>;
  failure: string;
  children: (data: T) => ReactNode;
}

/** What was read; nothing of it while the latest read has failed. */
export function Loaded<T>({ read, failure, children }: LoadedProps<T>) {
  if (read.data === undefined || read.error) return <NotLoaded read={read} failure={failure} />;
  return children(read.data);
}

/** Stands for an empty list. */
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

/** Says that the subject of the address does not exist, or is not the user's. */
export function Missing({ children }: { children: string }) {
  return (
    <Card>
      <Empty icon={Compass}>{children}</Empty>
    </Card>
  );
}
