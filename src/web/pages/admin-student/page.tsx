import { Gamepad2, Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useParams, useSearch } from 'wouter';
import { STUDENT_FEEDBACK_SIZE, type StudentDetail, admin } from '#shared/contract/admin.ts';
import { isStaff } from '#shared/roles.ts';
import { Tabs, type Tab } from '#ui/tabs.tsx';
import { useRead } from '../../data/use-read.ts';
import { isNotFound } from '../../data/refusals.ts';
import { StaffPage } from '../../staff/staff-page.tsx';
import { Empty, Loaded, Missing } from '../../staff/loaded.tsx';
import { FeedbackList } from '../../staff/feedback-list.tsx';
import type { PageProps } from '../../shell/page-props.ts';
import { PageHeading } from '../../shell/page-intro.tsx';
import { Panel } from '../../shell/panel.tsx';
import { AccountPanel } from './account-panel.tsx';
import { FullHistory } from './full-history.tsx';
import { MemoryPanel } from './memory-panel.tsx';
import { Performance } from './performance.tsx';
import { PlaySettingsPanel } from './play-settings-panel.tsx';
import { useStudentHistory } from './use-history.ts';
import { ProfileInfo } from './profile-info.tsx';
import { ScoresPanel } from './scores-panel.tsx';

export default function StudentPage({ user }: PageProps) {
  const id = Number(useParams<{ id: string }>().id);
  const read = useRead(admin.getStudent, { params: { id } });
  const { data, error } = read;
  return (
    <StaffPage pageOf="admins" error={read.error} backTo="admin" className="max-w-6xl gap-4">
      <PageHeading>{data && !error ? data.user.displayName : 'Pupil'}</PageHeading>
      {isNotFound(error) ? (
        <Missing>We can’t find that pupil. The account may have been deleted.</Missing>
      ) : (
        <Loaded read={read} failure="Failed to load student data">
          {(student) => (
            // Keyed by pupil: nothing typed for one remains for the next.
            <Student key={student.user.id} student={student} isSelf={student.user.id === user.id} />
          )}
        </Loaded>
      )}
    </StaffPage>
  );
}

const SHOWN = ['results', 'games', 'settings', 'account'] as const;
type Shown = (typeof SHOWN)[number];

interface StudentProps {
  student: StudentDetail;
  isSelf: boolean;
}

/** What is shown of the pupil is kept in the address; an account of staff has no results to begin with. */
function Student({ student, isSelf }: StudentProps) {
  const { user } = student;
  const [path, navigate] = useLocation();
  const wanted = new URLSearchParams(useSearch()).get('show');
  const shown =
    SHOWN.find((name) => name === wanted) ?? (isStaff(user.role) ? 'account' : 'results');
  const games = useStudentHistory(user.id, student.history, user.gamesCompleted);
  const tabs: Array<Tab<Shown>> = [
    { name: 'results', label: 'Results', content: <Results student={student} games={games} /> },
    { name: 'games', label: 'Games', content: <Games userId={user.id} games={games} /> },
    {
      name: 'settings',
      label: 'Settings',
      content: <PlaySettingsPanel userId={user.id} />,
    },
    {
      name: 'account',
      label: 'Account',
      content: (
        <Panels>
          <AccountPanel account={user} isSelf={isSelf} />
          {!user.isAdmin && <MemoryPanel account={user} isOn={student.isMemoryOn} />}
        </Panels>
      ),
    },
  ];
  return (
    <>
      <ProfileInfo account={user} />
      <Tabs
        label="What to see"
        tabs={tabs}
        current={shown}
        onChange={(name) => navigate(`${path}?show=${name}`, { replace: true })}
      />
    </>
  );
}

const Panels = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-col gap-4">{children}</div>
);

interface ResultsProps {
  student: StudentDetail;
  games: ReturnType<typeof useStudentHistory>;
}

function Results({
  student: { feedback, performance },
  games: { history, hasOlder },
}: ResultsProps) {
  return (
    <Panels>
      <Panel title="Performance by Game">
        {performance.length > 0 ? (
          <Performance performance={performance} />
        ) : (
          <Empty icon={Gamepad2}>No games have been played yet.</Empty>
        )}
      </Panel>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Panel title="Feedback">
          {feedback.length > 0 ? (
            <FeedbackList feedback={feedback.slice(0, STUDENT_FEEDBACK_SIZE)} />
          ) : (
            <Empty icon={Lightbulb}>No feedback has been submitted yet.</Empty>
          )}
        </Panel>
        {history.length > 0 && <ScoresPanel history={history} hasOlder={hasOlder} />}
      </div>
    </Panels>
  );
}

function Games({ userId, games }: { userId: number; games: ResultsProps['games'] }) {
  return games.history.length > 0 ? (
    <FullHistory userId={userId} games={games} />
  ) : (
    <Missing>No games have been played yet.</Missing>
  );
}
