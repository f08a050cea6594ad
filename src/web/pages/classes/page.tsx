import { clsx } from 'clsx';
import { Link } from 'wouter';
import { classes, type SchoolClass } from '#shared/contract/classes.ts';
import { comments } from '#shared/contract/comments.ts';
import { buttonClasses } from '#ui/button.tsx';
import { StaffPage } from '../../staff/staff-page.tsx';
import { NotLoaded } from '../../staff/loaded.tsx';
import { WorryBanner } from '../../staff/worry-banner.tsx';
import { CLASSES, SCHOOL_IMPORT, WORDS, WORRIES } from '../../data/paths.ts';
import { useRead } from '../../data/use-read.ts';
import { PageIntro } from '../../shell/page-intro.tsx';
import type { PageProps } from '../../shell/page-props.ts';
import { Panel } from '../../shell/panel.tsx';
import { TIPS } from '../../shell/tips.ts';
import { NewClass } from './new-class.tsx';
import { openText, pupilsText, yearText } from './texts.ts';

/** The classes of a teacher, for an owner all (D10). */
export default function ClassesPage({ user }: PageProps) {
  const read = useRead(classes.getClasses, {});
  const { data, error } = read;
  const worries = useRead(comments.countWorries, {});
  return (
    <StaffPage pageOf="teachers" error={read.error}>
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
        <NotLoaded read={read} failure="Failed to load the classes" />
      )}
      <NewClass />
    </StaffPage>
  );
}

function FirstSteps() {
  return (
    <Panel title="First steps">
      <ol className="flex list-decimal flex-col gap-2 pl-6">
        <li>Create your class below.</li>
        <li>Add your pupils: their names are enough.</li>
        <li>Create their picture passwords, and open the class page for a lesson.</li>
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
