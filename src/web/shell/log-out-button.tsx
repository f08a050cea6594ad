import { clsx } from 'clsx';
import { LogOut } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';
import { useLogout } from '../queries.ts';
import { toasts } from '../toasts.ts';
import { useOneAtATime } from '../use-one-at-a-time.ts';

export function LogOutButton({ className }: { className?: string }) {
  const logout = useLogout();
  const { run, running } = useOneAtATime(async () => {
    try {
      await logout.mutateAsync();
      showToast(toasts.loggedOut);
    } catch (error) {
      showToast(toasts.logoutFailed(error));
    }
  });
  return (
    <Button
      look="quiet"
      aria-disabled={running ? true : undefined}
      className={clsx('aria-disabled:opacity-60', className)}
      onClick={() => void run()}
    >
      <LogOut aria-hidden className="size-6 shrink-0" />
      {running ? 'Logging out...' : 'Log Out'}
    </Button>
  );
}
