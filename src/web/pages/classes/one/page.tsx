import { Sprout } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { ClassWithPupils } from '#shared/contract/classes.ts';
import { buttonClasses } from '#ui/button.tsx';
import { TOGETHER_END } from '../../../staff/class-links.tsx';
import { ClassFrame } from '../class-frame.tsx';
import { PupilsPanel } from './pupils-panel.tsx';
import { RosterPanel } from './roster-panel.tsx';
import { WeekPanel } from './week-panel.tsx';
import { ArchivedClass } from './settings/archived-class.tsx';

/** The pupils of a class, for its teachers (D10). */
export default function ClassPage() {
  return (
    <ClassFrame tools={<TogetherLink />}>
      {(schoolClass) => <OneClass key={schoolClass.id} schoolClass={schoolClass} />}
    </ClassFrame>
  );
}

function TogetherLink() {
  const [here] = useLocation();
  return (
    <Link href={here + TOGETHER_END} className={buttonClasses('sunny')}>
      <Sprout aria-hidden />
      Together
    </Link>
  );
}

function OneClass({ schoolClass }: { schoolClass: ClassWithPupils }) {
  const { pupils } = schoolClass;
  // The list stays in view when its pupils arrive.
  const [isNew] = useState(pupils.length === 0);
  if (schoolClass.isArchived) return <ArchivedClass schoolClass={schoolClass} />;
  const list = <RosterPanel schoolClass={schoolClass} isNew={isNew} />;
  return (
    <div className="flex flex-col gap-6">
      {isNew && list}
      <PupilsPanel schoolClass={schoolClass} pupils={pupils} />
      {!isNew && list}
      {pupils.length > 0 && <WeekPanel schoolClass={schoolClass} />}
    </div>
  );
}
