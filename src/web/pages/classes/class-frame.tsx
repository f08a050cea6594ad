import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'wouter';
import type { ClassWithPupils } from '#shared/contract/classes.ts';
import { Card } from '#ui/card.tsx';
import { isNotFound } from '../../data/refusals.ts';
import { PageHeading } from '../../shell/page-intro.tsx';
import { ClassLinks } from '../../staff/class-links.tsx';
import { Empty, Missing, NotLoaded } from '../../staff/loaded.tsx';
import { BackLink, StaffPage } from '../../staff/staff-page.tsx';
import { useClass } from '../../staff/use-class.ts';
import { yearText } from './texts.ts';

interface ClassFrameProps {
  /** What the page is about; without it the page is headed by the class. */
  title?: string | ((schoolClass: ClassWithPupils) => string);
  /** Beside the heading. */
  tools?: ReactNode;
  /** The rest of the page, once the class has been read. */
  children: (schoolClass: ClassWithPupils) => ReactNode;
}

/**
 * The page of the class in the address: its heading, links to the class's other pages, and a message if the class does
 * not load.
 */
export function ClassFrame({ title, tools, children }: ClassFrameProps) {
  const id = Number(useParams<{ id: string }>().id);
  const read = useClass(id);
  const { data, error } = read;
  const heading = typeof title === 'function' ? data && title(data) : title;
  const about = data && `${yearText(data)} · ${data.schoolYear}`;
  return (
    <StaffPage pageOf="teachers" error={error} className="max-w-6xl gap-4 sm:pt-5">
      <header className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <BackLink to="classes" />
          <div className="flex min-w-0 grow basis-72 flex-wrap items-baseline gap-x-3">
            <PageHeading>{heading ?? data?.name ?? 'Class'}</PageHeading>
            {data && (
              <p className="wrap-anywhere text-ink-soft">
                {title === undefined ? about : `${data.name} · ${about}`}
              </p>
            )}
          </div>
          {data && tools}
        </div>
        {data && <ClassLinks classId={id} schoolClass={data} />}
      </header>
      {isNotFound(error) && <Missing>We can’t find that class, or it isn’t one of yours.</Missing>}
      {(error ? !isNotFound(error) : !data) && (
        <NotLoaded read={read} failure="Failed to load the class" />
      )}
      {/* Stays while a later read fails: nothing typed in it is lost. */}
      {data && !isNotFound(error) && children(data)}
    </StaffPage>
  );
}

/** The same, for a page that says nothing without pupils. */
export function PupilsFrame({
  title,
  children,
}: Required<Pick<ClassFrameProps, 'title' | 'children'>>) {
  return (
    <ClassFrame title={title}>
      {(schoolClass) =>
        schoolClass.pupils.length === 0 ? (
          <Card>
            <Empty icon={FileText}>Nobody is in this class yet.</Empty>
          </Card>
        ) : (
          children(schoolClass)
        )
      }
    </ClassFrame>
  );
}
