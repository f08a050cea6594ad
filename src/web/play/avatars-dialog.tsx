import { useLocation } from 'wouter';
import { useOpeningCue } from '#games/kit/screen/sound.ts';
import { ReadAloud } from '#games/kit/screen/read-aloud.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Confetti } from './confetti.tsx';
import { endOffer, useOfferedAvatars } from '../sync/status.ts';

const TITLE = 'New Avatars Unlocked!';
/** Number of avatars shown (spec S9). */
const SHOWN = 5;

/** Shows newly unlocked avatars, once (spec S2 New Avatars Unlocked dialog). */
export function AvatarsDialog() {
  const unlocked = useOfferedAvatars();
  const [, navigate] = useLocation();
  useOpeningCue(unlocked.length > 0 ? 'avatars' : null);
  if (unlocked.length === 0) return null;
  const sentence = `You unlocked ${unlocked.length} new avatars by completing games!`;
  const tryThem = () => {
    endOffer();
    navigate('/profile');
  };
  return (
    <Dialog
      open
      onClose={endOffer}
      title={TITLE}
      description={sentence}
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
      <ReadAloud text={[TITLE, sentence]} what="the news" className="self-center" />
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
