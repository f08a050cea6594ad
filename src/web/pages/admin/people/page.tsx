import { Link } from 'wouter';
import { teachers } from '#shared/contract/teachers.ts';
import { buttonClasses } from '#ui/button.tsx';
import { SCHOOL_IMPORT } from '../../../data/paths.ts';
import { useRead } from '../../../data/use-read.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { AdminsPanel } from './admins-panel.tsx';
import { IdlePupilsPanel } from './idle-pupils-panel.tsx';
import { TeachersPanel } from './teachers-panel.tsx';

export default function PeoplePage() {
  const { error } = useRead(teachers.getTeachers, {});
  return (
    <AdminFrame title="People" error={error}>
      <Link href={SCHOOL_IMPORT} className={`${buttonClasses('quiet')} self-start`}>
        Import the whole school
      </Link>
      <TeachersPanel />
      <div className="grid items-start gap-3 sm:gap-4 lg:grid-cols-2 xl:gap-6">
        <AdminsPanel />
        <IdlePupilsPanel />
      </div>
    </AdminFrame>
  );
}
