import { AskFirst } from '../../staff/confirm-dialog.tsx';
import type { Account } from './account.ts';
import { useChangeAccount } from './use-change-account.ts';

/** Switches an account off or on. */
export function SwitchAccount({
  account: { id, displayName: name, isActive },
}: {
  account: Account;
}) {
  const { run: change, running } = useChangeAccount(id);
  const effect = isActive
    ? 'They are logged out at once and cannot log in. Nothing is lost.'
    : 'They can log in again, and everything is as it was.';
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>{effect}</p>
      <AskFirst
        button={isActive ? 'Switch account off' : 'Switch account on'}
        buttonLook="quiet"
        title={isActive ? `Switch off ${name}?` : `Switch on ${name}?`}
        text={effect}
        action={isActive ? 'Switch off' : 'Switch on'}
        busy={running !== null}
        onConfirm={(close) =>
          void change(
            { isActive: !isActive },
            isActive ? `${name} is switched off.` : `${name} is switched on.`,
          ).then(close)
        }
      />
    </div>
  );
}
