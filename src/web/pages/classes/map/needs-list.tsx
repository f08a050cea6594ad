import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ClassMap } from '#shared/contract/map.ts';
import { rightPercent } from '#shared/honest-figures.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { focusRow } from '#ui/take-focus.ts';
import { pupilsText } from '../texts.ts';
import { SetWorkNow } from './set-work-now.tsx';
import { isWeak, needsOf, type Need, type Standing } from './standings.ts';

/** The number shown at first: a class works on a few objectives at a time. */
const MOST_NEEDED = 8;

interface NeedsListProps {
  classId: number;
  map: ClassMap;
  /** What each pupil is called on the screen, by id. */
  names: ReadonlyMap<number, string>;
}

/** Each objective with the pupils who need it, and a button that sets them work on it. */
export function NeedsList({ classId, map, names }: NeedsListProps) {
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const showAll = () => {
    flushSync(() => setWhole(true));
    focusRow(list.current, MOST_NEEDED);
  };
  const needs = needsOf(map);
  if (needs.length === 0) {
    return (
      <Card>
        <p>Nobody needs anything just now: answers are right, and nothing is fading.</p>
      </Card>
    );
  }
  const shown = isWhole ? needs : needs.slice(0, MOST_NEEDED);
  return (
    <>
      <ol ref={list} aria-label="Who needs what" className="grid items-start gap-4 xl:grid-cols-2">
        {shown.map((need) => (
          <li key={need.objective.code} tabIndex={-1}>
            <OneNeed classId={classId} need={need} names={names} />
          </li>
        ))}
      </ol>
      {shown.length < needs.length && (
        <div className="print:hidden">
          <Button look="quiet" onClick={showAll}>{`Show all ${needs.length}`}</Button>
        </div>
      )}
    </>
  );
}

interface OneNeedProps {
  classId: number;
  need: Need;
  names: ReadonlyMap<number, string>;
}

function OneNeed({ classId, need: { objective, pupils }, names }: OneNeedProps) {
  return (
    <Card className="flex break-inside-avoid flex-col gap-2 p-4!">
      <h2 className="text-xl leading-snug font-bold">{objective.text}</h2>
      <p className="text-ink-soft">{`${objective.strand} · ${pupilsText(pupils.length)}`}</p>
      <p className="wrap-anywhere">
        {pupils
          .map(({ id, standing }) => `${names.get(id) ?? 'A pupil'} (${reasonOf(standing)})`)
          .join(', ')}
      </p>
      <SetWorkNow
        classId={classId}
        objective={objective.code}
        pupilIds={pupils.map(({ id }) => id)}
      />
    </Card>
  );
}

const reasonOf = (standing: Standing) =>
  isWeak(standing) ? `${rightPercent(standing)}%` : 'revision due';
