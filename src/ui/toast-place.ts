import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { createStore, useStore } from './store.ts';

interface ToastPlace {
  row: HTMLElement;
  /** What the Escape key does: it closes the dialog, unless what is in it is shown only once. */
  close: () => void;
}

/** The rows for toasts in the dialogs that are open, the topmost last. */
const places = createStore<readonly ToastPlace[]>([]);

/** The ref of a row in a dialog, in which toasts stand as long as the dialog is the topmost. */
export function useToastPlace(onClose: () => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const row = ref.current;
    if (!row) return;
    const place = { row, close: () => close() };
    places.set([...places.get(), place]);
    return () => places.set(places.get().filter((other) => other !== place));
  }, []);
  return ref;
}

/** The row of the topmost dialog; undefined while none is open. */
export function useOpenToastPlace(): ToastPlace | undefined {
  return useStore(places).at(-1);
}
