import { useEffect, useEffectEvent } from 'react';
import type { User } from '#shared/contract/auth.ts';
import { pupilContract } from '#shared/contract/pupil.ts';
import { showToast } from '#ui/toast.tsx';
import { TooltipProvider } from '#ui/tooltip.tsx';
import { useOwnRead } from '../../data/own-reads.ts';
import { useCall } from '../../data/use-act.ts';
import { useFindUser } from '../../data/user.ts';
import { LoadState } from '../../shell/load-state.tsx';
import { Panel } from '../../shell/panel.tsx';
import { toasts } from '../../data/toasts.ts';
import { useOneAtATime } from '#ui/use-one-at-a-time.ts';
import { AvatarButton, LockedAvatar } from './avatar-button.tsx';

export function AvatarPicker({ user }: { user: User }) {
  const { avatars, unlocked, error, retry } = useAvatarLists();
  return (
    <Panel title="My avatar">
      {avatars && unlocked ? (
        <TooltipProvider>
          <AvatarGrid avatars={avatars} unlocked={unlocked} current={user.avatar} />
        </TooltipProvider>
      ) : (
        <LoadState
          failed={error !== null}
          sentence="We couldn’t load the avatars."
          onRetry={retry}
        />
      )}
    </Panel>
  );
}

/** All avatars and this pupil's; a toast if either cannot be loaded. */
function useAvatarLists() {
  const all = useOwnRead(pupilContract.getAvatars);
  const own = useOwnRead(pupilContract.getUserAvatars);
  const error = all.error ?? own.error;
  const complain = useEffectEvent(() => showToast(toasts.avatarsNotLoaded(error)));
  const failed = error !== null;
  useEffect(() => {
    if (failed) complain();
  }, [failed]);
  const retry = () => {
    for (const list of [all, own]) if (list.isError) void list.refetch();
  };
  return { avatars: all.data, unlocked: own.data?.unlockedAvatars, error, retry };
}

interface AvatarGridProps {
  avatars: readonly string[];
  unlocked: readonly string[];
  current: string;
}

function AvatarGrid({ avatars, unlocked, current }: AvatarGridProps) {
  const setAvatar = useCall(pupilContract.setAvatar);
  const findUser = useFindUser();
  const { run: choose, running } = useOneAtATime(async (avatar: string) => {
    if (avatar === current) return;
    try {
      await setAvatar.mutateAsync({ body: { avatar } });
      await findUser();
      showToast(toasts.avatarSet);
    } catch (error) {
      showToast(toasts.avatarFailed(error));
    }
  });
  const shown = running?.[0] ?? current;
  return (
    <>
      <p>
        {unlocked.length < avatars.length
          ? `You have ${unlocked.length} of ${avatars.length} avatars. Play more games to unlock the rest!`
          : `You have all ${avatars.length} avatars. Great work!`}
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1 sm:grid-cols-10 lg:gap-2">
        {avatars.map((avatar) => (
          <li key={avatar}>
            {unlocked.includes(avatar) ? (
              <AvatarButton
                avatar={avatar}
                chosen={avatar === shown}
                onChoose={() => void choose(avatar)}
              />
            ) : (
              <LockedAvatar avatar={avatar} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
