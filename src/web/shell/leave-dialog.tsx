import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface LeaveDialogProps {
  /** Number of finished games still in the queue. */
  games: number;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before a pupil logs out with finished games in the queue. */
export default function LeaveDialog({ games, onStay, onLeave }: LeaveDialogProps) {
  const waiting = games === 1 ? '1 game is waiting' : `${games} games are waiting`;
  return (
    <Dialog
      open
      onClose={onStay}
      title="Wait a moment!"
      description={`${waiting} on this device. We could not send ${games === 1 ? 'it' : 'them'} yet.`}
      actions={
        <>
          <Button look="quiet" onClick={onLeave}>
            Log out
          </Button>
          <Button onClick={onStay}>Stay here</Button>
        </>
      }
    >
      <p className="mt-3">
        {games === 1 ? 'It stays' : 'They stay'} safe here for you, and will be sent the next time
        you log in on this device.
      </p>
    </Dialog>
  );
}
