import { useState } from 'react';
import { RichText } from '#games/kit/screen/rich-text.tsx';
import { map } from '#shared/contract/map.ts';
import { busyButton } from '#ui/busy-button.ts';
import { Button } from '#ui/button.tsx';
import { useRead } from '../../../data/use-read.ts';
import { NotLoaded } from '../../../staff/loaded.tsx';

/** Three questions of an objective with their answers, when asked for; then others at each press. */
export function SomeQuestions({ objective }: { objective: string }) {
  const [isShown, setShown] = useState(false);
  const read = useRead(map.getObjectiveQuestions, isShown ? { params: { objective } } : null);
  const { data } = read;
  return (
    <>
      <div>
        <Button
          look="quiet"
          {...busyButton(read.isFetching)}
          onClick={() => {
            if (isShown) void read.refetch();
            else setShown(true);
          }}
        >
          {isShown ? 'Show 3 others' : 'Show 3 questions'}
        </Button>
      </div>
      {isShown && !data && <NotLoaded read={read} failure="Failed to load the questions" />}
      {data && (
        <ul aria-label="Questions" className="grid gap-3 lg:grid-cols-3">
          {data.rows.map(({ question, answer, reasons, rule }, nth) => (
            <li key={nth} className="rounded-2xl border-2 border-line bg-paper px-4 py-2">
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
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
