import { classes } from '#shared/contract/classes.ts';
import { showToast } from '#ui/toast.tsx';
import { CLASSES } from '../../../data/paths.ts';
import { toasts } from '../../../data/toasts.ts';
import { useActAndLeave } from '../../../data/use-act.ts';
import { AskFirst } from '../../../staff/confirm-dialog.tsx';

interface RemovePupilProps {
  classId: number;
  userId: number;
  /** What the pupil is called on the screen. */
  name: string;
}

/** Removes a pupil from the class, after a question, and goes back to the class. */
export function RemovePupil({ classId, userId, name }: RemovePupilProps) {
  const remove = useActAndLeave(classes.removePupil, `${CLASSES}/${classId}`);
  return (
    <AskFirst
      button="Remove from class"
      buttonLook="plain"
      title={`Remove ${name} from the class?`}
      text="The account and all its games stay. You can no longer see them, unless the pupil is in another class of yours."
      action="Remove from class"
      look="danger"
      busy={remove.isPending}
      onConfirm={(close) =>
        remove.mutate(
          { params: { classId, userId } },
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
