import { useLocation } from 'wouter';
import { classes, newClassSchema, type SchoolClass } from '#shared/contract/classes.ts';
import { CLASSES } from '../../data/paths.ts';
import { useAct } from '../../data/use-act.ts';
import { Panel } from '../../shell/panel.tsx';
import { NameAndYearForm } from './name-and-year.tsx';

/** Makes a class and opens it. */
export function NewClass() {
  const [, navigate] = useLocation();
  const make = useAct(classes.makeClass);
  return (
    <Panel title="Create a class">
      <NameAndYearForm
        label="Class name"
        hint="For example Otters or 3B."
        fieldName="class-name"
        noYear="Mixed ages"
        year={1}
        action="Create class"
        check={(typed) => newClassSchema.safeParse(typed).error?.issues[0]?.message}
        send={async ({ name, yearGroup }) => {
          // Not called once the teacher has gone elsewhere.
          const then = { onSuccess: ({ id }: SchoolClass) => navigate(`${CLASSES}/${id}`) };
          await make.mutateAsync({ body: { name: name.trim(), yearGroup } }, then);
        }}
      />
    </Panel>
  );
}
