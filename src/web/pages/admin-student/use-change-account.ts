import type { CallOf } from '#shared/contract/endpoint.ts';
import { admin } from '#shared/contract/admin.ts';
import { showToast } from '#ui/toast.tsx';
import { useAct } from '../../admin/queries.ts';
import { toasts } from '../../toasts.ts';
import { useOneAtATime } from '../../use-one-at-a-time.ts';

type Change = CallOf<typeof admin.changeAccount>['body'];

/** Changes an account and says how it went; one change at a time. */
export function useChangeAccount(id: number) {
  const changeAccount = useAct(admin.changeAccount);
  return useOneAtATime(async (body: Change, text: string) => {
    try {
      await changeAccount.mutateAsync({ params: { id }, body });
      showToast(toasts.accountChanged(text));
    } catch (error) {
      showToast(toasts.accountFailed(error));
    }
  });
}
