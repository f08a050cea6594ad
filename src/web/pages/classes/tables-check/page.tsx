import { Users } from 'lucide-react';
import { tablesChecks } from '#shared/contract/tables-check.ts';
import type { ClassWithPupils } from '#shared/contract/classes.ts';
import { TABLES_CHECK_YEAR } from '#shared/tables-check.ts';
import { Card } from '#ui/card.tsx';
import { useRead } from '../../../data/use-read.ts';
import { NotLoaded, Empty } from '../../../staff/loaded.tsx';
import { ClassFrame } from '../class-frame.tsx';
import { namesShown, useHiddenNames } from '../names/hidden-names.ts';
import { NamesSwitch } from '../names/names-switch.tsx';
import { Earlier } from './earlier.tsx';
import { OpenCheck, RunningCheck } from './open-check.tsx';
import { Results } from './results.tsx';

/** The tables check of a class: opening it, who has taken it, and the results (D11). */
export default function TablesCheckPage() {
  const [areHidden, setHidden] = useHiddenNames();
  return (
    <ClassFrame
      title="Tables check"
      tools={<NamesSwitch areHidden={areHidden} onChange={setHidden} />}
    >
      {(schoolClass) => (
        <Checks key={schoolClass.id} schoolClass={schoolClass} areHidden={areHidden} />
      )}
    </ClassFrame>
  );
}

interface ChecksProps {
  schoolClass: ClassWithPupils;
  areHidden: boolean;
}

function Checks({ schoolClass, areHidden }: ChecksProps) {
  const { id, pupils, isArchived } = schoolClass;
  const read = useRead(tablesChecks.getTablesChecks, {
    params: { classId: id },
  });
  const { data } = read;
  const names = namesShown(pupils, areHidden);
  const isForSomebody = pupils.some(({ yearGroup }) => yearGroup === TABLES_CHECK_YEAR);
  if (!data) {
    return <NotLoaded read={read} failure="Failed to load the tables checks" />;
  }
  const checks = data.rows;
  return (
    <>
      {isArchived && (
        <Card>
          <p>This class is archived. No check can be opened for it.</p>
        </Card>
      )}
      <div className="grid items-start gap-4 *:min-w-0 empty:hidden xl:grid-cols-2">
        {!isArchived && isForSomebody && <OpenCheck classId={id} checks={checks} />}
        <Earlier checks={checks} isArchived={isArchived} />
      </div>
      {!isForSomebody && (
        <Card>
          <Empty icon={Users}>
            The tables check is for Year 4. Nobody in this class is in Year 4.
          </Empty>
        </Card>
      )}
      {checks
        .filter(({ closedAt }) => closedAt === null)
        .map((check) => (
          <RunningCheck key={check.id} check={check} names={names} />
        ))}
      {checks.length > 0 && <Results schoolClass={schoolClass} checks={checks} names={names} />}
    </>
  );
}
