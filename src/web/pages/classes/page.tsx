import { clsx } from 'clsx';
import { Link } from 'wouter';
import type { SchoolClass } from '#shared/contract/classes.ts';
import { buttonClasses } from '#ui/button.tsx';
import { AccessDenied } from '../../staff/access-denied.tsx';
import { AdminLoad } from '../../staff/admin-load.tsx';
import { isForbidden, useClasses, useOpenWorries } from '../../staff/queries.ts';
import { WorryBanner } from '../../staff/worry-banner.tsx';
import { CLASSES, SCHOOL_IMPORT, WORDS, WORRIES } from '../../data/guard.ts';
import { PageIntro } from '../../shell/page-intro.tsx';
import type { PageProps } from '../../shell/page-props.ts';
import { Panel } from '../../shell/panel.tsx';
import { TIPS } from '../../shell/tips.ts';
import { NewClass } from './new-class.tsx';
import { openText, pupilsText, yearText } from './texts.ts';

/** The classes of a teacher, for an owner all (D10). */
export default function ClassesPage({ user }: PageProps) {
  const { data, error, refetch } = useClasses();
  const worries = useOpenWorries();
  if (isForbidden(error)) return <AccessDenied pageOf="teachers" />;
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-6 p-4 sm:p-8">
      <PageIntro title="Classes" tip={TIPS.classes}>
        <nav aria-label="Pages for staff" className="flex flex-wrap gap-3">
          <Link href={WORDS} className={buttonClasses('quiet')}>
            Word lists
          </Link>
          <Link href={WORRIES} className={buttonClasses('quiet')}>
            Worry list
          </Link>
          {user.role === 'owner' && (
            <Link href={SCHOOL_IMPORT} className={buttonClasses('quiet')}>
              Import the whole school
            </Link>
          )}
        </nav>
      </PageIntro>
      {/* With the banner above them, so that it pushes nothing down. */}
      {data && !error && !worries.isPending ? (
        <>
          <WorryBanner open={worries.isError ? undefined : worries.data?.open} />
          {data.rows.length === 0 && <FirstSteps />}
          <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
            {data.rows.map((one) => (
              <li key={one.id}>
                <ClassCard schoolClass={one} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <AdminLoad
          failed={error !== null}
          title="Failed to load the classes"
          onRetry={() => void refetch()}
        />
      )}
      <NewClass />
    </div>
  );
}

function FirstSteps() {
  return (
    <Panel title="First steps">
      <ol className="flex list-decimal flex-col gap-2 pl-6">
        <li>Make your class below.</li>
        <li>Add your pupils: their names are enough.</li>
        <li>Make their secret pictures, and open the class page for a lesson.</li>
      </ol>
    </Panel>
  );
}

function ClassCard({ schoolClass }: { schoolClass: SchoolClass }) {
  const { id, name, schoolYear, pupilCount, isArchived } = schoolClass;
  return (
    <Link
      href={`${CLASSES}/${id}`}
      className={clsx(
        'flex h-full flex-col gap-1 rounded-3xl border-4 border-transparent bg-paper p-5 shadow-card hover:border-edge',
        isArchived && 'text-ink-soft',
      )}
    >
      <span className="text-2xl font-bold wrap-anywhere">{name}</span>
      <span>{`${yearText(schoolClass)} · ${schoolYear}`}</span>
      <span>{pupilsText(pupilCount)}</span>
      <span className="text-base text-ink-soft">
        {isArchived ? 'Archived' : openText(schoolClass)}
      </span>
    </Link>
  );
}
