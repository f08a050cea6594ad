import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Confetti } from './confetti.tsx';

/** How many of the latest avatars are shown (spec S9). */
const SHOWN = 5;

interface AvatarsDialogProps {
  unlocked: readonly string[];
  onClose: () => void;
  onTry: () => void;
}

/** The reward: the avatars that were just unlocked (spec S2 New Avatars Unlocked dialog). */
export function AvatarsDialog({ unlocked, onClose, onTry }: AvatarsDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="New Avatars Unlocked!"
      description={`You unlocked ${unlocked.length} new avatars by completing games!`}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            Maybe Later
          </Button>
          <Button onClick={onTry}>Try Them Now!</Button>
        </>
      }
    >
      <Confetti />
      <ul className="mt-5 grid grid-cols-5 gap-2">
        {unlocked.slice(-SHOWN).map((avatar) => (
          <li
            key={avatar}
            className="grid aspect-square animate-pop place-items-center rounded-2xl bg-sun-soft text-4xl"
          >
            {avatar}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
