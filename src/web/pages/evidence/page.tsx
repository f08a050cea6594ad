import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import type { Evidence } from '#shared/contract/evidence.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { ADMIN } from '../../data/guard.ts';
import { useAppName } from '../../shell/app-name.ts';
import { PageHeading } from '../../shell/page-intro.tsx';
import { AccessDenied } from '../../staff/access-denied.tsx';
import { AdminLoad } from '../../staff/admin-load.tsx';
import { Paper } from '../../staff/paper.tsx';
import { isForbidden, useEvidence } from '../../staff/queries.ts';
import { Accessibility } from './accessibility.tsx';
import { ChildrensCode } from './childrens-code.tsx';
import { ImpactAssessment } from './impact-assessment.tsx';
import { Installation } from './installation.tsx';
import { momentText } from './parts.tsx';
import { Recipients } from './recipients.tsx';
import { WhatIsKept } from './what-is-kept.tsx';
import './evidence.css';

/** What this installation can say of itself, to print for whoever asks: governors, a data protection officer, a parent. */
export default function EvidencePage() {
  const { data, error, refetch } = useEvidence();
  if (isForbidden(error)) return <AccessDenied />;
  const evidence = error === null ? data : undefined;
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-6 p-4 sm:p-8">
      <Link href={ADMIN} className={`${buttonClasses('quiet')} self-start`}>
        <ArrowLeft aria-hidden />
        Back to the Admin Panel
      </Link>
      <PageHeading>Evidence pack</PageHeading>
      <p className="max-w-prose">
        What this installation can say of itself, read from its settings and its database just now.
        What only the school can know is left empty, to be filled in by hand.
      </p>
      {evidence ? (
        <>
          <Button className="self-start" onClick={() => window.print()}>
            Print
          </Button>
          <Paper>
            <Pack evidence={evidence} />
          </Paper>
        </>
      ) : (
        <AdminLoad
          failed={error !== null}
          title="Failed to load the evidence pack"
          onRetry={() => void refetch()}
        />
      )}
    </div>
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
