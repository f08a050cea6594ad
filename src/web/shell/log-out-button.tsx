import { clsx } from 'clsx';
import { LogOut } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';
import type LeaveDialog from './leave-dialog.tsx';
import { countFinished, type Finished } from '../data/finished.ts';
import { useLogout, useUser } from '../data/user.ts';
import { toasts } from '../data/toasts.ts';
import { useOneAtATime } from '#ui/use-one-at-a-time.ts';

interface Question {
  left: Finished;
  Dialog: ComponentType<Parameters<typeof LeaveDialog>[0]>;
}

/** Logs out; queued games are sent first, and if that fails, the pupil is asked. */
export function LogOutButton({ className }: { className?: string }) {
  const { data: user } = useUser();
  const [question, setQuestion] = useState<Question | null>(null);
  const logOut = useLogOutNow();
  const { run, running } = useOneAtATime(async () => {
    const asked = user ? await whatToAsk(user.id) : null;
    if (asked) setQuestion(asked);
    else await logOut();
  });
  return (
    <>
      <Button
        look="quiet"
        aria-disabled={running ? true : undefined}
        className={clsx('aria-disabled:opacity-60', className)}
        onClick={() => void run()}
      >
        <LogOut aria-hidden className="size-6 shrink-0" />
        {running ? 'Logging out...' : 'Log Out'}
      </Button>
      {question && (
        <question.Dialog
          left={question.left}
          onStay={() => setQuestion(null)}
          onLeave={() => void logOut()}
        />
      )}
    </>
  );
}

function useLogOutNow(): () => Promise<void> {
  const logout = useLogout();
  return async () => {
    try {
      await logout.mutateAsync();
      showToast(toasts.loggedOut);
    } catch (error) {
      showToast(toasts.logoutFailed(error));
    }
  };
}

/** The question about queued games; if its code does not load, the games are safe all the same. */
async function whatToAsk(userId: number): Promise<Question | null> {
  try {
    // Preloaded, so that logging out needs no network.
    const { gamesLeftBehind } = await import('../sync/sender.ts');
    const games = await gamesLeftBehind(userId);
    if (games.length === 0) return null;
    const { default: Dialog } = await import('./leave-dialog.tsx');
    return { left: countFinished(games), Dialog };
  } catch {
    return null;
  }
}
