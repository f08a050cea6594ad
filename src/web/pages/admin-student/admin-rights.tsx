import { useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '../../staff/confirm-dialog.tsx';
import type { Account } from './account.ts';
import { NewPassword } from '../../staff/new-password.tsx';
import { useChangeAccount } from './use-change-account.ts';

/** Grants admin rights, with a new password, or revokes them. */
export function AdminRights({ account }: { account: Account }) {
  const { id, username, displayName: name, isAdmin } = account;
  const button = useRef<HTMLButtonElement>(null);
  const [asking, setAsking] = useState(false);
  const [password, setPassword] = useState<string | null>(null);
  const { run: change, running } = useChangeAccount(id, setPassword);
  const close = () => setAsking(false);
  const outcome = isAdmin ? `${name} is a pupil now.` : `${name} is an admin now.`;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>
        {isAdmin
          ? 'An admin sees every pupil, and can change and delete every account.'
          : 'As an admin they could see every pupil, and change and delete every account.'}
      </p>
      <Button ref={button} look="quiet" onClick={() => setAsking(true)}>
        {isAdmin ? 'Take away admin rights' : 'Make admin'}
      </Button>
      <ConfirmDialog
        open={asking}
        title={isAdmin ? `Take away ${name}’s admin rights?` : `Make ${name} an admin?`}
        text={
          isAdmin
            ? 'They will be a pupil and no longer see the admin panel. They are logged out everywhere.'
            : 'They will see every pupil, and can change and delete every account. Their games are no longer counted. They are logged out everywhere and get a new password.'
        }
        action={isAdmin ? 'Take away' : 'Make admin'}
        busy={running !== null}
        onConfirm={() => void change({ isAdmin: !isAdmin }, outcome).then(close)}
        onClose={close}
      />
      {password !== null && (
        <NewPassword
          username={username}
          password={password}
          mustChange
          onClose={() => setPassword(null)}
          onFocusLost={() => button.current?.focus()}
        />
      )}
    </div>
  );
}
