import { classCards } from '#shared/contract/class-cards.ts';
import { pictureName, type SignInPicture } from '#shared/sign-in-pictures.ts';
import { Button } from '#ui/button.tsx';
import { busyButton } from '#ui/busy-button.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useAct } from '../../../data/use-act.ts';
import { isNotFound, sentenceOf } from '../../../data/refusals.ts';

interface ForgottenPicturesProps {
  classId: number;
  userId: number;
  /** What the pupil is called on the screen. */
  name: string;
  onClose: () => void;
}

/** Shows the secret pictures of a pupil who has forgotten them. It asks first, because the look is recorded. */
export function ForgottenPictures({ classId, userId, name, onClose }: ForgottenPicturesProps) {
  const lookUp = useAct(classCards.lookUpPictures);
  const start = () => {
    if (!lookUp.isPending) lookUp.mutate({ params: { classId, userId } });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Pictures of ${name}`}
      description="Show them to this pupil only. The log records that you looked."
    >
      <div className="mt-4 flex flex-col gap-5">
        <div role="status">{lookUp.data && <Pictures pictures={lookUp.data.pictures} />}</div>
        {lookUp.error && (
          <p role="alert" className="rounded-2xl bg-coral-soft p-4 font-bold">
            {isNotFound(lookUp.error)
              ? `${name} has no secret pictures yet.`
              : sentenceOf(lookUp.error)}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" onClick={onClose}>
            Close
          </Button>
          {!lookUp.data && (
            <Button onClick={start} {...busyButton(lookUp.isPending)}>
              Show the pictures
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function Pictures({ pictures }: { pictures: readonly SignInPicture[] }) {
  return (
    <ol className="flex justify-around rounded-2xl bg-sun-soft p-5">
      {pictures.map((picture) => (
        <li key={picture} className="flex flex-col items-center gap-1">
          <span aria-hidden className="text-5xl">
            {picture}
          </span>
          <span className="font-bold">{pictureName(picture)}</span>
        </li>
      ))}
    </ol>
  );
}
