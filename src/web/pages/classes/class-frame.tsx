import { ArrowLeft, Compass } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { AccessDenied } from '../../staff/access-denied.tsx';
import { AdminLoad, Empty } from '../../staff/admin-load.tsx';
import { ClassLinks } from '../../staff/class-links.tsx';
import { isForbidden, isNotFound, useClass, type ClassWithPupils } from '../../staff/queries.ts';
import { CLASSES } from '../../data/guard.ts';
import { PageHeading } from '../../shell/page-intro.tsx';
import { yearText } from './texts.ts';

interface ClassFrameProps {
  /** What the page is about; without it the page is headed by the class. */
  title?: string;
  /** The rest of the page, once the class has been read. */
  children: (schoolClass: ClassWithPupils) => ReactNode;
}

/** A page of one class, the one that the address names: its heading, the links to the others, and what is said without it. */
export function ClassFrame({ title, children }: ClassFrameProps) {
  const id = Number(useParams<{ id: string }>().id);
  const { data, error, refetch } = useClass(id);
  if (isForbidden(error)) return <AccessDenied pageOf="teachers" />;
  const about = data && `${yearText(data)} · ${data.schoolYear}`;
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-6 p-4 sm:p-8">
      <Link href={CLASSES} className={`${buttonClasses('quiet')} self-start print:hidden`}>
        <ArrowLeft aria-hidden />
        All classes
      </Link>
      <header className="flex flex-col gap-3">
        <div>
          <PageHeading>{title ?? data?.name ?? 'Class'}</PageHeading>
          {data && (
            <p className="wrap-anywhere text-ink-soft">
              {title === undefined ? about : `${data.name} · ${about}`}
            </p>
          )}
        </div>
        {data && <ClassLinks classId={id} schoolClass={data} />}
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
      {/* Stays while a later read fails: nothing typed in it is lost. */}
      {data && !isNotFound(error) && children(data)}
    </div>
  );
}
