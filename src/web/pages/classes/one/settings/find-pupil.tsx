import { useState, type FormEvent } from 'react';
import { classes, type Candidate } from '#shared/contract/classes.ts';
import { Button } from '#ui/button.tsx';
import { busyButton } from '#ui/busy-button.ts';
import { Field } from '#ui/field.tsx';
import { showToast } from '#ui/toast.tsx';
import { useFormErrors } from '#ui/use-form-errors.ts';
import { toasts } from '../../../../data/toasts.ts';
import { sentenceOf } from '../../../../data/refusals.ts';
import { useAct, useCall } from '../../../../data/use-act.ts';

interface FindPupilProps {
  classId: number;
  isOwner: boolean;
}

/** Puts pupils who have an account into the class, because a new account would lose their games. */
export function FindPupil({ classId, isOwner }: FindPupilProps) {
  const [search, setSearch] = useState('');
  const { form, errors: problem, show } = useFormErrors<string | undefined>(undefined);
  const [done, setDone] = useState('');
  const find = useCall(classes.findCandidates);
  const add = useAct(classes.addPupil);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (find.isPending) return;
    setDone('');
    const checked = classes.findCandidates.query.safeParse({ search });
    if (!checked.success) {
      show(checked.error.issues[0]?.message);
      return;
    }
    show(undefined);
    find.mutate(
      { params: { classId }, query: checked.data },
      { onError: (error) => show(sentenceOf(error)) },
    );
  }

  const put = ({ id, displayName }: Candidate) =>
    add.mutate(
      { params: { classId }, body: { userId: id } },
      {
        onSuccess: () => {
          setDone(`${displayName} is in the class now.`);
          find.reset();
          setSearch('');
          form.current?.querySelector('input')?.focus();
        },
        onError: (error) => showToast(toasts.adminActFailed(error)),
      },
    );

  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-xl font-bold">A pupil who has an account already</h3>
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-3">
        <Field
          label="Name or username"
          name="find-pupil"
          autoComplete="off"
          hint={isOwner ? 'Any pupil of the school.' : 'Pupils of your other classes.'}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          error={problem}
        />
        <div>
          <Button type="submit" look="quiet" {...busyButton(find.isPending)}>
            Find
          </Button>
        </div>
      </form>
      <p role="status">{done || foundText(find.data)}</p>
      <ul className="flex flex-col gap-3">
        {find.data?.rows.map((pupil) => (
          <li key={pupil.id} className="flex flex-wrap items-center justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">
              <span aria-hidden>{pupil.avatar} </span>
              <b>{pupil.displayName}</b> {`(${factsOf(pupil).join(', ')})`}
            </span>
            <Button
              look="quiet"
              aria-label={`Put ${pupil.displayName} into this class`}
              onClick={() => !add.isPending && put(pupil)}
            >
              Put into this class
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function foundText(found: { rows: readonly unknown[]; total: number } | undefined): string {
  if (!found) return '';
  if (found.total === 0) return 'No pupil with that name outside this class.';
  if (found.total > found.rows.length)
    return `The first ${found.rows.length} of ${found.total}. Type more of the name to find others.`;
  return found.total === 1 ? '1 pupil found.' : `${found.total} pupils found.`;
}

function factsOf({ username, yearGroup, classes: names, isArchived }: Candidate): string[] {
  const year = yearGroup === null ? 'no year yet' : `Year ${yearGroup}`;
  return [username, year, ...names, ...(isArchived ? ['has left and will be brought back'] : [])];
}
