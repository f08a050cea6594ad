import { useState, type ComponentType } from 'react';
import { showToast } from '#ui/toast.tsx';
import { SETTINGS_NOT_LOADED } from '../../data/settings-not-loaded.ts';

/** A dialog of play settings whose code is loaded when it is opened: the first screen does not need it. */
export function useLazyDialog<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  onOpenChange: (isOpen: boolean) => void = () => {},
) {
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  const close = () => {
    setDialog(null);
    onOpenChange(false);
  };
  const open = async () => {
    // At once: a countdown must not continue while the settings are loading.
    onOpenChange(true);
    try {
      const { default: Loaded } = await load();
      setDialog(() => Loaded);
    } catch {
      close();
      showToast(SETTINGS_NOT_LOADED);
    }
  };
  return { Dialog, open, close };
}
