import { useState } from 'react';
import { classCards } from '#shared/contract/class-cards.ts';
import { Button } from '#ui/button.tsx';
import { busyButton } from '#ui/busy-button.ts';
import { showToast } from '#ui/toast.tsx';
import { useAct } from '../../admin/parts/queries.ts';
import { toasts } from '../../../data/toasts.ts';
import { pupilsText } from '../texts.ts';

/** Makes secret pictures for those who have none. */
export function MakePictures({ classId }: { classId: number }) {
  const [done, setDone] = useState('');
  const make = useAct(classCards.makeCards);
  const start = () => {
    if (make.isPending) return;
    setDone('');
    make.mutate(
      { params: { classId }, body: { kind: 'pictures' } },
      {
        onSuccess: ({ total }) =>
          setDone(
            total === 0
              ? 'Everybody in the class has pictures already.'
              : `Pictures are made for ${pupilsText(total)}.`,
          ),
        onError: (error) => showToast(toasts.adminActFailed(error)),
      },
    );
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <p>Only pupils who have secret pictures are on the class page.</p>
      <Button look="quiet" onClick={start} {...busyButton(make.isPending)}>
        Make pictures for those who have none
      </Button>
      <p role="status">{done}</p>
    </div>
  );
}
