import { useRef, useState } from 'react';
import { work as calls, type Work } from '#shared/contract/work.ts';
import { busyButton } from '#ui/busy-button.ts';
import { Button } from '#ui/button.tsx';
import { useOneAtATime } from '#ui/use-one-at-a-time.ts';
import { sentenceOf } from '../../../data/refusals.ts';
import { useAct } from '../../../data/use-act.ts';
import { dayText } from '../print/texts.ts';
import { pupilsText } from '../texts.ts';
import { dayIn } from '../work/wanted.ts';

/** How many days the pupils have. */
const LASTS_DAYS = 7;

interface SetWorkNowProps {
  classId: number;
  objective: string;
  pupilIds: readonly number[];
}

/** Sets one round on an objective for these pupils at one press, for a week, and withdraws it at another. */
export function SetWorkNow({ classId, objective, pupilIds }: SetWorkNowProps) {
  const set = useAct(calls.setWork);
  const takeBack = useAct(calls.takeWorkBack);
  const [made, setMade] = useState<Work | null>(null);
  const [problem, setProblem] = useState('');
  const setButton = useRef<HTMLButtonElement>(null);
  const onError = (error: Error) => setProblem(sentenceOf(error));

  // The second press of a double one comes before the first is known to be pending.
  const { run: start, running } = useOneAtATime(async () => {
    if (made) return;
    setProblem('');
    const until = dayIn(new Date(), LASTS_DAYS);
    const body = { what: { objective }, pupilIds: [...pupilIds], until };
    try {
      setMade(await set.mutateAsync({ params: { classId }, body }));
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  });

  function withdraw({ id: workId }: Work) {
    if (takeBack.isPending) return;
    setProblem('');
    const onSuccess = () => {
      setButton.current?.focus();
      setMade(null);
    };
    takeBack.mutate({ params: { workId } }, { onSuccess, onError });
  }

  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <Button
        ref={setButton}
        {...busyButton(running !== null || made !== null)}
        onClick={() => void start()}
      >
        Set work on this
      </Button>
      <p role="status" className="font-bold text-leaf">
        {made?.until &&
          `Set for ${pupilsText(pupilIds.length)}: one round each, until ${dayText(made.until)}.`}
      </p>
      {/* Not in the place of the other button, where the second press of a double one would land on it. */}
      {made && (
        <Button look="quiet" {...busyButton(takeBack.isPending)} onClick={() => withdraw(made)}>
          Withdraw
        </Button>
      )}
      <p role="alert" className="font-bold text-coral">
        {problem}
      </p>
    </div>
  );
}
