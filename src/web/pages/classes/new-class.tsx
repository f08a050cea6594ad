import { useLocation } from 'wouter';
import { classes, newClassSchema } from '#shared/contract/classes.ts';
import { CLASSES } from '../../data/paths.ts';
import { useAct } from '../../data/use-act.ts';
import { Panel } from '../../shell/panel.tsx';
import { NameAndYearForm } from './name-and-year.tsx';

/** Makes a class and opens it. */
export function NewClass() {
  const [, navigate] = useLocation();
  const make = useAct(classes.makeClass);
  return (
    <Panel title="Make a class">
      <NameAndYearForm
        label="Name of the class"
        hint="Such as Otters or 3B."
        fieldName="class-name"
        noYear="Mixed ages"
        year={1}
        action="Make the class"
        check={(typed) => newClassSchema.safeParse(typed).error?.issues[0]?.message}
        send={async ({ name, yearGroup }) => {
          const { id } = await make.mutateAsync({ body: { name: name.trim(), yearGroup } });
          navigate(`${CLASSES}/${id}`);
        }}
      />
    </Panel>
  );
}
