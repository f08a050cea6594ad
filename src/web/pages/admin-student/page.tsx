import { Gamepad2, Lightbulb } from 'lucide-react';
import { useParams } from 'wouter';
import { STUDENT_FEEDBACK_SIZE, type StudentDetail, admin } from '#shared/contract/admin.ts';
import { useRead } from '../../data/use-read.ts';
import { isNotFound } from '../../data/refusals.ts';
import { StaffPage } from '../../staff/staff-page.tsx';
import { Empty, Loaded, Missing } from '../../staff/loaded.tsx';
import { FeedbackList } from '../../staff/feedback-list.tsx';
import type { PageProps } from '../../shell/page-props.ts';
import { PageIntro } from '../../shell/page-intro.tsx';
import { Panel } from '../../shell/panel.tsx';
import { TIPS } from '../../shell/tips.ts';
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
    <StaffPage pageOf="admins" error={read.error} backTo="admin">
      <PageIntro title={data && !error ? data.user.displayName : 'Student'} tip={TIPS.student} />
      {isNotFound(error) ? (
        <Missing>There is no such student. Perhaps the account was deleted.</Missing>
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

function Student({ student, isSelf }: { student: StudentDetail; isSelf: boolean }) {
  const { user, feedback, performance } = student;
  const games = useStudentHistory(user.id, student.history, user.gamesCompleted);
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
