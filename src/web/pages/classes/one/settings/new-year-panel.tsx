import { useState } from 'react';
import { Link } from 'wouter';
import type { SchoolClass } from '#shared/contract/classes.ts';
import { schoolYear, type MovedClass, type MovedPupil } from '#shared/contract/school-year.ts';
import { Button } from '#ui/button.tsx';
import { busyButton } from '#ui/busy-button.ts';
import { Field } from '#ui/field.tsx';
import { Switch } from '#ui/switch.tsx';
import { ConfirmDialog } from '../../../../staff/confirm-dialog.tsx';
import { CLASSES } from '../../../../data/paths.ts';
import { sentenceOf } from '../../../../data/refusals.ts';
import { useAct, useCall } from '../../../../data/use-act.ts';
import { Panel } from '../../../../shell/panel.tsx';
import { pupilsText } from '../../texts.ts';
import { nextClassName } from './next-class-name.ts';

const leaves = ({ action }: MovedPupil) => action === 'leave' || action === 'leave-class';
const leaverIdsOf = ({ rows }: MovedClass) => rows.filter(leaves).map(({ id }) => id);

/** In place of a control that its press takes away. */
const focusTitle = () => document.querySelector<HTMLElement>('#new-year h2')?.focus();

/** Moves the class up: shown first, then done. */
export function NewYearPanel({ schoolClass }: { schoolClass: SchoolClass }) {
  const { id: classId } = schoolClass;
  const look = useCall(schoolYear.moveUp);
  const move = useAct(schoolYear.moveUp);
  const [plan, setPlan] = useState<MovedClass | null>(null);
  const [problem, setProblem] = useState('');
  const show = (leaverIds?: number[]) => {
    setProblem('');
    move.reset();
    look.mutate(
      { params: { classId }, body: { dryRun: true, ...(leaverIds && { leaverIds }) } },
      {
        onSuccess: (next) => {
          setPlan(next);
          if (!plan) focusTitle();
        },
        onError: (error) => {
          // Its switches already say something else.
          setPlan(null);
          if (plan) focusTitle();
          setProblem(sentenceOf(error));
        },
      },
    );
  };
  return (
    <Panel title="A new school year" id="new-year">
      <p>
        Moves the class and its pupils up a year and archives those who leave. You’ll see a preview
        first.
      </p>
      {plan === null && (
        <div>
          <Button
            look="quiet"
            onClick={() => !look.isPending && show()}
            {...busyButton(look.isPending)}
          >
            Preview
          </Button>
        </div>
      )}
      {problem !== '' && <p role="alert">{problem}</p>}
      {plan && (
        <Preview
          key={plan.schoolYear}
          schoolClass={schoolClass}
          plan={plan}
          busy={move.isPending}
          stale={look.isPending}
          onLeavers={show}
          onMove={(wish) =>
            move.mutate(
              { params: { classId }, body: { dryRun: false, ...wish } },
              {
                onSuccess: () => {
                  setPlan(null);
                  focusTitle();
                },
                onError: (error) => setProblem(sentenceOf(error)),
              },
            )
          }
          onCancel={() => {
            setPlan(null);
            focusTitle();
          }}
        />
      )}
      <div role="status">{move.data && <Done moved={move.data} />}</div>
    </Panel>
  );
}

function Done({ moved }: { moved: MovedClass }) {
  const { name, schoolYear: year, leaversClassId, rows } = moved;
  const archived = rows.filter(({ action }) => action === 'leave').length;
  return (
    <>
      <p>{`${name} is in the school year ${year} now.`}</p>
      {leaversClassId !== null && (
        <p>
          {`${pupilsText(archived)} left. `}
          <Link href={`${CLASSES}/${leaversClassId}`} className="font-bold underline">
            Save copies, delete accounts, or bring somebody back
          </Link>
        </p>
      )}
    </>
  );
}

interface Wish {
  leaverIds?: number[];
  name?: string;
  keepCode: boolean;
  schoolYear: string;
}

interface PreviewProps {
  schoolClass: SchoolClass;
  plan: MovedClass;
  busy: boolean;
  /** Another plan is on its way. */
  stale: boolean;
  onLeavers: (ids: number[]) => void;
  onMove: (wish: Wish) => void;
  onCancel: () => void;
}

