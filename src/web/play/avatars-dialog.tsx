import { useLocation } from 'wouter';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Confetti } from './confetti.tsx';
import { endOffer, useOfferedAvatars } from './new-avatars.ts';

/** How many of the latest avatars are shown (spec S9). */
const SHOWN = 5;

/** The reward, once: the avatars that were just unlocked (spec S2 New Avatars Unlocked dialog). */
export function AvatarsDialog() {
  const unlocked = useOfferedAvatars();
  const [, navigate] = useLocation();
  if (unlocked.length === 0) return null;
  const tryThem = () => {
    endOffer();
    navigate('/profile');
  };
  return (
    <Dialog
      open
      onClose={endOffer}
      title="New Avatars Unlocked!"
      description={`You unlocked ${unlocked.length} new avatars by completing games!`}
      actions={
        <>
          <Button look="quiet" onClick={endOffer}>
            Maybe Later
          </Button>
          <Button onClick={tryThem}>Try Them Now!</Button>
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
