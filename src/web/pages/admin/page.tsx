import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { AdminStats } from '#shared/contract/admin.ts';
import { buttonClasses } from '#ui/button.tsx';
import { AccessDenied } from '../../staff/access-denied.tsx';
import { AdminLoad } from '../../staff/admin-load.tsx';
import { OnThisPage } from '../../staff/on-this-page.tsx';
import {
  isForbidden,
  useAdmins,
  useAuditEvents,
  useIdlePupils,
  useMessages,
  useOpenWorries,
  usePaymentNotices,
  useSafeguardingLeads,
  useSetup,
  useStats,
  useStudents,
  useTeachers,
} from '../../staff/queries.ts';
import { WorryBanner } from '../../staff/worry-banner.tsx';
import { CLASSES, EVIDENCE, PREDICTIONS, WORRIES } from '../../data/guard.ts';
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
import { queryOf, useTableState } from './table-state.ts';
import { TeachersPanel } from './teachers-panel.tsx';
import { TestModeBanner } from './test-mode-banner.tsx';

export default function AdminPage({ user }: PageProps) {
  const { isForbidden, isThere } = useArrival();
  if (isForbidden) return <AccessDenied />;
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-4 p-4 sm:gap-6 sm:p-8">
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
        <Panels user={user} />
      </div>
    </div>
  );
}

/** Whether every panel has loaded or failed. They appear together, so that none is pushed down by one above it. */
function useArrival() {
  const stats = useStats();
  const students = useStudents(queryOf(useTableState().state));
  const lists = [useMessages(1), useAuditEvents({}, 1), usePaymentNotices(1)];
  const safeguarding = [useOpenWorries(), useSafeguardingLeads()];
  const people = [useAdmins(), useTeachers(), useIdlePupils()];
  const others = [useSetup(), ...people, ...safeguarding, ...lists];
  const [isThere, setThere] = useState(false);
  if (!isThere && [stats, students, ...others].every(({ isPending }) => !isPending)) {
    setThere(true);
  }
  return { isForbidden: isForbidden(stats.error) || isForbidden(students.error), isThere };
}

function Panels({ user }: PageProps) {
  const { data: stats, error, refetch } = useStats();
  const worries = useOpenWorries();
  const load = { stats, failed: error !== null, onRetry: () => void refetch() };
  return (
    <>
      <OnThisPage sections={SECTIONS} />
      <WorryBanner open={worries.isError ? undefined : worries.data?.open} />
      <Cards stats={error ? undefined : stats} />
      <TestModeBanner />
      <SetupPanel />
      <PaymentsPanel />
      <StudentsPanel />
      <div className="grid gap-6 lg:grid-cols-2">
        <Panel title="Most Popular Games" id="games">
          <WithStats {...load} title="Failed to load game statistics">
            {(loaded) => <PopularGames stats={loaded} />}
          </WithStats>
        </Panel>
        <Panel title="Games per day" className="min-w-0">
          <p>The last 30 days</p>
          <WithStats {...load} title="Failed to load game statistics">
            {(loaded) => <GamesPerDay days={loaded.gamesPerDay} />}
          </WithStats>
        </Panel>
      </div>
      <Panel title="Student Ideas & Bug Reports" id="feedback">
        <WithStats {...load} title="Failed to load feedback data">
          {({ recentFeedback }) => <RecentFeedback feedback={recentFeedback} />}
        </WithStats>
      </Panel>
      <MessagesPanel />
      <IdlePupilsPanel />
      {/* Two columns, not rows: a long list beside a short one leaves no hole. */}
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

interface WithStatsProps {
  stats: AdminStats | undefined;
  failed: boolean;
  title: string;
  onRetry: () => void;
  children: (stats: AdminStats) => ReactNode;
}

function WithStats({ stats, failed, title, onRetry, children }: WithStatsProps) {
  return stats && !failed ? (
    children(stats)
  ) : (
    <AdminLoad failed={failed} title={title} onRetry={onRetry} />
  );
}
