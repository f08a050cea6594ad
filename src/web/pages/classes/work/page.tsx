import { useState } from 'react';
import type { Work } from '#shared/contract/work.ts';
import { Card } from '#ui/card.tsx';
import { ClipboardList } from 'lucide-react';
import { AdminLoad, Empty } from '../../../staff/admin-load.tsx';
import { useClassWork, type ClassWithPupils } from '../../../staff/queries.ts';
import { ClassFrame } from '../class-frame.tsx';
import { namesShown, useHiddenNames } from '../names/hidden-names.ts';
import { NamesSwitch } from '../names/names-switch.tsx';
import { Progress } from './progress.tsx';
import { SetForm } from './set-form.tsx';
import { TakeBack } from './take-back.tsx';

/** What is set for a class, who has done it, and how to set more (D11). */
export default function WorkPage() {
  return (
    <ClassFrame title="Set work">
      {(schoolClass) => <WorkOfClass key={schoolClass.id} schoolClass={schoolClass} />}
    </ClassFrame>
  );
}

function WorkOfClass({ schoolClass }: { schoolClass: ClassWithPupils }) {
  const { id, pupils, isArchived } = schoolClass;
  const { data, error, refetch } = useClassWork(id);
  const [areHidden, setHidden] = useHiddenNames();
  const [leaving, setLeaving] = useState<Work | null>(null);
  const names = namesShown(pupils, areHidden);
  return (
    <>
      {isArchived ? (
        <Card>
          <p>This class is archived. Nothing can be set for it.</p>
        </Card>
      ) : (
        <SetForm schoolClass={schoolClass} names={names} />
      )}
      <NamesSwitch areHidden={areHidden} onChange={setHidden} />
      {data?.rows.map((work) => (
        <Progress key={work.id} work={work} names={names} onTakeBack={() => setLeaving(work)} />
      ))}
      {data?.rows.length === 0 && (
        <Card>
          <Empty icon={ClipboardList}>Nothing is set for this class yet.</Empty>
        </Card>
      )}
      {!data && (
        <AdminLoad
          failed={error !== null}
          title="Failed to load the work"
          onRetry={() => void refetch()}
        />
      )}
      <TakeBack work={leaving} onClose={() => setLeaving(null)} />
    </>
  );
}
