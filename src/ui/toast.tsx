import { useEffect, type ComponentType } from 'react';
import { createStore, useStore } from './store.ts';
import type { ShownToast, ToastAreaProps } from './toast-area.tsx';

export type ToastText = Pick<ShownToast, 'title' | 'text' | 'tone' | 'canWait'>;

/** How long a dismissed toast is kept, in milliseconds (spec S9: removal delay). */
const REMOVAL_MS = 1_000_000;
/** Delay before the code is fetched, so that the first screen has the network to itself. */
const PRELOAD_AFTER_MS = 3000;

interface State {
  shown: ShownToast | null;
  /** The component that renders a toast; null until it is loaded. */
  Area: ComponentType<ToastAreaProps> | null;
}

const store = createStore<State>({ shown: null, Area: null });
let nextId = 1;
let removal: ReturnType<typeof setTimeout> | undefined;

function setShown(shown: ShownToast | null): void {
  clearTimeout(removal);
  if (shown && !shown.open) removal = setTimeout(() => setShown(null), REMOVAL_MS);
  store.set({ ...store.get(), shown });
}

/**
 * Loads the component that renders toasts. The first screen does without it, but it must be there when the network is
 * not; if it did not load, the text alone is shown.
 */
export async function preloadToasts(
  load: () => Promise<{ default: ComponentType<ToastAreaProps> }> = () =>
    import('./toast-area.tsx'),
): Promise<void> {
  if (store.get().Area) return;
  const { default: Area } = await load().catch(() => ({ default: PlainArea }));
  store.set({ ...store.get(), Area });
}

/** How many screens want no news at present. */
let holders = 0;
/** The news that waits for them. */
let held: ToastText | null = null;

/**
 * While the component is mounted, news that can wait waits: a toast would take room from a game being played. What is shown when the game
 * opens, such as that the log-in worked, goes, unless it says that something failed.
 */
export function useHoldNews(): void {
  useEffect(() => {
    holders += 1;
    const { shown } = store.get();
    if (shown?.open && shown.tone !== 'sorry') dismiss(shown);
    return () => {
      holders -= 1;
      const waiting = held;
      held = null;
      if (waiting) showToast(waiting);
    };
  }, []);
}

/** Shows a toast in place of any other; news that can wait, after a game that is being played. */
export function showToast(toast: ToastText): void {
  if (holders > 0 && toast.canWait) {
    held = toast;
    return;
  }
  setShown({ ...toast, id: nextId++, open: true });
  void preloadToasts();
}

/** Removes the toast; for tests. */
export function clearToasts(): void {
  held = null;
  setShown(null);
}

function PlainArea({ toast, onDismiss }: ToastAreaProps) {
  if (!toast?.open) return null;
  return (
    <div role="alert" className="bg-paper p-4">
      <strong>{toast.title}</strong> {toast.text}
      <button type="button" className="ml-4 min-h-11 underline" onClick={() => onDismiss(toast)}>
        Close
      </button>
    </div>
  );
}

/** Marks the toast as dismissed. */
function dismiss(toast: ShownToast): void {
  setShown({ ...toast, open: false });
}

function usePreloadedToasts(): void {
  useEffect(() => {
    const timer = setTimeout(() => void preloadToasts(), PRELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}

/**
 * A row of its own at the end of the page, which stays in view: above the bottom bar, or beside the sidebar. It is opaque, so that
 * nothing is half covered, and as high as what it shows.
 */
const ROW =
  'sticky bottom-0 z-70 border-line bg-cream has-[li,[role=alert]]:border-t-2 print:hidden max-lg:[body:has([data-bottom-bar])_&]:bottom-[calc(4.125rem+env(safe-area-inset-bottom))] lg:[body:has([data-sidebar])_&]:ml-68';

/**
 * For the `ref` of the row: if it comes to stand over what has the keyboard's focus, the page is scrolled until it does not. Otherwise the
 * page stays where it is, so that a press meets what it was aimed at.
 */
function keepFocusInView(row: HTMLElement | null) {
  if (!row) return undefined;
  const sizes = new ResizeObserver(() => {
    const focused = document.querySelector(':focus-visible');
    if (!focused || row.offsetHeight === 0 || row.contains(focused)) return;
    const target = focused.getBoundingClientRect();
    const { top, bottom } = row.getBoundingClientRect();
    const isCovered = target.bottom > top && target.top < bottom;
    // To above the row, because the page has a `scroll-padding-bottom` while a toast is shown.
    if (isCovered) focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  });
  sizes.observe(row);
  return () => sizes.disconnect();
}

/** Where toasts appear; mounted once in the app. */
export function Toaster() {
  const { shown, Area } = useStore(store);
  usePreloadedToasts();
  // Marked as a live region, though it never announces anything itself, so that an open dialog does not hide toasts
  // from screen readers.
  return (
    <div ref={keepFocusInView} aria-live="off" className={ROW}>
      {Area && <Area toast={shown} onDismiss={dismiss} />}
    </div>
  );
}
