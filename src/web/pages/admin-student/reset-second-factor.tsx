import { secondFactor } from '#shared/contract/second-factor.ts';
import { showToast } from '#ui/toast.tsx';
import { AskFirst } from '../../staff/confirm-dialog.tsx';
import { toasts } from '../../data/toasts.ts';
import { useAct } from '../../data/use-act.ts';
import type { Account } from './account.ts';

/** For another owner who has lost the phone and the recovery codes. */
export function ResetSecondFactor({ account: { id, displayName: name } }: { account: Account }) {
  const reset = useAct(secondFactor.resetSecondFactor);
  return (
    <AskFirst
      button="Reset two-step log-in"
      buttonLook="quiet"
      title={`Reset ${name}’s two-step log-in?`}
      text="For somebody who has lost their phone and their recovery codes. Please make sure it’s really them asking: their password alone is then enough, and every device is logged out."
      action="Reset it"
      busy={reset.isPending}
      onConfirm={(close) =>
        reset.mutate(
          { params: { id } },
          {
            onSuccess: () =>
              void showToast(toasts.accountChanged(`${name} now logs in with the password alone.`)),
            onError: (error) => void showToast(toasts.accountFailed(error)),
            onSettled: close,
          },
        )
      }
    />
  );
}
