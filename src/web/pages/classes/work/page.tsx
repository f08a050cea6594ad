import { useState } from 'react';
import { work, type Work } from '#shared/contract/work.ts';
import type { ClassWithPupils } from '#shared/contract/classes.ts';
import { Card } from '#ui/card.tsx';
import { ClipboardList } from 'lucide-react';
import { useRead } from '../../../data/use-read.ts';
import { NotLoaded, Empty } from '../../../staff/loaded.tsx';
import { WHILE_THEY_PLAY_MS } from '../progress-tiles.tsx';
import { ClassFrame } from '../class-frame.tsx';
import { namesShown, useHiddenNames } from '../names/hidden-names.ts';
import { NamesSwitch } from '../names/names-switch.tsx';
import { Progress } from './progress.tsx';
import { SetForm } from './set-form.tsx';
import { Withdraw } from './withdraw.tsx';

/** The set work of a class, who has done it, and a form to set more (D11). */
export default function WorkPage() {
  return (
    <ClassFrame title="Set work">
      {(schoolClass) => <WorkOfClass key={schoolClass.id} schoolClass={schoolClass} />}
    </ClassFrame>
  );
}

function WorkOfClass({ schoolClass }: { schoolClass: ClassWithPupils }) {
  const { id, pupils, isArchived } = schoolClass;
  const read = useRead(
    work.getWork,
    { params: { classId: id } },
    { refetchInterval: WHILE_THEY_PLAY_MS },
  );
  const { data } = read;
  const [areHidden, setHidden] = useHiddenNames();
  const [leaving, setLeaving] = useState<Work | null>(null);
  const names = namesShown(pupils, areHidden);
  return (
    <>
      {isArchived ? (
        <Card>
          <p>This class is archived, so no work can be set.</p>
        </Card>
      ) : (
        <SetForm schoolClass={schoolClass} names={names} />
      )}
      <NamesSwitch areHidden={areHidden} onChange={setHidden} />
      {data?.rows.map((one, _, { length }) => (
        <Progress
          key={one.id}
          classId={id}
          work={one}
          names={names}
          isOpen={length === 1}
          onWithdraw={() => setLeaving(one)}
        />
      ))}
      {data?.rows.length === 0 && (
        <Card>
          <Empty icon={ClipboardList}>No work has been set for this class yet.</Empty>
        </Card>
      )}
      {!data && <NotLoaded read={read} failure="Failed to load the work" />}
      <Withdraw work={leaving} onClose={() => setLeaving(null)} />
    </>
  );
}
