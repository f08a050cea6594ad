import { useState } from 'react';
import { classes, type SchoolClass } from '#shared/contract/classes.ts';
import { useAct } from '../../../data/use-act.ts';
import { NameAndYearForm } from '../name-and-year.tsx';

/** Adds new pupils one after another. */
export function AddPupil({ schoolClass }: { schoolClass: SchoolClass }) {
  const [done, setDone] = useState('');
  const add = useAct(classes.addPupil);
  return (
    <div className="flex flex-col gap-3">
      <NameAndYearForm
        label="Name of a new pupil"
        hint="The class page shows the first name."
        fieldName="pupil-name"
        noYear="They choose"
        year={schoolClass.yearGroup}
        action="Add the pupil"
        check={({ name }) =>
          name.trim() === '' ? 'Please type the name of the pupil.' : undefined
        }
        send={async ({ name, yearGroup }) => {
          setDone('');
          const body = { displayName: name.trim(), yearGroup };
          const { displayName, username } = await add.mutateAsync({
            params: { classId: schoolClass.id },
            body,
          });
          setDone(`${displayName} is in the class, with the username ${username}.`);
        }}
      />
      <p role="status">{done}</p>
    </div>
  );
}
