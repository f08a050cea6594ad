import { useState } from 'react';
import { classCards, type SignInCard } from '#shared/contract/class-cards.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';
import { toasts } from '../../../data/toasts.ts';
import { useSharedOrigin } from '../../../data/shared-origin.ts';
import { useAct } from '../../../data/use-act.ts';
import { ConfirmDialog } from '../../../staff/confirm-dialog.tsx';
import { NoAddress } from '../../../staff/no-address.tsx';

const KINDS = { pictures: 'New pictures', qr: 'New QR cards' } as const;
type Kind = keyof typeof KINDS;

interface NewCardsProps {
  classId: number;
  /** Who gets new ones, and what they are called in the question. */
  pupilIds: readonly number[];
  whom: string;
  /** Called even if the teacher has left the page by then. */
  onMade: (cards: readonly SignInCard[]) => void;
}

/** Makes pictures, and cards where other devices could use them, in the place of the old ones, after a question. */
export function NewCards({ classId, pupilIds, whom, onMade }: NewCardsProps) {
  const origin = useSharedOrigin();
  const kinds: readonly Kind[] = origin === null ? ['pictures'] : ['pictures', 'qr'];
  const [asked, setAsked] = useState<Kind | null>(null);
  const make = useAct(classCards.makeCards);
  const start = async (kind: Kind) => {
    const body = { kind, pupilIds: [...pupilIds] };
    try {
      onMade((await make.mutateAsync({ params: { classId }, body })).rows);
    } catch (error) {
      showToast(toasts.adminActFailed(error));
    }
    setAsked(null);
  };
  return (
    <>
      {kinds.map((kind) => (
        <Button key={kind} look="quiet" onClick={() => setAsked(kind)}>
          {KINDS[kind]}
        </Button>
      ))}
      {origin === null && <NoAddress />}
      <ConfirmDialog
        open={asked !== null}
        title={asked ? `${KINDS[asked]} for ${whom}?` : ''}
        text="The old ones stop working at once, and whoever is signed in with them is logged out."
        action="Make new ones"
        busy={make.isPending}
        onConfirm={() => asked && void start(asked)}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
