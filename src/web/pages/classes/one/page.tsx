import { ArrowLeft, Compass } from 'lucide-react';
import { Link, useParams } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { AccessDenied } from '../../admin/parts/access-denied.tsx';
import { AdminLoad, Empty } from '../../admin/parts/admin-load.tsx';
import { isForbidden, isNotFound, useClass } from '../../admin/parts/queries.ts';
import { CLASSES } from '../../../data/guard.ts';
import { PageHeading } from '../../../shell/page-intro.tsx';
import { yearText } from '../texts.ts';
import { PupilsPanel } from './pupils-panel.tsx';
import { SignInPanel } from './sign-in-panel.tsx';

/** One class, for its teachers (D10). */
export default function ClassPage() {
  const id = Number(useParams<{ id: string }>().id);
  const { data, error, refetch } = useClass(id);
  if (isForbidden(error)) return <AccessDenied />;
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-6 p-4 sm:p-8">
      <Link href={CLASSES} className={`${buttonClasses('quiet')} self-start`}>
        <ArrowLeft aria-hidden />
        All classes
      </Link>
      <header>
        <PageHeading>{data ? data.name : 'Class'}</PageHeading>
        {data && <p className="text-ink-soft">{`${yearText(data)} · ${data.schoolYear}`}</p>}
      </header>
      {isNotFound(error) && (
        <Card>
          <Empty icon={Compass}>There is no such class, or it is not one of yours.</Empty>
        </Card>
      )}
      {error !== null && !isNotFound(error) && (
        <AdminLoad failed title="Failed to load the class" onRetry={() => void refetch()} />
      )}
      {!data && error === null && (
        <AdminLoad failed={false} title="" onRetry={() => void refetch()} />
      )}
      {data && !isNotFound(error) && (
        // Stays while a later read fails: nothing typed in it is lost.
        <div key={data.id} className="grid items-start gap-6 lg:grid-cols-2">
          <SignInPanel schoolClass={data} />
          <PupilsPanel schoolClass={data} pupils={data.pupils} />
        </div>
      )}
    </div>
  );
}
