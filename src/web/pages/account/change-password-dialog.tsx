import type { User } from '#shared/contract/auth.ts';
import { Dialog } from '#ui/dialog.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

interface ChangePasswordDialogProps {
  user: User;
  onClose: () => void;
}

export default function ChangePasswordDialog({ user, onClose }: ChangePasswordDialogProps) {
  return (
    <Dialog
      open
      title="Change your password"
      description="You’ll stay logged in here. All your other devices will be logged out."
      onClose={onClose}
    >
      <div className="mt-4">
        <ChangePasswordForm user={user} onDone={onClose} />
      </div>
    </Dialog>
  );
}
