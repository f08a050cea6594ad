import type { Setup } from '#shared/contract/setup.ts';
import { dateAndTime } from '#shared/dates.ts';
import { Panel } from '../shell/panel.tsx';

const MEGABYTE = 1_000_000;

type Backup = NonNullable<Setup['backup']>;

/** Shown even if the list was put away. */
export function BackupWarning({ state, problem, lastGoodAt }: Backup) {
  if (state !== 'failed' && state !== 'late') return null;
  const title = state === 'failed' ? 'The last backup failed' : 'The last backup is old';
  return (
    <Panel title={title}>
      {problem && <p className="rounded-2xl bg-coral-soft p-4 wrap-anywhere">{problem}</p>}
      <p>
        {lastGoodAt
          ? `The newest one is from ${dateAndTime(new Date(lastGoodAt))}.`
          : 'There is none yet.'}{' '}
        Please check the folder of BACKUP_DIR. The app tries again every hour.
      </p>
    </Panel>
  );
}

/** Time and size of the last backup. */
export function backupText({ lastGoodAt, bytes }: Backup): string {
  if (lastGoodAt === null || bytes === null) return 'The first one is being made.';
  const size = bytes < MEGABYTE ? 'less than 1 MB' : `${Math.round(bytes / MEGABYTE)} MB`;
  return `Every night. The newest one is from ${dateAndTime(new Date(lastGoodAt))}, ${size}.`;
}
