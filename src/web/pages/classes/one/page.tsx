import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ClassWithPupils } from '#shared/contract/classes.ts';
import { OnThisPage } from '../../../staff/on-this-page.tsx';
import type { PageProps } from '../../../shell/page-props.ts';
import { ClassFrame } from '../class-frame.tsx';
import { CardSheet } from './card-sheet.tsx';
import { CardsPanel } from './cards-panel.tsx';
import { ClassList } from './class-list.tsx';
import { LetterSheet } from './letter.tsx';
import { useMadeCards } from './made-cards.ts';
import { PupilsPanel } from './pupils-panel.tsx';
import { ReadingAloudPanel } from './reading-aloud-panel.tsx';
import { RosterPanel } from './roster-panel.tsx';
import { ArchivedClass } from './settings/archived-class.tsx';
import { NewYearPanel } from './settings/new-year-panel.tsx';
import { SettingsPanel } from './settings/settings-panel.tsx';
import { SignInPanel } from './sign-in-panel.tsx';

/** The sections below the fold, by the ids of their panels. */
const SECTIONS = {
  cards: 'Pictures and cards',
  pupils: 'Pupils',
  roster: 'Add pupils from a list',
  'reading-aloud': 'Reading aloud',
  'new-year': 'A new school year',
  settings: 'Class settings',
} as const;

/** One class, for its teachers (D10). */
export default function ClassPage({ user }: PageProps) {
  return (
    <ClassFrame>
      {(schoolClass) => <OneClass key={schoolClass.id} schoolClass={schoolClass} user={user} />}
    </ClassFrame>
  );
}

/** The panels, or the sheet to print instead. */
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
        <OnThisPage sections={SECTIONS} />
        <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(22rem,40%)),1fr))] items-start gap-6 *:min-w-0">
          <SignInPanel schoolClass={schoolClass} />
          <CardsPanel classId={schoolClass.id} pupils={pupils} onMade={keep} onPrint={setSheet} />
          <div className="col-span-full">
            <PupilsPanel schoolClass={schoolClass} pupils={pupils} />
          </div>
          <div className="flex flex-col gap-6">
            <RosterPanel classId={schoolClass.id} className={schoolClass.name} />
            <ReadingAloudPanel />
            <NewYearPanel schoolClass={schoolClass} />
          </div>
          <SettingsPanel schoolClass={schoolClass} user={user} />
        </div>
      </div>
    </>
  );
}
