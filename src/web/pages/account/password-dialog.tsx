import { account } from '#shared/contract/account.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { call } from '../../data/api.ts';
import { SCHOOL_ACCOUNT } from '../../data/paths.ts';
import { ApiError } from '../../data/request.ts';
import { cachedUser } from '../../data/user-cache.ts';
import { IdentityForm, type Identity } from './identity-form.tsx';

interface PasswordDialogProps {
  open: boolean;
  onConfirmed: () => void;
  onClose: () => void;
  onSignedOut: (error: ApiError) => void;
}

/** Asks for the password again. */
export default function PasswordDialog(props: PasswordDialogProps) {
  const { open, onConfirmed, onClose, onSignedOut } = props;
  const confirm = async (body: Identity) => {
    try {
      await call(account.confirmPassword, { body });
      onConfirmed();
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 401) onSignedOut(failure);
      else throw failure;
    }
  };
  const hasNoPassword = cachedUser()?.hasNoPassword ?? false;
  const what = hasNoPassword
    ? 'Please sign in with your school account once more, in a new tab, and come back here.'
    : 'Please type your password again.';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Is it you?"
      description={`${what} We won’t ask again for 15 minutes.`}
    >
      {hasNoPassword ? (
        <SignInAgain onGoOn={onConfirmed} onClose={onClose} />
      ) : (
        <IdentityForm action="Continue" onSend={confirm} onClose={onClose} />
      )}
    </Dialog>
  );
}

/** A user who continues without having signed in is asked again, because the server asks again. */
function SignInAgain({ onGoOn, onClose }: { onGoOn: () => void; onClose: () => void }) {
  return (
    <div className="mt-4 flex flex-wrap justify-end gap-3">
      <Button look="quiet" onClick={onClose}>
        Cancel
      </Button>
      <a
        href={`${SCHOOL_ACCOUNT}?again`}
        target="_blank"
        rel="noreferrer"
        className={buttonClasses()}
      >
        Sign in again in a new tab
      </a>
      <Button look="quiet" onClick={onGoOn}>
        I’ve signed in: continue
      </Button>
    </div>
  );
}
