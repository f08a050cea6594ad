import { useState } from 'react';
import { RichText } from '#games/kit/screen/rich-text.tsx';
import { map, type ExplainedQuestion } from '#shared/contract/map.ts';
import type { YearGroup } from '#shared/years.ts';
import { busyButton } from '#ui/busy-button.ts';
import { Button } from '#ui/button.tsx';
import { useRead } from '../../../data/use-read.ts';
import { NotLoaded } from '../../../staff/loaded.tsx';
import { PupilView } from './pupil-view.tsx';

const SHOWN = 3;

/** Three questions of an objective with their answers, when asked for; then the next at each press, as often as wanted. */
export function SomeQuestions({ objective, year }: { objective: string; year: YearGroup }) {
  const [page, setPage] = useState(0);
  const read = useRead(
    map.getObjectiveQuestions,
    page > 0 ? { params: { objective }, query: { page } } : null,
  );
  const [tried, setTried] = useState<ExplainedQuestion['round']>(null);
  const { data } = read;
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button
          look="quiet"
          {...busyButton(read.isFetching)}
          onClick={() => setPage(data ? page + 1 : 1)}
        >
          {data ? nextOf(data.total) : 'Show questions'}
        </Button>
        {page > 1 && data && data.total > SHOWN && (
          <Button look="quiet" {...busyButton(read.isFetching)} onClick={() => setPage(page - 1)}>
            Go back
          </Button>
        )}
      </div>
      {page > 0 && !data && <NotLoaded read={read} failure="Failed to load the questions" />}
      {data && (
        <ul aria-label="Questions" className="grid gap-3 lg:grid-cols-3">
          {data.rows.map(({ question, answer, reasons, rule, round }, nth) => (
            <li key={nth} className="rounded-2xl border-2 border-line bg-paper px-4 py-2">
              <p className="text-base text-ink-soft">
                {`${(((page - 1) * SHOWN + nth) % data.total) + 1} of ${data.total}`}
              </p>
              <RichText text={question} />
              {answer !== null && <p className="text-ink-soft">{`Answer: ${answer}`}</p>}
              {reasons.length > 0 && (
                <ul aria-label="What pupils read after a wrong answer" className="mt-1 grid gap-1">
                  {reasons.map(({ given, reason }, row) => (
                    <li key={row}>
                      <RichText text={`**${given ?? 'Anything else'}**: ${reason}`} />
                    </li>
                  ))}
                </ul>
              )}
              {rule !== null && <RichText text={`**Explanation**: ${rule}`} />}
              {round && (
                <Button look="quiet" className="my-2" onClick={() => setTried(round)}>
                  Try it as a pupil
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {tried && <PupilView round={tried} year={year} onClose={() => setTried(null)} />}
    </>
  );
}

/** What another press shows. An objective with few questions has them of a kind, with other numbers each time. */
function nextOf(total: number): string {
  if (total > SHOWN) return 'Show the next 3';
  return total > 1 ? 'Show others like these' : 'Show another like this';
}
