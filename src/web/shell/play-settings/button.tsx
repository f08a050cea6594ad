import { Settings } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useUser } from '../../data/user.ts';
import { useLazyDialog } from './use-lazy-dialog.ts';

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
  const { Dialog, open, close } = useLazyDialog(load, onOpenChange);
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
