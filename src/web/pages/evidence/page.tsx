import { evidence, type Evidence } from '#shared/contract/evidence.ts';
import { Button } from '#ui/button.tsx';
import { useRead } from '../../data/use-read.ts';
import { useAppName } from '../../shell/app-name.ts';
import { PageHeading } from '../../shell/page-intro.tsx';
import { StaffPage } from '../../staff/staff-page.tsx';
import { Loaded } from '../../staff/loaded.tsx';
import { Paper } from '../../staff/paper.tsx';
import { Accessibility } from './accessibility.tsx';
import { ChildrensCode } from './childrens-code.tsx';
import { ImpactAssessment } from './impact-assessment.tsx';
import { Installation } from './installation.tsx';
import { momentText } from './parts.tsx';
import { Recipients } from './recipients.tsx';
import { WhatIsKept } from './what-is-kept.tsx';
import './evidence.css';

/** A printable account of this installation for governors, a data protection officer or parents. */
export default function EvidencePage() {
  const read = useRead(evidence.getEvidence, {});
  return (
    <StaffPage pageOf="admins" error={read.error} backTo="admin">
      <PageHeading>Evidence pack</PageHeading>
      <p>
        What this installation can say of itself, read from its settings and its database just now.
        What only the school can know is left empty, to be filled in by hand.
      </p>
      <Loaded read={read} failure="Failed to load the evidence pack">
        {(data) => (
          <>
            <Button className="self-start" onClick={() => window.print()}>
              Print
            </Button>
            <Paper>
              <Pack evidence={data} />
            </Paper>
          </>
        )}
      </Loaded>
    </StaffPage>
  );
}

function Pack({ evidence }: { evidence: Evidence }) {
  const appName = useAppName();
  return (
    <div className="evidence">
      <header>
        <h2>{`${appName}: evidence pack`}</h2>
        <p>{`Written by the software on ${momentText(evidence.writtenAt)}. It states what the software knows of itself, and promises nothing else.`}</p>
      </header>
      <Installation evidence={evidence} />
      <WhatIsKept evidence={evidence} />
      <Recipients recipients={evidence.recipients} />
      <ChildrensCode evidence={evidence} />
      <Accessibility testedAt={evidence.testedAt} />
      <ImpactAssessment evidence={evidence} />
    </div>
  );
}
