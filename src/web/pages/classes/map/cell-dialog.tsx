import { RichText } from '#games/kit/screen/rich-text.tsx';
import { map, type CellDetail } from '#shared/contract/map.ts';
import { Dialog } from '#ui/dialog.tsx';
import { dayAndTime } from '#shared/dates.ts';
import { useRead } from '../../../data/use-read.ts';
import { Loaded } from '../../../staff/loaded.tsx';
import { SetWorkNow } from './set-work-now.tsx';
import { cellText, isFading, percent } from './standings.ts';

interface CellDialogProps {
  classId: number;
  pupilId: number;
  /** As it is shown. */
  name: string;
  objective: { code: string; text: string };
  onClose: () => void;
}

/** One pupil and objective: the items, the newest answers and what they show. */
export function CellDialog({ classId, pupilId, name, objective, onClose }: CellDialogProps) {
  const read = useRead(map.getMapCell, {
    params: { classId, userId: pupilId, objective: objective.code },
  });
  return (
    <Dialog open onClose={onClose} title={`${name}: ${objective.text}`}>
      <Loaded read={read} failure="Failed to load the answers">
        {(data) => (
          <div className="flex flex-col gap-4">
            <Standing data={data} />
            <SetWorkNow classId={classId} objective={objective.code} pupilIds={[pupilId]} />
            <Latest latest={data.latest} />
            <Items items={data.items} />
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}

/** What the cell says, and in full what is fading. */
function Standing({ data }: { data: CellDetail }) {
  const { items, recall, isMemoryOn } = data;
  const met = items.filter((item) => item.recall !== null).length;
  const cell = { ...data, met, items: items.length };
  return (
    <div>
      <p className="font-bold">{`In the last eight weeks: ${cellText(cell, isMemoryOn)}`}</p>
      {recall !== null && isFading(data) && (
        <p>{`On average, this pupil is ${percent(recall)} likely to know what they have met. Most faded first.`}</p>
      )}
    </div>
  );
}

function Latest({ latest }: Pick<CellDetail, 'latest'>) {
  if (latest.length === 0) return <p>No answers are kept on this objective.</p>;
  return (
    <section>
      <h3 className="text-xl font-bold">Newest answers</h3>
      <ul className="flex flex-col gap-3">
        {latest.map(({ question, answer, wrong, right, slip, isExact, endedAt }, nth) => (
          <li key={nth} className="border-b border-line pb-2">
            <p>
              <strong>{right ? '✓ Right' : '✗ Wrong'}</strong>
              {` · ${dayAndTime(new Date(endedAt))}`}
            </p>
            <div>
              {!isExact && <span className="text-ink-soft">Such as: </span>}
              <RichText text={question} />
            </div>
            {answer !== null && <p className="text-ink-soft">{`Answer: ${answer}`}</p>}
            {wrong.length > 0 && <p>{`Given: ${wrong.join(' or ')}`}</p>}
            {slip !== null && <p className="font-bold">{slip}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Items({ items }: Pick<CellDetail, 'items'>) {
  const met = items.filter(({ recall }) => recall !== null).length;
  return (
    <section>
      <h3 className="text-xl font-bold">{`Items (${met} of ${items.length} met)`}</h3>
      {met > 0 && (
        <p className="text-ink-soft">
          ‘Likely’ is how likely the pupil is to know it today, or tomorrow if it was asked today.
          After a wrong answer they saw the right one, so that may be likely too.
        </p>
      )}
      <ul className="flex flex-col gap-2">
        {items.map(({ item, question, recall }) => (
          <li key={item} className="flex justify-between gap-3 border-b border-line pb-1">
            <div>
              <RichText text={question} />
            </div>
            <span className="shrink-0 text-ink-soft">
              {recall === null ? 'Not met' : `${percent(recall)} likely`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
