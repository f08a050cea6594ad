import type { PropsWithChildren } from 'react';
import { admin } from '#shared/contract/admin.ts';
import { comments } from '#shared/contract/comments.ts';
import { useRead } from '../../../data/use-read.ts';
import { Waiting } from '../../../shell/mascot.tsx';
import { WorryBanner } from '../../../staff/worry-banner.tsx';
import { BackupWarning } from '../../../staff/backup-state.tsx';
import { SetupList } from './list.tsx';

/** What an owner has to see to, above the games, which come with it: they would be pushed down; nothing once all is well. */
export default function OwnerNews({ children }: PropsWithChildren) {
  const setup = useRead(admin.getSetup, {});
  const worries = useRead(comments.countWorries, {});
  if (setup.isPending || worries.isPending) return <Waiting />;
  return (
    <>
      <WorryBanner open={worries.isError ? undefined : worries.data.open} />
      {setup.data?.backup && <BackupWarning {...setup.data.backup} />}
      {setup.data && <SetupList setup={setup.data} />}
      {children}
    </>
  );
}
