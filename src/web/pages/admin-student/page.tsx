import { ArrowLeft, Compass, Gamepad2, Lightbulb } from 'lucide-react';
import { Link, useParams } from 'wouter';
import { STUDENT_FEEDBACK_SIZE, type StudentDetail } from '#shared/contract/admin.ts';
import { buttonClasses } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { AccessDenied } from '../../staff/access-denied.tsx';
import { AdminLoad, Empty } from '../../staff/admin-load.tsx';
import { FeedbackList } from '../../staff/feedback-list.tsx';
import { isForbidden, isNotFound, useStudent, useStudentHistory } from '../../staff/queries.ts';
import { ADMIN } from '../../data/guard.ts';
import type { PageProps } from '../../shell/page-props.ts';
import { PageIntro } from '../../shell/page-intro.tsx';
import { Panel } from '../../shell/panel.tsx';
import { TIPS } from '../../shell/tips.ts';
import { AccountPanel } from './account-panel.tsx';
import { FullHistory } from './full-history.tsx';
import { MemoryPanel } from './memory-panel.tsx';
import { Performance } from './performance.tsx';
import { PlaySettingsPanel } from './play-settings-panel.tsx';
import { ProfileInfo } from './profile-info.tsx';
import { ScoresPanel } from './scores-panel.tsx';

export default function StudentPage({ user }: PageProps) {
  const id = Number(useParams<{ id: string }>().id);
  const { data, error, refetch } = useStudent(id);
  if (isForbidden(error)) return <AccessDenied />;
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-6 p-4 sm:p-8">
      <Link href={ADMIN} className={`${buttonClasses('quiet')} self-start`}>
        <ArrowLeft aria-hidden />
        Back to the Admin Panel
      </Link>
      <PageIntro title={data && !error ? data.user.displayName : 'Student'} tip={TIPS.student} />
      {data && !error ? (
        // Keyed by pupil: nothing typed for one remains for the next.
        <Student key={data.user.id} student={data} isSelf={data.user.id === user.id} />
      ) : (
        <Missing
          isUnknown={isNotFound(error)}
          failed={error !== null}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  );
}

function Student({ student, isSelf }: { student: StudentDetail; isSelf: boolean }) {
  const { user, feedback, performance } = student;
  const games = useStudentHistory(user.id, student.history);
  const { history, hasOlder } = games;
  return (
    <>
      <ProfileInfo account={user} />
      <Panel title="Performance by Game">
        {performance.length > 0 ? (
          <Performance performance={performance} />
        ) : (
          <Empty icon={Gamepad2}>No games have been played yet.</Empty>
        )}
      </Panel>
      {history.length > 0 && <ScoresPanel history={history} hasOlder={hasOlder} />}
      <Panel title="Feedback">
        {feedback.length > 0 ? (
          <FeedbackList feedback={feedback.slice(0, STUDENT_FEEDBACK_SIZE)} />
        ) : (
          <Empty icon={Lightbulb}>No feedback has been submitted yet.</Empty>
        )}
      </Panel>
      <AccountPanel account={user} isSelf={isSelf} />
      <PlaySettingsPanel userId={user.id} />
      {!user.isAdmin && <MemoryPanel account={user} isOn={student.isMemoryOn} />}
      {history.length > 0 && <FullHistory userId={user.id} games={games} />}
    </>
  );
}

interface MissingProps {
  isUnknown: boolean;
  failed: boolean;
  onRetry: () => void;
}

function Missing({ isUnknown, failed, onRetry }: MissingProps) {
  if (!isUnknown) {
    return <AdminLoad failed={failed} title="Failed to load student data" onRetry={onRetry} />;
  }
  return (
    <Card>
      <Empty icon={Compass}>There is no such student. Perhaps the account was deleted.</Empty>
    </Card>
  );
}
