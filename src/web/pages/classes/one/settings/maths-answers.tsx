import { classes, type SchoolClass } from '#shared/contract/classes.ts';
import { Switch } from '#ui/switch.tsx';
import { showToast } from '#ui/toast.tsx';
import { toasts } from '../../../../data/toasts.ts';
import { useAct } from '../../../../data/use-act.ts';

/** Whether Mathematics Mountain asks the class for typed numbers alone. */
export function MathsAnswers({ schoolClass }: { schoolClass: SchoolClass }) {
  const change = useAct(classes.changeClass);
  return (
    <Switch
      label="Typed numbers only"
      hint="In Mathematics Mountain this class then only types numbers: no signs, number lines, pictures to read, sentences to choose or written methods."
      checked={schoolClass.typedNumbersOnly}
      disabled={change.isPending}
      onChange={(typedNumbersOnly) =>
        change.mutate(
          { params: { classId: schoolClass.id }, body: { typedNumbersOnly } },
          { onError: (error) => showToast(toasts.adminActFailed(error)) },
        )
      }
    />
  );
}
