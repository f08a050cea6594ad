import { Link } from 'wouter';
import { comments } from '#shared/contract/comments.ts';
import { buttonClasses } from '#ui/button.tsx';
import { WORRIES } from '../../../data/paths.ts';
import { useRead } from '../../../data/use-read.ts';
import type { PageProps } from '../../../shell/page-props.ts';
import { WorryBanner } from '../../../staff/worry-banner.tsx';
import { SecondFactorPanel } from '../../second-factor/panel.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { LeadsPanel } from './leads-panel.tsx';

export default function SafetyPage({ user }: PageProps) {
  const worries = useRead(comments.countWorries, {});
  return (
    <AdminFrame title="Safety" error={worries.error}>
      {worries.data?.open === 0 && !worries.isError ? (
        <Link href={WORRIES} className={`${buttonClasses('quiet')} self-start`}>
          Worry list
        </Link>
      ) : (
        <WorryBanner open={worries.isError ? undefined : worries.data?.open} />
      )}
      <div className="grid items-start gap-3 sm:gap-4 lg:grid-cols-2 xl:gap-6">
        <LeadsPanel />
        <SecondFactorPanel user={user} />
      </div>
    </AdminFrame>
  );
}
