import { Lightbulb } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { RichText } from '#games/kit/screen/rich-text.tsx';
import { gameLabel } from '#games/cards.ts';
import { map, type ClassSlip } from '#shared/contract/map.ts';
import type { ClassWithPupils } from '#shared/contract/classes.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { focusRow } from '#ui/take-focus.ts';
import { useRead } from '../../../data/use-read.ts';
import { NotLoaded, Empty } from '../../../staff/loaded.tsx';
import { ClassFrame } from '../class-frame.tsx';
import { SetWorkNow } from '../map/set-work-now.tsx';
import { byShownName, namesShown, useHiddenNames } from '../names/hidden-names.ts';
import { NamesSwitch } from '../names/names-switch.tsx';

/** The number shown at first: rarer slips seldom need a lesson. */
const FREQUENT = 6;

/** Which misconceptions a class has shown in the last four weeks (D11). */
export default function SlipsPage() {
  const [areHidden, setHidden] = useHiddenNames();
  return (
    <ClassFrame
      title="Common mistakes"
      tools={<NamesSwitch areHidden={areHidden} onChange={setHidden} />}
    >
      {(schoolClass) => <Slips schoolClass={schoolClass} areHidden={areHidden} />}
    </ClassFrame>
  );
}

interface SlipsProps {
  schoolClass: ClassWithPupils;
  /** Whether pupils have numbers instead of names. */
  areHidden: boolean;
}

function Slips({ schoolClass, areHidden }: SlipsProps) {
  const read = useRead(map.getSlips, { params: { classId: schoolClass.id } });
  const { data } = read;
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const showAll = () => {
    flushSync(() => setWhole(true));
    focusRow(list.current, FREQUENT);
  };
  const names = namesShown(schoolClass.pupils, areHidden);
  if (!data) {
    return <NotLoaded read={read} failure="Failed to load the mistakes" />;
  }
  if (data.length === 0) {
    return (
      <Card>
        <Empty icon={Lightbulb}>
          Nothing here yet: no wrong answer in the last four weeks shows how a pupil was thinking.
        </Empty>
      </Card>
    );
  }
  const shown = isWhole ? data : data.slice(0, FREQUENT);
  return (
    <>
      <p>
        What the last four weeks’ wrong answers show about how your pupils think, most common first.
        Rushed or unverified games are left out.
      </p>
      <ol ref={list} className="grid items-start gap-4 xl:grid-cols-2">
        {shown.map((slip) => (
          <li key={`${slip.gameId} ${slip.slip}`} tabIndex={-1}>
            <OneSlip classId={schoolClass.id} slip={slip} names={names} />
          </li>
        ))}
      </ol>
      {shown.length < data.length && (
        <div>
          <Button look="quiet" onClick={showAll}>{`Show all ${data.length}`}</Button>
        </div>
      )}
    </>
  );
}

interface OneSlipProps {
  classId: number;
  slip: ClassSlip;
  names: ReadonlyMap<number, string>;
}

function OneSlip({ classId, slip, names }: OneSlipProps) {
  const { text, count, pupils, items, gameId } = slip;
  const objective = items.find((item) => item.objective !== null)?.objective;
  const { title, emoji } = gameLabel(gameId);
  return (
    <Card className="flex break-inside-avoid flex-col gap-3">
      <h2 className="text-xl font-bold">{text}</h2>
      <p>
        {`${count === 1 ? 'Once' : `${count} times`} · ${pupils.length === 1 ? '1 pupil' : `${pupils.length} pupils`} · `}
        <span aria-hidden>{emoji}</span>
        {` ${title}`}
      </p>
      <p className="text-ink-soft">
        {byShownName(pupils, names, ({ id }) => id)
          .toSorted((one, other) => other.count - one.count)
          .map(({ id, count: of }) => `${names.get(id) ?? 'A pupil'} (${of})`)
          .join(', ')}
      </p>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-bold">
          {items.length === 1 ? 'The question' : `${items.length} questions`}
        </summary>
        <ul className="flex flex-col gap-3">
          {items.map(({ item, objective: code, question, answer, wrong, isExact, count: of }) => (
            <li key={`${item} ${code}`} className="border-b border-line pb-2">
              <div>
                {!isExact && <span className="text-ink-soft">Such as: </span>}
                <RichText text={question} />
              </div>
              {answer !== null && <p className="text-ink-soft">{`Answer: ${answer}`}</p>}
              {wrong.length > 0 && (
                <p>{`Given: ${wrong.join(' or ')}${of > 1 ? ` (${of} times)` : ''}`}</p>
              )}
            </li>
          ))}
        </ul>
      </details>
      {objective != null && (
        <SetWorkNow classId={classId} objective={objective} pupilIds={pupils.map(({ id }) => id)} />
      )}
    </Card>
  );
}
