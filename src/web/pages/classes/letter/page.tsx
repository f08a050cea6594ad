import { useState, type ReactNode } from 'react';
import { useParams } from 'wouter';
import {
  LETTER_WEEKS,
  type LetterItem,
  type PupilLetter,
  classReports,
} from '#shared/contract/class-reports.ts';
import type { ClassWithPupils } from '#shared/contract/classes.ts';
import { ENOUGH_ANSWERS, ENOUGH_ROUNDS } from '#shared/honest-figures.ts';
import { gameLabel } from '#games/cards.ts';
import { Card } from '#ui/card.tsx';
import { useRead } from '../../../data/use-read.ts';
import { isNotFound } from '../../../data/refusals.ts';
import { Missing } from '../../../staff/loaded.tsx';
import { ClassFrame } from '../class-frame.tsx';
import { useHiddenNames } from '../names/hidden-names.ts';
import { NamesSwitch } from '../names/names-switch.tsx';
import { counted, dayText, daysText, leftOutText, listed, rightText } from '../print/texts.ts';
import { WeeksPage } from '../print/weeks-page.tsx';
import { useAppName } from '../../../shell/app-name.ts';

/** A letter to the parents of one pupil, to print (D11): their own results, compared with nobody's. */
export default function PupilLetterPage() {
  const userId = Number(useParams<{ userId: string }>().userId);
  return (
    <ClassFrame title="Letter home">
      {(schoolClass) => (
        <OneLetter key={`${schoolClass.id} ${userId}`} schoolClass={schoolClass} userId={userId} />
      )}
    </ClassFrame>
  );
}

function OneLetter({ schoolClass, userId }: { schoolClass: ClassWithPupils; userId: number }) {
  const [weeks, setWeeks] = useState<string>(String(LETTER_WEEKS));
  const [areHidden, setHidden] = useHiddenNames();
  const read = useRead(classReports.getPupilLetter, {
    params: { classId: schoolClass.id, userId },
    query: { weeks: Number(weeks) },
  });
  if (areHidden) {
    return (
      <Card className="flex flex-col gap-4">
        <p>The letter has the pupil’s name on it. Show names to see it.</p>
        <NamesSwitch areHidden onChange={setHidden} />
      </Card>
    );
  }
  if (isNotFound(read.error)) {
    return <Missing>We can’t find that pupil in this class.</Missing>;
  }
  return (
    <WeeksPage weeks={weeks} onWeeks={setWeeks} read={read} failure="Failed to load the letter">
      {(letter) => <Letter schoolClass={schoolClass} letter={letter} />}
    </WeeksPage>
  );
}

interface LetterProps {
  schoolClass: ClassWithPupils;
  letter: PupilLetter;
}

/** One A4 page, in words for parents; each figure with the number of questions that it rests on. */
function Letter({ schoolClass, letter }: LetterProps) {
  const appName = useAppName();
  const { pupil, to } = letter;
  return (
    <article className="sheet-letter">
      <p className="wrap-anywhere">
        {`For the family of ${pupil.displayName} · ${schoolClass.name} · ${dayText(to)}`}
      </p>
      <h2 className="text-2xl font-bold wrap-anywhere">{`${pupil.displayName} and ${appName}`}</h2>
      <p>Dear parents and carers,</p>
      <Played letter={letter} />
      <Known letter={letter} />
      <Next letter={letter} />
      <Part title="How you can help">
        <p>
          Ten minutes of play now and then are plenty. Ask about one thing from this letter: ‘Can
          you explain that to me?’ works better than a test. A wrong answer costs nothing in the
          games; the question simply comes back another day.
        </p>
      </Part>
      <OurWeek {...schoolClass.week} />
      <p>
        These are your child’s own results in the games. They are not a school report, and they say
        nothing about other children.
      </p>
      <p className="wrap-anywhere">
        {schoolClass.teachers.map(({ displayName }) => displayName).join(', ')}
      </p>
    </article>
  );
}

