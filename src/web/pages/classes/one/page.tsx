import { useState } from 'react';
import type { ClassWithPupils } from '#shared/contract/classes.ts';
import { ClassFrame } from '../class-frame.tsx';
import { PupilsPanel } from './pupils-panel.tsx';
import { RosterPanel } from './roster-panel.tsx';
import { ArchivedClass } from './settings/archived-class.tsx';

/** The pupils of a class, for its teachers (D10). */
export default function ClassPage() {
  return (
    <ClassFrame>
      {(schoolClass) => <OneClass key={schoolClass.id} schoolClass={schoolClass} />}
    </ClassFrame>
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
    </div>
  );
}
