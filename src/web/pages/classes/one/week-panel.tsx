import { useRef, useState, type FormEvent } from 'react';
import { classes, WEEK_GOAL_MAX, type ClassWithPupils } from '#shared/contract/classes.ts';
import { busyButton } from '#ui/busy-button.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { Progress } from '#ui/progress.tsx';
import { sentenceOf } from '../../../data/refusals.ts';
import { useAct } from '../../../data/use-act.ts';
import { counted } from '../print/texts.ts';

/** How many rounds the class has played this week, beside its own last week, and what it aims for. */
export function WeekPanel({ schoolClass: { id, week } }: { schoolClass: ClassWithPupils }) {
  const { goal, rounds, lastWeek } = week;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    opener.current?.focus();
    setOpen(false);
  };
  return (
    <Card className="flex flex-col gap-3 py-3!">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <h2 className="text-xl font-bold">This week</h2>
        <p className="grow">
          {goal === null ? counted(rounds, 'game') : `${rounds} of ${counted(goal, 'game')}`}
          <span className="text-ink-soft">{` · last week ${lastWeek}`}</span>
        </p>
        <Button ref={opener} look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {goal === null ? 'Set a goal' : 'Change the goal'}
        </Button>
      </div>
      {goal !== null && (
        <Progress
          percent={Math.min(100, Math.round((100 * rounds) / goal))}
          label={`${rounds} of ${counted(goal, 'game')}`}
          fill="bg-leaf"
        />
      )}
      {isOpen && <GoalForm classId={id} goal={goal} onDone={close} />}
    </Card>
  );
}

interface GoalFormProps {
  classId: number;
  goal: number | null;
  onDone: () => void;
}

function GoalForm({ classId, goal, onDone }: GoalFormProps) {
  const [typed, setTyped] = useState(goal === null ? '' : String(goal));
  const change = useAct(classes.changeClass);
  const save = (weekGoal: number | null) => {
    if (change.isPending) return;
    change.mutate({ params: { classId }, body: { weekGoal } }, { onSuccess: onDone });
  };
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        save(Number(typed));
      }}
    >
      <Field
        label="Games the whole class wants to play each week"
        hint="Pupils see the goal and how far the class is, never who has played."
        error={change.error ? sentenceOf(change.error) : undefined}
        type="number"
        inputMode="numeric"
        min={1}
        max={WEEK_GOAL_MAX}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" {...busyButton(change.isPending)}>
        Save the goal
      </Button>
      {goal !== null && (
        <Button look="quiet" onClick={() => save(null)}>
          No goal
        </Button>
      )}
    </form>
  );
}
