import { ArrowLeft, Compass } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useParams } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { AccessDenied } from '../../admin/parts/access-denied.tsx';
import { AdminLoad, Empty } from '../../admin/parts/admin-load.tsx';
import {
  isForbidden,
  isNotFound,
  useClass,
  type ClassWithPupils,
} from '../../admin/parts/queries.ts';
import { CLASSES } from '../../../data/guard.ts';
import type { PageProps } from '../../../shell/page-props.ts';
import { PageHeading } from '../../../shell/page-intro.tsx';
import { yearText } from '../texts.ts';
import { CardSheet } from './card-sheet.tsx';
import { CardsPanel } from './cards-panel.tsx';
import { ClassList } from './class-list.tsx';
import { LetterSheet } from './letter.tsx';
import { useMadeCards } from './made-cards.ts';
import { PupilsPanel } from './pupils-panel.tsx';
import { RosterPanel } from './roster-panel.tsx';
import { ArchivedClass } from './settings/archived-class.tsx';
import { NewYearPanel } from './settings/new-year-panel.tsx';
import { SettingsPanel } from './settings/settings-panel.tsx';
import { SignInPanel } from './sign-in-panel.tsx';

/** One class, for its teachers (D10). */
export default function ClassPage({ user }: PageProps) {
  const id = Number(useParams<{ id: string }>().id);
  const { data, error, refetch } = useClass(id);
  if (isForbidden(error)) return <AccessDenied pageOf="teachers" />;
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-6 p-4 sm:p-8">
      <Link href={CLASSES} className={`${buttonClasses('quiet')} self-start`}>
        <ArrowLeft aria-hidden />
        All classes
      </Link>
      <header>
        <PageHeading>{data ? data.name : 'Class'}</PageHeading>
        {data && <p className="text-ink-soft">{`${yearText(data)} · ${data.schoolYear}`}</p>}
        {data && (
          <Link href={`${CLASSES}/${id}/comments`} className={`${buttonClasses('quiet')} mt-3`}>
            Comments
          </Link>
        )}
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
        <OneClass key={data.id} schoolClass={data} user={user} />
      )}
    </div>
  );
}

/** The panels, or what is to be printed in their place. */
function OneClass({ schoolClass, user }: { schoolClass: ClassWithPupils } & PageProps) {
  const { cards, keep, forget } = useMadeCards(schoolClass.id);
  const [sheet, setSheet] = useState<'list' | 'letter' | null>(null);
  const { pupils } = schoolClass;
  const close = () => {
    flushSync(() => {
      forget();
      setSheet(null);
    });
    document.querySelector<HTMLElement>('#cards h2')?.focus();
  };
  if (schoolClass.isArchived) return <ArchivedClass schoolClass={schoolClass} />;
  return (
    <>
      {cards && <CardSheet schoolClass={schoolClass} cards={cards} onDone={close} />}
      {sheet === 'list' && <ClassList schoolClass={schoolClass} pupils={pupils} onDone={close} />}
      {sheet === 'letter' && <LetterSheet schoolClass={schoolClass} onDone={close} />}
      <div hidden={sheet !== null || cards !== null}>
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-6">
            <SignInPanel schoolClass={schoolClass} />
            <CardsPanel classId={schoolClass.id} pupils={pupils} onMade={keep} onPrint={setSheet} />
            <SettingsPanel schoolClass={schoolClass} user={user} />
            <NewYearPanel schoolClass={schoolClass} />
          </div>
          <div className="flex min-w-0 flex-col gap-6">
            <RosterPanel classId={schoolClass.id} className={schoolClass.name} />
            <PupilsPanel schoolClass={schoolClass} pupils={pupils} />
          </div>
        </div>
      </div>
    </>
  );
}
