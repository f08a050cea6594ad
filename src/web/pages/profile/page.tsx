import { Suspense } from 'react';
import { lazyPage } from '../../shell/lazy-page.ts';
import { Waiting } from '../../shell/mascot.tsx';
import type { PageProps } from '../../shell/page-props.ts';
import { PageIntro } from '../../shell/page-intro.tsx';
import { TIPS } from '../../shell/tips.ts';
import { AvatarPicker } from './avatar-picker.tsx';
import { Badges } from './badges.tsx';
import { GardenPanel } from './garden/panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { More } from './more.tsx';
import { OwnAccount } from './own-account.tsx';
import { Summary } from './summary.tsx';
import { YearChanger } from './year-changer.tsx';

/** Loaded for teachers alone; owners have it in the admin panel. */
const SecondFactor = lazyPage<PageProps>(async () => {
  const { SecondFactorPanel } = await import('../second-factor/panel.tsx');
  return { default: SecondFactorPanel };
});

/** What staff look for comes first, and nothing of games that they have not played. */
export default function ProfilePage({ user }: PageProps) {
  const isStaff = user.role !== 'pupil';
  const isPlaying = !isStaff || user.gamesCompleted > 0;
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-6 p-4 sm:p-8">
      <PageIntro title="My Profile" tip={TIPS.profile} />
      <Summary user={user} />
      {isStaff && (
        <div className="grid gap-6 lg:grid-cols-2">
          <OwnAccount user={user} />
          {user.role === 'teacher' && !user.hasNoPassword && (
            <Suspense fallback={<Waiting />}>
              <SecondFactor.Page user={user} />
            </Suspense>
          )}
        </div>
      )}
      {isPlaying && <GardenPanel user={user} />}
      <div className="grid gap-6 lg:grid-cols-2">
        <Badges gamesCompleted={user.gamesCompleted} />
        <YearChanger user={user} />
      </div>
      <AvatarPicker user={user} />
      {isPlaying && <HistoryPanel />}
      {!isStaff && <OwnAccount user={user} />}
      <More />
    </div>
  );
}
