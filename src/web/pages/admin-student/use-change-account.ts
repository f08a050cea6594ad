import type { CallOf } from '#shared/contract/endpoint.ts';
import { admin } from '#shared/contract/admin.ts';
import { showToast } from '#ui/toast.tsx';
import { useAct } from '../admin/parts/queries.ts';
import { toasts } from '../../data/toasts.ts';
import { useOneAtATime } from '#ui/use-one-at-a-time.ts';

type Change = CallOf<typeof admin.changeAccount>['body'];

/** Changes an account and says how it went; one change at a time. `onPassword` hears of a password that was made by it. */
export function useChangeAccount(id: number, onPassword?: (password: string) => void) {
  const changeAccount = useAct(admin.changeAccount);
  return useOneAtATime(async (body: Change, text: string) => {
    try {
      const { password } = await changeAccount.mutateAsync({ params: { id }, body });
      if (password !== undefined) onPassword?.(password);
      showToast(toasts.accountChanged(text));
    } catch (error) {
      showToast(toasts.accountFailed(error));
    }
  });
}
