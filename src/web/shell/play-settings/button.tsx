import { Settings } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';
import { useUser } from '../../data/queries.ts';
import { toasts } from '../../data/toasts.ts';

/** Its code comes when it is first wanted: the first screen does not need it. */
const load = () => import('./dialog.tsx');

interface PlaySettingsButtonProps {
  /** Without its words only the wheel is shown. */
  isSmall?: boolean;
  className?: string;
  /** Told when the settings come to stand in front of the page, and when they go. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** Opens the play settings of whoever is signed in. */
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
    // At once: a clock must not go on while the settings are on their way.
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
