import { Settings } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';
import { useUser } from '../../data/queries.ts';
import { toasts } from '../../data/toasts.ts';

/** Loaded on demand: the first screen does not need it. */
const load = () => import('./dialog.tsx');

interface PlaySettingsButtonProps {
  /** Shows only the icon. */
  isSmall?: boolean;
  className?: string;
  /** Called when the settings open and close. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** Opens the signed-in user's play settings. */
export function PlaySettingsButton({ isSmall, className, onOpenChange }: PlaySettingsButtonProps) {
  const { data: user } = useUser();
  const { Dialog, open, close } = useDialog(onOpenChange);
  if (!user) return null;
  return (
    <>
      <Button
        look="plain"
        aria-haspopup="dialog"
        {...(isSmall && { size: 'icon', 'aria-label': 'Play settings' })}
        className={className}
        onClick={() => void open()}
      >
        <Settings aria-hidden className="size-6 shrink-0" />
        {!isSmall && 'Play settings'}
      </Button>
      {Dialog && <Dialog userId={user.id} onClose={close} />}
    </>
  );
}

function useDialog(onOpenChange: (isOpen: boolean) => void = () => {}) {
  type Props = { userId: number; onClose: () => void };
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
      showToast(toasts.settingsNotLoaded);
    }
  };
  return { Dialog, open, close };
}
