import { useState } from 'react';
import { classReports, type PracticeSheet } from '#shared/contract/class-reports.ts';
import type { ClassWithPupils } from '#shared/contract/classes.ts';
import { firstNames } from '#shared/first-names.ts';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { useRead } from '../../../data/use-read.ts';
import { NotLoaded } from '../../../staff/loaded.tsx';
import { Paper } from '../../../staff/paper.tsx';
import { PupilsFrame } from '../class-frame.tsx';
import { namesShown, useHiddenNames } from '../names/hidden-names.ts';
import { PrintTools } from '../print/print-tools.tsx';
import { dayText } from '../print/texts.ts';
import { AnswerPage, SheetPage } from './paper.tsx';

/** A practice sheet for each pupil of a class, each different, to print (D19). */
export default function SheetsPage() {
  return (
    <PupilsFrame title="Practice sheets">
      {(schoolClass) => <Sheets key={schoolClass.id} schoolClass={schoolClass} />}
    </PupilsFrame>
  );
}

const WHAT = [
  { value: 'both', text: 'Sheets and answers' },
  { value: 'sheets', text: 'Sheets only' },
  { value: 'answers', text: 'Answers only' },
] as const;

function Sheets({ schoolClass }: { schoolClass: ClassWithPupils }) {
  const [what, setWhat] = useState<string>('both');
  const [isNamed, setNamed] = useState(false);
  const [areHidden] = useHiddenNames();
  const read = useRead(classReports.getSheets, { params: { classId: schoolClass.id } });
  const { data } = read;
  if (!data || read.error) return <NotLoaded read={read} failure="Failed to load the sheets" />;
  const numbers = namesShown(schoolClass.pupils, true);
  const names = namesOf(data.rows);
  const nameOf = ({ userId }: PracticeSheet) => {
    const name = isNamed && !areHidden ? names.get(userId) : numbers.get(userId);
    return name ?? 'A pupil';
  };
  const about = `${schoolClass.name} · ${dayText(data.day)}`;
  return (
    <>
      <PrintTools isReady>
        <Select label="What to print" value={what} options={WHAT} onChange={setWhat} />
        {!areHidden && (
          <Switch label="First names on the sheets" checked={isNamed} onChange={setNamed} />
        )}
      </PrintTools>
      <p>
        Twelve facts or sums, eight spellings and four questions of grammar for each pupil: what is
        due today, then the year’s. Nothing of it is kept; tomorrow the sheets are others.
      </p>
      {!areHidden && !isNamed && (
        <details>
          <summary className="min-h-11 cursor-pointer font-bold">Who has which number</summary>
          <ul className="columns-2 lg:columns-4">
            {data.rows.map(({ userId, displayName }) => (
              <li key={userId} className="wrap-anywhere">
                {`${numbers.get(userId)}: ${displayName}`}
              </li>
            ))}
          </ul>
        </details>
      )}
      <Paper pages={data.rows.length * (what === 'both' ? 2 : 1)}>
        {data.rows.flatMap((sheet) => [
          what !== 'answers' && (
            <SheetPage key={sheet.userId} sheet={sheet} name={nameOf(sheet)} about={about} />
          ),
          what !== 'sheets' && (
            <AnswerPage
              key={`${sheet.userId} answers`}
              sheet={sheet}
              name={nameOf(sheet)}
              about={about}
            />
          ),
        ])}
      </Paper>
    </>
  );
}

/** First names, with an initial where two are alike. */
function namesOf(sheets: readonly PracticeSheet[]): ReadonlyMap<number, string> {
  const names = firstNames(sheets.map(({ displayName }) => displayName));
  return new Map(sheets.map(({ userId }, nth) => [userId, names[nth] ?? '']));
}