/** Of the class as a whole, and only while it has a goal. */
function OurWeek({ goal, rounds, lastWeek }: ClassWithPupils['week']) {
  if (goal === null) return null;
  return (
    <p>{`This week the class has played ${counted(rounds, 'game')} together, last week ${lastWeek}. Its goal is ${goal} a week.`}</p>
  );
}

function Played({ letter: { from, to, rounds, games } }: { letter: PupilLetter }) {
  const played = games.map(({ gameId, rounds }) => `${gameLabel(gameId).title} (${rounds})`);
  const leftOut = leftOutText(rounds);
  return (
    <Part title="What your child played">
      <p>
        {rounds.verified === 0
          ? `From ${daysText(from, to)} there are no games yet that we can say anything about.`
          : `From ${daysText(from, to)} your child finished ${counted(rounds.verified, 'game')}: ${listed(played)}.`}
        {leftOut !== null && ` ${leftOut}`}
      </p>
    </Part>
  );
}

function Known({ letter: { isEarly, rounds, secure, known } }: { letter: PupilLetter }) {
  return (
    <Part title="What your child knows well">
      {isEarly ? (
        <p>
          {`It is too early to say. So far we can count ${counted(rounds.verified, 'game')}, and with fewer than ${ENOUGH_ROUNDS} we would only be guessing.`}
        </p>
      ) : (
        <Objectives
          objectives={secure}
          note={`At least four out of five questions right, with ${ENOUGH_ANSWERS} or more answered.`}
          none="Nothing has been right nearly every time yet. That isn’t a bad sign: the games keep asking what your child still finds hard."
        />
      )}
      {known.total > 0 && (
        <p>{`Your child remembers ${itemsText(known)} well: ${labelsOf(known)}.`}</p>
      )}
    </Part>
  );
}

function Next({ letter: { isEarly, practising, comingBack } }: { letter: PupilLetter }) {
  const isNothing = practising.length === 0 && comingBack.total === 0;
  return (
    <Part title="What comes next">
      {!isEarly && practising.length > 0 && (
        <Objectives objectives={practising} note="These still need practice." none="" />
      )}
      {comingBack.total > 0 && (
        <p>
          {`${itemsText(comingBack)} will come back in the games within a week, before ${comingBack.total === 1 ? 'it is' : 'they are'} forgotten: ${labelsOf(comingBack)}.`}
        </p>
      )}
      {isNothing && <p>New questions from your child’s school year.</p>}
    </Part>
  );
}

interface ItemList {
  rows: readonly LetterItem[];
  total: number;
}

/** '3 words and 1 times table or number fact'; of more than are listed, all of them together. */
function itemsText({ rows, total }: ItemList): string {
  if (rows.length < total) return `${total} words and number facts`;
  const words = rows.filter(({ kind }) => kind === 'word').length;
  return listed([
    ...(words > 0 ? [counted(words, 'word')] : []),
    ...(total > words ? [counted(total - words, 'number fact')] : []),
  ]);
}

function labelsOf({ rows, total }: ItemList): string {
  // A fact such as 7 × 8 stays on one line.
  const labels = rows.map(({ label, kind }) =>
    kind === 'fact' ? label.replaceAll(' ', '\u00a0') : label,
  );
  return rows.length < total ? `${labels.join(', ')}, and others` : listed(labels);
}

interface ObjectivesProps {
  objectives: PupilLetter['secure'];
  note: string;
  none: string;
}

function Objectives({ objectives, note, none }: ObjectivesProps) {
  if (objectives.length === 0) return <p>{none}</p>;
  return (
    <>
      <p>{note}</p>
      <ul className="ml-6 list-disc">
        {objectives.map((objective) => (
          <li key={objective.code}>{`${objective.text}: ${rightText(objective)} right`}</li>
        ))}
      </ul>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-1">
      <h3 className="text-xl font-bold">{title}</h3>
      {children}
    </section>
  );
}
