import { work as calls, type Work } from '#shared/contract/work.ts';
import { focusHeading } from '#ui/take-focus.ts';
import { showToast } from '#ui/toast.tsx';
import { ConfirmDialog } from '../../../staff/confirm-dialog.tsx';
import { toasts } from '../../../data/toasts.ts';
import { useAct } from '../../../data/use-act.ts';

interface WithdrawProps {
  /** Null while nothing is to be withdrawn. */
  work: Work | null;
  onClose: () => void;
}

/** Asks before set work is withdrawn, because its records are deleted. */
export function Withdraw({ work, onClose }: WithdrawProps) {
  const withdraw = useAct(calls.takeWorkBack);
  const start = (workId: number) =>
    withdraw.mutate(
      { params: { workId } },
      { onError: (error) => showToast(toasts.adminActFailed(error)), onSettled: onClose },
    );
  return (
    <ConfirmDialog
      open={work !== null}
      title={`Withdraw ‘${work?.label ?? ''}’?`}
      text="Pupils will no longer see it, and the record of who has done it is deleted. The games they have played stay."
      action="Withdraw"
      look="danger"
      busy={withdraw.isPending}
      onConfirm={() => work && start(work.id)}
      onClose={onClose}
      onFocusLost={focusHeading}
    />
  );
}
