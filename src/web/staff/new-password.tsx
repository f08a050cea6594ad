import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface NewPasswordProps {
  username: string;
  password: string;
  /** It is valid for a week and must be changed at the first log-in. */
  mustChange: boolean;
  onClose: () => void;
  onFocusLost: () => void;
}

/** Shows a generated password once. */
export function NewPassword(props: NewPasswordProps) {
  const { username, password, mustChange, onClose, onFocusLost } = props;
  return (
    <Dialog
      open
      isShownOnce
      onClose={onClose}
      onFocusLost={onFocusLost}
      title="The new password"
      description="Please write it down: it is shown only now."
    >
      <dl className="my-4 flex flex-col gap-3 rounded-2xl bg-sun-soft p-5">
        <div>
          <dt>Username</dt>
          <dd className="text-2xl font-bold wrap-anywhere">{username}</dd>
        </div>
        <div>
          <dt>Password</dt>
          <dd className="text-3xl font-bold wrap-anywhere select-all">{password}</dd>
        </div>
      </dl>
      {mustChange && (
        <p className="mb-4">
          It works for 7 days. At the first log-in they choose a password of their own.
        </p>
      )}
      <Button className="self-end" onClick={onClose}>
        I have written it down
      </Button>
    </Dialog>
  );
}
