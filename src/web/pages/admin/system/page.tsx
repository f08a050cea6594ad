import { Link } from 'wouter';
import { admin } from '#shared/contract/admin.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';
import { EVIDENCE, PREDICTIONS } from '../../../data/paths.ts';
import { toasts } from '../../../data/toasts.ts';
import { useAct } from '../../../data/use-act.ts';
import { useRead } from '../../../data/use-read.ts';
import { Panel } from '../../../shell/panel.tsx';
import { Loaded } from '../../../staff/loaded.tsx';
import { BackupWarning, backupText } from '../../../staff/backup-state.tsx';
import { AdminFrame } from '../admin-frame.tsx';

export default function SystemPage() {
  const setup = useRead(admin.getSetup, {});
  const changeSetup = useAct(admin.changeSetup);
  const showList = () =>
    changeSetup.mutate(
      { body: { dismissed: false } },
      { onError: (error) => showToast(toasts.adminActFailed(error)) },
    );
  return (
    <AdminFrame title="System">
      <Loaded read={setup} failure="Failed to load the state of the system">
        {({ backup, addresses, dismissed, troubles }) => (
          <>
            {backup && <BackupWarning {...backup} />}
            <div className="grid items-start gap-3 wrap-anywhere *:min-w-0 sm:gap-4 lg:grid-cols-2 xl:gap-6">
              <Panel title="Backups">
                <p>
                  {backup
                    ? backupText(backup)
                    : 'The app makes none yet: set BACKUP_DIR in .env to a folder on another disk.'}
                </p>
              </Panel>
              <Panel title="Address">
                <ul>
                  {addresses.map((address) => (
                    <li key={address} className="wrap-anywhere select-all">
                      {address}
                    </li>
                  ))}
                </ul>
                {addresses.length === 0 && <p>Only this machine can open the app.</p>}
              </Panel>
              <Panel title="Checks">
                <ul>
                  {troubles.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
                <p>
                  {troubles.length === 0 ? 'Nothing is wrong. ' : 'No names are in this list. '}
                  The command npm run doctor checks the port as well.
                </p>
              </Panel>
            </div>
            {dismissed && (
              <Button look="quiet" className="self-start" onClick={showList}>
                Show ‘Set up your school’ on the home page again
              </Button>
            )}
          </>
        )}
      </Loaded>
      <div className="flex flex-wrap gap-3">
        <Link href={PREDICTIONS} className={buttonClasses('quiet')}>
          For researchers: the predictions
        </Link>
        <Link href={EVIDENCE} className={buttonClasses('quiet')}>
          Evidence pack
        </Link>
      </div>
    </AdminFrame>
  );
}
