import { teachers, type TeacherRow } from '#shared/contract/teachers.ts';
import { AccountLink } from '../account-link.tsx';
import { useRead } from '../../../data/use-read.ts';
import { Panel } from '../../../shell/panel.tsx';
import { Loaded } from '../../../staff/loaded.tsx';
import { NewTeacher } from '../../../staff/new-teacher.tsx';
import { SchoolAccount, waysText } from '../../../staff/school-account.tsx';

/** The teachers, and an account for a new one (D10). */
export function TeachersPanel() {
  const read = useRead(teachers.getTeachers, {});
  return (
    <Panel title="Teachers" id="teachers">
      <Loaded read={read} failure="Failed to load teachers">
        {(data) => (
          <>
            {data.rows.length === 0 && <p>No teachers yet.</p>}
            <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
              {data.rows.map((teacher) => (
                <Teacher key={teacher.id} teacher={teacher} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
      <hr className="border-line" />
      <NewTeacher />
    </Panel>
  );
}

function Teacher({ teacher }: { teacher: TeacherRow }) {
  const { id, username, displayName, isActive, classCount, hasSecondFactor } = teacher;
  const facts = [
    username,
    classCount === 1 ? '1 class' : `${classCount} classes`,
    hasSecondFactor ? 'two-step log-in' : '',
    waysText(teacher),
    isActive ? '' : 'Switched off',
  ];
  return (
    <li>
      <AccountLink id={id} name={displayName} />
      <p className="text-base wrap-anywhere text-ink-soft">
        {facts.filter((fact) => fact !== '').join(' · ')}
      </p>
      <div className="mt-2 flex flex-wrap gap-3 empty:hidden">
        <SchoolAccount person={teacher} onFocusLost={focusPanel} />
      </div>
    </li>
  );
}

const focusPanel = () => document.querySelector<HTMLElement>('#teachers h2')?.focus();