function Preview({ schoolClass, plan, busy, stale, onLeavers, onMove, onCancel }: PreviewProps) {
  const [chosen, setChosen] = useState<readonly number[]>(() => leaverIdsOf(plan));
  const [name, setName] = useState(() => nextClassName(schoolClass.name, schoolClass.yearGroup));
  const [keepsCode, setKeepsCode] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { isArchived, rows, schoolYear: next } = plan;
  const choose = (id: number, isLeaver: boolean) => {
    const ids = isLeaver ? [...chosen, id] : chosen.filter((other) => other !== id);
    setChosen(ids);
    onLeavers(ids);
  };
  const confirm = () => {
    setAsking(false);
    const own = name.trim() === '' ? schoolClass.name : name;
    const wish = isArchived ? {} : { leaverIds: leaverIdsOf(plan), name: own };
    onMove({ ...wish, keepCode: keepsCode, schoolYear: next });
  };
  const action = isArchived ? 'Archive the whole class' : `Move up to ${next}`;
  return (
    <>
      <p className="font-bold">{summaryOf(plan)}</p>
      {!isArchived && (
        <>
          <Field
            label={`Class name next year (${next})`}
            autoComplete="off"
            maxLength={60}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Switch
            label="Keep the class code"
            hint="Printed cards and letters still lead to the class page. Those who left know the code too."
            checked={keepsCode}
            onChange={setKeepsCode}
          />
        </>
      )}
      <ul
        aria-label="What happens to each pupil"
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-2"
      >
        {rows.map((pupil) => (
          <li key={pupil.id}>
            {isArchived ? (
              <p className="leading-snug wrap-anywhere">
                <b className="block">{pupil.displayName}</b>
                <span className="text-base text-ink-soft">{fateOf(pupil)}</span>
              </p>
            ) : (
              <Switch
                label={`${pupil.displayName} leaves`}
                hint={fateOf(pupil)}
                checked={chosen.includes(pupil.id)}
                onChange={(isLeaver) => choose(pupil.id, isLeaver)}
              />
            )}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => !stale && setAsking(true)} {...busyButton(busy || stale)}>
          {`${action}…`}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Not now
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={`${action}?`}
        text={consequencesOf(plan, keepsCode)}
        action={action}
        busy={busy}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

const countOf = ({ rows }: MovedClass, action: MovedPupil['action']) =>
  rows.filter((row) => row.action === action).length;

function summaryOf(plan: MovedClass): string {
  const [up, left] = [countOf(plan, 'move-up'), plan.rows.filter(leaves).length];
  if (plan.isArchived) return `This class leaves: ${pupilsText(left)}.`;
  const year = plan.yearGroup === null ? 'the next year' : `Year ${plan.yearGroup}`;
  return `The class continues in ${plan.schoolYear}. Into ${year}: ${pupilsText(up)}. Leaving: ${pupilsText(left)}.`;
}

function fateOf({ action, yearGroup, nextYearGroup, otherClasses }: MovedPupil): string {
  const others = otherClasses.join(', ');
  switch (action) {
    case 'move-up':
      return `Moves from Year ${yearGroup} to Year ${nextYearGroup}.`;
    case 'stay':
      return nextYearGroup === null ? 'Has no year yet.' : `Stays in Year ${nextYearGroup}.`;
    case 'leave-class':
      return `Leaves this class only, and stays in ${others}.`;
    case 'leave':
      return 'The account is archived: no signing in, nothing is lost.';
  }
}

function consequencesOf(plan: MovedClass, keepsCode: boolean): string {
  const archived = countOf(plan, 'leave');
  const leavers =
    archived > 0
      ? ` ${pupilsText(archived)} can no longer sign in. Nothing of theirs is lost: you can save a copy, bring them back or delete them.`
      : '';
  if (plan.isArchived) return `The class page and its cards stop working.${leavers}`;
  const code = keepsCode ? '' : ' The class gets a new code, and the old link ends.';
  return `The class page is closed until you open it again.${code}${leavers}`;
}
