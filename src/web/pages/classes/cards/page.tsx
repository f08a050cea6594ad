import { useState } from 'react';
import type { ClassWithPupils } from '#shared/contract/classes.ts';
import { ClassFrame } from '../class-frame.tsx';
import { CardSheet } from './card-sheet.tsx';
import { CardsPanel } from './cards-panel.tsx';
import { ClassList } from './class-list.tsx';
import { LetterSheet } from './letter.tsx';
import { useMadeCards } from './made-cards.ts';
import { ReadingAloudPanel } from './reading-aloud-panel.tsx';
import { ArchivedClass } from '../one/settings/archived-class.tsx';
import { SignInPanel } from './sign-in-panel.tsx';

/** How a class signs in: its class page, pictures and cards, and what is printed for that (D10). */
export default function CardsPage() {
  return (
    <ClassFrame>
      {(schoolClass) => <Cards key={schoolClass.id} schoolClass={schoolClass} />}
    </ClassFrame>
  );
}

/** The panels, or the sheet to print instead. */
function Cards({ schoolClass }: { schoolClass: ClassWithPupils }) {
  const { cards, keep, forget } = useMadeCards(schoolClass.id);
  const [sheet, setSheet] = useState<'list' | 'letter' | null>(null);
  const { pupils } = schoolClass;
  const closeSheet = () => setSheet(null);
  if (schoolClass.isArchived) return <ArchivedClass schoolClass={schoolClass} />;
  return (
    <>
      {cards && <CardSheet schoolClass={schoolClass} cards={cards} onDone={forget} />}
      {!cards && sheet === 'list' && (
        <ClassList schoolClass={schoolClass} pupils={pupils} onDone={closeSheet} />
      )}
      {!cards && sheet === 'letter' && (
        <LetterSheet schoolClass={schoolClass} onDone={closeSheet} />
      )}
      <div
        hidden={sheet !== null || cards !== null}
        className="grid items-start gap-6 *:min-w-0 lg:grid-cols-2"
      >
        <SignInPanel schoolClass={schoolClass} />
        <div className="flex flex-col gap-6">
          <CardsPanel classId={schoolClass.id} pupils={pupils} onMade={keep} onPrint={setSheet} />
          <ReadingAloudPanel />
        </div>
      </div>
    </>
  );
}
