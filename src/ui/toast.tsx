import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useSyncExternalStore } from 'react';

export interface ToastText {
  title: string;
  text?: string;
  tone?: 'happy' | 'sorry';
}

interface ShownToast extends ToastText {
  id: number;
  open: boolean;
}

/** Figures of spec S9 Toasts: one at a time, 5 s, swipe 50 px to the right, hotkey F8. */
const SHOWN_MS = 5000;
const SWIPE_PX = 50;
const HOTKEY = ['F8'];
/** How long a dismissed toast is kept before it is forgotten, in milliseconds (spec S9: removal delay). */
const REMOVAL_MS = 1_000_000;

let shown: ShownToast | null = null;
let nextId = 1;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function setShown(next: ShownToast | null): void {
  clearTimeout(removal);
  shown = next;
  if (next && !next.open) removal = setTimeout(() => setShown(null), REMOVAL_MS);
  for (const listener of listeners) listener();
}

/** Shows a toast; it takes the place of one that is still there. */
export function showToast(toast: ToastText): void {
  setShown({ ...toast, id: nextId++, open: true });
}

/** Forgets the toast on the screen; for tests. */
export function clearToasts(): void {
  setShown(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The place where toasts appear, at the top: below are the buttons and keys. Stands once in the app. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribe, () => shown);
  return (
    <Radix.Provider duration={SHOWN_MS} swipeDirection="right" swipeThreshold={SWIPE_PX}>
      {toast && <ToastView key={toast.id} toast={toast} />}
      <Radix.Viewport
        hotkey={HOTKEY}
        className="pointer-events-none fixed top-0 right-0 z-70 flex w-full max-w-md flex-col p-2 sm:p-4"
      />
    </Radix.Provider>
  );
}

function ToastView({ toast }: { toast: ShownToast }) {
  return (
    <Radix.Root
      open={toast.open}
      onOpenChange={(open) => !open && setShown({ ...toast, open: false })}
      // Above a dialog, which switches the pointer off for all the rest: a tap on a message must not go through to it.
      style={{ pointerEvents: 'auto' }}
      className={clsx(
        'flex animate-rise items-start gap-3 rounded-2xl border-2 py-2 pr-2 pl-4 leading-snug shadow-2xl',
        toast.tone === 'sorry' ? 'border-coral bg-coral-soft' : 'border-leaf bg-leaf-soft',
      )}
    >
      <span aria-hidden className="self-center text-2xl">
        {toast.tone === 'sorry' ? '🌧️' : '🌟'}
      </span>
      <div className="grow self-center">
        <Radix.Title className="font-bold">{toast.title}</Radix.Title>
        {toast.text && (
          <Radix.Description className="wrap-anywhere">{toast.text}</Radix.Description>
        )}
      </div>
      <Radix.Close aria-label="Close message" className="grid size-11 shrink-0 place-items-center">
        <X aria-hidden />
      </Radix.Close>
    </Radix.Root>
  );
}
