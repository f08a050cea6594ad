import { gameLabel } from '#games/registry.ts';
import { Dialog } from '#ui/dialog.tsx';

/** Plays one game in a dialog; `onClose` when the pupil leaves it. */
export function PlayGame({ gameId, onClose }: { gameId: string; onClose: () => void }) {
  const { title, emoji } = gameLabel(gameId);
  return (
    <Dialog open onClose={onClose} title={`${emoji} ${title}`} size="wide">
      <p>Good luck! Take your time and read carefully.</p>
    </Dialog>
  );
}
