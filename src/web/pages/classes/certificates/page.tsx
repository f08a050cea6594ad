import { Award } from 'lucide-react';
import { useState } from 'react';
import { classReports, type Achievements } from '#shared/contract/class-reports.ts';
import type { ClassWithPupils } from '#shared/contract/classes.ts';
import { Card } from '#ui/card.tsx';
import { Select } from '#ui/select.tsx';
import { useRead } from '../../../data/use-read.ts';
import { NotLoaded, Empty } from '../../../staff/loaded.tsx';
import { ClassFrame } from '../class-frame.tsx';
import { useHiddenNames } from '../names/hidden-names.ts';
import { NamesSwitch } from '../names/names-switch.tsx';
import { Paper } from '../../../staff/paper.tsx';
import { PrintTools } from '../print/print-tools.tsx';
import { Certificate } from './certificate.tsx';
import { REASONS, reasonOf } from './reasons.ts';

/** Certificates for real things, for one pupil or the whole class, to print (D11). */
export default function CertificatesPage() {
  return (
    <ClassFrame title="Certificates">
      {(schoolClass) => <Certificates key={schoolClass.id} schoolClass={schoolClass} />}
    </ClassFrame>
  );
}

const EVERYBODY = 'all';
/** How many certificates the screen shows (certificate.css). */
const SHOWN = 4;

function Certificates({ schoolClass }: { schoolClass: ClassWithPupils }) {
  const read = useRead(classReports.getAchievements, {
    params: { classId: schoolClass.id },
  });
  const { data } = read;
  const [areHidden, setHidden] = useHiddenNames();
  if (!data || read.error) {
    return <NotLoaded read={read} failure="Failed to load the certificates" />;
  }
  if (areHidden) {
    return (
      <Card className="flex flex-col gap-4">
        <p>Certificates have pupils’ names on them. Show names to see them.</p>
        <NamesSwitch areHidden onChange={setHidden} />
      </Card>
    );
  }
  return <Choice schoolClass={schoolClass} pupils={data.rows} />;
}

interface ChoiceProps {
  schoolClass: ClassWithPupils;
  /** By name. */
  pupils: readonly Achievements[];
}

function Choice({ schoolClass, pupils }: ChoiceProps) {
  const [reasonId, setReasonId] = useState<string>(REASONS[0].id);
  const [chosen, setChosen] = useState(EVERYBODY);
  const reason = reasonOf(reasonId);
  const wanted = pupils.filter(({ userId }) => chosen === EVERYBODY || String(userId) === chosen);
  const earned = wanted.filter((pupil) => reason.isEarnedBy(pupil));
  const others = wanted.filter((pupil) => !reason.isEarnedBy(pupil));
  return (
    <>
      <PrintTools isReady={earned.length > 0}>
        <Select
          label="What for"
          value={reasonId}
          options={REASONS.map(({ id, title }) => ({ value: id, text: title }))}
          onChange={setReasonId}
        />
        <Select
          label="Who for"
          value={chosen}
          options={[
            { value: EVERYBODY, text: 'The whole class' },
            ...pupils.map(({ userId, displayName }) => ({
              value: String(userId),
              text: displayName,
            })),
          ]}
          onChange={setChosen}
        />
      </PrintTools>
      <div aria-live="polite">
        {others.length > 0 && (
          <p className="wrap-anywhere">
            {`No certificate ${reason.notYet} yet: ${others.map(({ displayName }) => displayName).join(', ')}`}
          </p>
        )}
      </div>
      {wanted.length === 0 && (
        <Card>
          <Empty icon={Award}>Nobody is in this class yet.</Empty>
        </Card>
      )}
      {earned.length > SHOWN && (
        <p className="print:hidden">{`The first ${SHOWN} of ${earned.length} certificates. All of them are printed.`}</p>
      )}
      {earned.length > 0 && (
        <Paper>
          {earned.map((pupil) => (
            <Certificate
              key={pupil.userId}
              schoolClass={schoolClass}
              name={pupil.displayName}
              deed={reason.deedOf(pupil)}
              flower={reason.flower}
            />
          ))}
        </Paper>
      )}
    </>
  );
}
