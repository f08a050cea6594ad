import { useIsFetching, type QueryFilters } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { admin, type AdminStats } from '#shared/contract/admin.ts';
import { comments } from '#shared/contract/comments.ts';
import { buttonClasses } from '#ui/button.tsx';
import { Loaded, type Read } from '../../staff/loaded.tsx';
import { StaffPage } from '../../staff/staff-page.tsx';
import { OnThisPage } from '../../staff/on-this-page.tsx';
import { WorryBanner } from '../../staff/worry-banner.tsx';
import { CLASSES, EVIDENCE, PREDICTIONS, WORRIES } from '../../data/paths.ts';
import { isForbidden } from '../../data/refusals.ts';
import { useRead } from '../../data/use-read.ts';
import type { PageProps } from '../../shell/page-props.ts';
import { Waiting } from '../../shell/mascot.tsx';
import { PageIntro } from '../../shell/page-intro.tsx';
import { Panel } from '../../shell/panel.tsx';
import { TIPS } from '../../shell/tips.ts';
import { AdminsPanel } from './admins-panel.tsx';
import { AuditPanel } from './audit-panel.tsx';
import { Cards } from './cards.tsx';
import { GamesPerDay } from './games-per-day.tsx';
import { LeadsPanel } from './leads-panel.tsx';
import { IdlePupilsPanel } from './idle-pupils-panel.tsx';
import { MessagesPanel } from './messages-panel.tsx';
import { OwnAccountPanel } from './own-account-panel.tsx';
import { PopularGames } from './popular-games.tsx';
import { RecentFeedback } from './recent-feedback.tsx';
import { PaymentsPanel } from './payments-panel.tsx';
import { SecondFactorPanel } from '../second-factor/panel.tsx';
import { SetupPanel } from './setup-panel.tsx';
import { StudentsPanel } from './students-panel.tsx';
import { useStudents } from './use-students.ts';
import { TeachersPanel } from './teachers-panel.tsx';
import { TestModeBanner } from './test-mode-banner.tsx';

export default function AdminPage({ user }: PageProps) {
  const stats = useRead(admin.getStats, {});
  const students = useStudents();
  const error = isForbidden(students.error) ? students.error : stats.error;
  const isThere = useArrival(stats.isLoading);
  return (
    <StaffPage pageOf="admins" error={error} className="max-w-6xl gap-4 sm:gap-6">
      <PageIntro title="Admin Panel" tip={TIPS.admin} isBrief>
        <nav aria-label="Pages for staff" className="flex flex-wrap gap-3">
          <Link href={CLASSES} className={buttonClasses('quiet')}>
            Classes
          </Link>
          <Link href={WORRIES} className={buttonClasses('quiet')}>
            Worry list
          </Link>
        </nav>
      </PageIntro>
      {!isThere && <Waiting />}
      <div hidden={!isThere} className="flex flex-col gap-3 sm:gap-4 xl:gap-6">
        <Panels user={user} stats={stats} />
      </div>
    </StaffPage>
  );
}

/**
 * Whether every panel has loaded or failed. They appear together, so that none is pushed down by one above it, and stay
 * while one reads again. `isFirstLoading` says that the page's own first read, which starts with those of the panels,
 * is still under way.
 */
function useArrival(isFirstLoading: boolean): boolean {
  const [isThere, setThere] = useState(!isFirstLoading);
  const loading = useIsFetching(NOT_READ_YET);
  if (!isThere && !isFirstLoading && loading === 0) setThere(true);
  return isThere;
}

const NOT_READ_YET: QueryFilters = { predicate: ({ state }) => state.status === 'pending' };

interface PanelsProps extends PageProps {
  stats: Read<AdminStats>;
}

function Panels({ user, stats }: PanelsProps) {
  const worries = useRead(comments.countWorries, {});
  return (
    <>
      <OnThisPage sections={SECTIONS} />
      <WorryBanner open={worries.isError ? undefined : worries.data?.open} />
      <Cards stats={stats.error ? undefined : stats.data} />
      <TestModeBanner />
      <SetupPanel />
      <PaymentsPanel />
      <StudentsPanel />
      <div className="grid gap-6 lg:grid-cols-2">
        <Panel title="Most Popular Games" id="games">
          <Loaded read={stats} failure="Failed to load game statistics">
            {(loaded) => <PopularGames stats={loaded} />}
          </Loaded>
        </Panel>
        <Panel title="Games per day" className="min-w-0">
          <p>The last 30 days</p>
          <Loaded read={stats} failure="Failed to load game statistics">
            {(loaded) => <GamesPerDay days={loaded.gamesPerDay} />}
          </Loaded>
        </Panel>
      </div>
      <Panel title="Student Ideas & Bug Reports" id="feedback">
        <Loaded read={stats} failure="Failed to load feedback data">
          {({ recentFeedback }) => <RecentFeedback feedback={recentFeedback} />}
        </Loaded>
      </Panel>
      <MessagesPanel />
      <IdlePupilsPanel />
      {/* Columns instead of rows, so that a long list next to a short one leaves no hole. */}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <TeachersPanel />
          <LeadsPanel />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <AdminsPanel />
          <OwnAccountPanel user={user} />
          <SecondFactorPanel user={user} />
        </div>
      </div>
      <AuditPanel />
      <div className="flex flex-wrap gap-3">
        <Link href={PREDICTIONS} className={buttonClasses('quiet')}>
          How good are the predictions?
        </Link>
        <Link href={EVIDENCE} className={buttonClasses('quiet')}>
          Evidence pack
        </Link>
      </div>
    </>
  );
}

/** The longer sections, by the ids of their panels. */
const SECTIONS = {
  students: 'Student Performance',
  games: 'Most Popular Games',
  feedback: 'Student Ideas & Bug Reports',
  messages: 'Messages',
  'idle-pupils': 'Pupils who have not played for long',
  teachers: 'Teachers',
  'safeguarding-leads': 'Safeguarding leads',
  admins: 'Admins',
  'own-account': 'Your account',
  'two-steps': 'Two-step log-in',
  'audit-log': 'Audit log',
} as const;
