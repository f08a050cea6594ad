import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '../../staff/confirm-dialog.tsx';
import type { Account } from './account.ts';
import { useChangeAccount } from './use-change-account.ts';

/** Switches an account off or on. */
export function SwitchAccount({
  account: { id, displayName: name, isActive },
}: {
  account: Account;
}) {
  const [asking, setAsking] = useState(false);
  const { run: change, running } = useChangeAccount(id);
  const close = () => setAsking(false);
  const effect = isActive
    ? 'They are logged out at once and cannot log in. Nothing is lost.'
    : 'They can log in again, and everything is as it was.';
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>{effect}</p>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {isActive ? 'Switch account off' : 'Switch account on'}
      </Button>
      <ConfirmDialog
        open={asking}
        title={isActive ? `Switch off ${name}?` : `Switch on ${name}?`}
        text={effect}
        action={isActive ? 'Switch off' : 'Switch on'}
        busy={running !== null}
        onConfirm={() =>
          void change(
            { isActive: !isActive },
            isActive ? `${name} is switched off.` : `${name} is switched on.`,
          ).then(close)
        }
        onClose={close}
      />
    </div>
  );
}
