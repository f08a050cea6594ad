import { account } from '#shared/contract/account.ts';
import { Dialog } from '#ui/dialog.tsx';
import { call } from '../../data/api.ts';
import { ApiError } from '../../data/request.ts';
import { IdentityForm, type Identity } from './identity-form.tsx';

interface PasswordDialogProps {
  open: boolean;
  onConfirmed: () => void;
  onClose: () => void;
  onSignedOut: (error: ApiError) => void;
}

export function PasswordDialog({ open, onConfirmed, onClose, onSignedOut }: PasswordDialogProps) {
  const confirm = async (body: Identity) => {
    try {
      await call(account.confirmPassword, { body });
      onConfirmed();
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 401) onSignedOut(failure);
      else throw failure;
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Is it you?"
      description="Please type your password again. We will not ask for the next 15 minutes."
    >
      <IdentityForm action="Go on" onSend={confirm} onClose={onClose} />
    </Dialog>
  );
}
