import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import { avatarName } from '#shared/avatars.ts';
import { Tooltip } from '#ui/tooltip.tsx';

const PLACE =
  'relative grid aspect-square min-h-11 w-full place-items-center rounded-2xl text-3xl leading-none lg:text-4xl';

interface AvatarButtonProps {
  avatar: string;
  chosen: boolean;
  onChoose: () => void;
}

export function AvatarButton({ avatar, chosen, onChoose }: AvatarButtonProps) {
  const name = avatarName(avatar);
  return (
    <Tooltip text={name}>
      <button
        type="button"
        aria-label={name}
        aria-pressed={chosen}
        onClick={onChoose}
        className={clsx(
          PLACE,
          'border-4 transition-transform hover:[scale:1.05] active:[scale:0.95]',
          chosen ? 'border-sea bg-sea-soft' : 'border-transparent bg-cream hover:border-line',
        )}
      >
        {avatar}
      </button>
    </Tooltip>
  );
}

/** A locked avatar: greyed, with a padlock, and not a button. */
export function LockedAvatar({ avatar }: { avatar: string }) {
  return (
    <button type="button" disabled aria-label="Locked avatar" className={clsx(PLACE, 'bg-line')}>
      <span className="opacity-30 [filter:grayscale(1)]">{avatar}</span>
      <span className="absolute right-0.5 bottom-0.5 grid size-6 place-items-center rounded-full bg-paper text-ink-soft shadow-card">
        <Lock aria-hidden className="size-4" />
      </span>
    </button>
  );
}
