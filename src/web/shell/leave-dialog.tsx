import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { finishedText, totalOf, type Finished } from '../data/finished.ts';

interface LeaveDialogProps {
  /** What is still in the queue. */
  left: Finished;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before a pupil logs out with finished games in the queue. */
export default function LeaveDialog({ left, onStay, onLeave }: LeaveDialogProps) {
  const isOne = totalOf(left) === 1;
  const waiting = `${finishedText(left)} ${isOne ? 'is' : 'are'} waiting`;
  return (
    <Dialog
      open
      onClose={onStay}
      title="Wait a moment!"
      description={`${waiting} on this device. We couldn’t send ${isOne ? 'it' : 'them'} yet.`}
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
        {isOne ? 'It stays' : 'They stay'} safe here for you, and will be sent the next time you log
        in on this device.
      </p>
    </Dialog>
  );
}
