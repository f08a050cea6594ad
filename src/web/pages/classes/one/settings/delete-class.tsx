import { classes, type SchoolClass } from '#shared/contract/classes.ts';
import { showToast } from '#ui/toast.tsx';
import { AskFirst } from '../../../../staff/confirm-dialog.tsx';
import { CLASSES } from '../../../../data/paths.ts';
import { toasts } from '../../../../data/toasts.ts';
import { useActAndLeave } from '../../../../data/use-act.ts';

/** Deletes a class, and none of its pupils. */
export function DeleteClass({ schoolClass }: { schoolClass: SchoolClass }) {
  const { id: classId, name, pupilCount } = schoolClass;
  const remove = useActAndLeave(classes.deleteClass, CLASSES);
  return (
    <AskFirst
      button="Delete the class…"
      buttonLook="danger"
      title={`Delete ${name}?`}
      text={
        pupilCount === 0
          ? 'The class and its code will be gone for good.'
          : 'The class will be gone for good. The accounts of its pupils are not deleted: delete them first if nobody needs them, because afterwards only an admin can find them.'
      }
      action="Delete for good"
      look="danger"
      busy={remove.isPending}
      onConfirm={(close) =>
        remove.mutate(
          { params: { classId } },
          {
            onError: (error) => {
              close();
              showToast(toasts.adminActFailed(error));
            },
          },
        )
      }
    />
  );
}
