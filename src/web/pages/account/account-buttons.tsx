import { KeyRound, MonitorSmartphone } from 'lucide-react';
import { useState, type ComponentType, type ReactNode } from 'react';
import type { User } from '#shared/contract/auth.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';
import { toasts } from '../../data/toasts.ts';

interface DialogProps {
  user: User;
  onClose: () => void;
}

/** Changes the signed-in user's password. */
export function ChangePasswordButton({ user }: { user: User }) {
  return (
    <LazyDialogButton user={user} load={() => import('./change-password-dialog.tsx')}>
      <KeyRound aria-hidden className="size-6 shrink-0 max-[18rem]:hidden" />
      Change password
    </LazyDialogButton>
  );
}

/** Shows the user's sessions. */
export function SessionsButton({ user }: { user: User }) {
  return (
    <LazyDialogButton user={user} load={() => import('./sessions-dialog.tsx')}>
      <MonitorSmartphone aria-hidden className="size-6 shrink-0 max-[18rem]:hidden" />
      Where you are logged in
    </LazyDialogButton>
  );
}

interface LazyDialogButtonProps {
  user: User;
  /** Loads the dialog's code on demand. */
  load: () => Promise<{ default: ComponentType<DialogProps> }>;
  children: ReactNode;
}

function LazyDialogButton({ user, load, children }: LazyDialogButtonProps) {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null);
  const open = async () => {
    try {
      const { default: Loaded } = await load();
      setDialog(() => Loaded);
    } catch {
      showToast(toasts.accountNotLoaded);
    }
  };
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => void open()}>
        {children}
      </Button>
      {Dialog && <Dialog user={user} onClose={() => setDialog(null)} />}
    </>
  );
}
