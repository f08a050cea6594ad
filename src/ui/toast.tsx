import { useEffect, useSyncExternalStore, type ComponentType } from 'react';
import type { ShownToast, ToastAreaProps } from './toast-area.tsx';

export type ToastText = Pick<ShownToast, 'title' | 'text' | 'tone'>;

/** How long a dismissed toast is kept before it is forgotten, in milliseconds (spec S9: removal delay). */
const REMOVAL_MS = 1_000_000;
/** The first screen has its network to itself for so long. */
const PRELOAD_AFTER_MS = 3000;

interface State {
  shown: ShownToast | null;
  /** Draws a toast; null until its code is here. */
  Area: ComponentType<ToastAreaProps> | null;
}

let state: State = { shown: null, Area: null };
let nextId = 1;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function change(part: Partial<State>): void {
  state = { ...state, ...part };
  for (const listener of listeners) listener();
}

function setShown(shown: ShownToast | null): void {
  clearTimeout(removal);
  if (shown && !shown.open) removal = setTimeout(() => setShown(null), REMOVAL_MS);
  change({ shown });
}

/**
 * Fetches what draws a toast. The first screen stands without it, but it must be there when the network is not: where it
 * did not arrive, the words alone have to do.
 */
export async function preloadToasts(
  load: () => Promise<{ default: ComponentType<ToastAreaProps> }> = () =>
    import('./toast-area.tsx'),
): Promise<void> {
  if (state.Area) return;
  const { default: Area } = await load().catch(() => ({ default: PlainArea }));
  change({ Area });
}

/** Shows a toast; it takes the place of one that is still there. */
export function showToast(toast: ToastText): void {
  setShown({ ...toast, id: nextId++, open: true });
  void preloadToasts();
}

/** Forgets the toast on the screen; for tests. */
export function clearToasts(): void {
  setShown(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function PlainArea({ toast, onDismiss }: ToastAreaProps) {
  if (!toast?.open) return null;
  return (
    <div role="alert" className="fixed top-0 right-0 z-70 bg-paper p-4">
      <strong>{toast.title}</strong> {toast.text}
      <button type="button" className="ml-4 min-h-11 underline" onClick={() => onDismiss(toast)}>
        Close
      </button>
    </div>
  );
}

/** Marks the toast as put away. */
function dismiss(toast: ShownToast): void {
  setShown({ ...toast, open: false });
}

const currentState = () => state;

function usePreloadedToasts(): void {
  useEffect(() => {
    const timer = setTimeout(() => void preloadToasts(), PRELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** The place where toasts appear. Stands once in the app. */
export function Toaster() {
  const { shown, Area } = useSyncExternalStore(subscribe, currentState, currentState);
  usePreloadedToasts();
  // Marked as one that speaks, though it never does by itself: so an open dialog does not hide the toasts from screen readers.
  return <div aria-live="off">{Area && <Area toast={shown} onDismiss={dismiss} />}</div>;
}
