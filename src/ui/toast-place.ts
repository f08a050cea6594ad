import { useCallback, type RefCallback } from 'react';
import { createStore, useStore } from './store.ts';

/** The rows for toasts in the dialogs that are open, the topmost last. */
const places = createStore<readonly HTMLElement[]>([]);

/** The ref of a row in a dialog, in which toasts stand as long as the dialog is the topmost. */
export function useToastPlace(): RefCallback<HTMLElement> {
  return useCallback((row: HTMLElement | null) => {
    if (!row) return;
    places.set([...places.get(), row]);
    return () => places.set(places.get().filter((other) => other !== row));
  }, []);
}

/** The row of the topmost dialog; undefined while none is open. */
export function useOpenToastPlace(): HTMLElement | undefined {
  return useStore(places).at(-1);
}
