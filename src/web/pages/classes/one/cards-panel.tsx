import { useState } from 'react';
import { classCards, type SignInCard } from '#shared/contract/class-cards.ts';
import type { ClassPupil } from '#shared/contract/classes.ts';
import { Button } from '#ui/button.tsx';
import { busyButton } from '#ui/busy-button.ts';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/toast.tsx';
import { ConfirmDialog } from '../../../staff/confirm-dialog.tsx';
import { toasts } from '../../../data/toasts.ts';
import { useAct } from '../../../data/use-act.ts';
import { Panel } from '../../../shell/panel.tsx';

const KINDS = {
  pictures: { none: 'Make pictures for those who have none', all: 'New pictures' },
  qr: { none: 'Make QR cards for those who have none', all: 'New QR cards' },
} as const;
type Kind = keyof typeof KINDS;

const WHOLE_CLASS = 'all';

interface CardsPanelProps {
  classId: number;
  pupils: readonly ClassPupil[];
  onMade: (cards: readonly SignInCard[]) => void;
  onPrint: (what: 'list' | 'letter') => void;
}

/** Makes secret pictures and QR cards for pupils who have none, or new ones that replace the old. */
export function CardsPanel({ classId, pupils, onMade, onPrint }: CardsPanelProps) {
  const [done, setDone] = useState('');
  const [asked, setAsked] = useState<Kind | null>(null);
  const [chosen, setChosen] = useState(WHOLE_CLASS);
  const make = useAct(classCards.makeCards);
  const one = pupils.find(({ id }) => String(id) === chosen);
  const whom = one?.displayName ?? 'the whole class';

  function start(kind: Kind, pupilIds?: number[]) {
    if (make.isPending) return;
    setDone('');
    make.mutate(
      { params: { classId }, body: { kind, ...(pupilIds && { pupilIds }) } },
      {
        onSuccess: ({ rows }) => {
          if (rows.length > 0) onMade(rows);
          else setDone(pupils.length > 0 ? 'Everybody has them already.' : 'Add pupils first.');
        },
        onError: (error) => showToast(toasts.adminActFailed(error)),
        onSettled: () => setAsked(null),
      },
    );
  }

  return (
    <Panel title="Pictures and cards" id="cards">
      <p>
        Only pupils who have secret pictures are on the class page. With a QR card they sign in by
        the camera of a device, at home as well.
      </p>
      <div className="flex flex-wrap gap-3">
        {(['pictures', 'qr'] as const).map((kind) => (
          <Button
            key={kind}
            look="quiet"
            onClick={() => start(kind)}
            {...busyButton(make.isPending)}
          >
            {KINDS[kind].none}
          </Button>
        ))}
      </div>
      <p role="status">{done}</p>
      {pupils.length > 0 && (
        <div className="flex flex-wrap items-end gap-3">
          <Select
            label="Lost or seen by others?"
            value={one ? chosen : WHOLE_CLASS}
            options={[
              { value: WHOLE_CLASS, text: 'The whole class' },
              ...pupils.map(({ id, displayName }) => ({ value: String(id), text: displayName })),
            ]}
            onChange={setChosen}
          />
          {(['pictures', 'qr'] as const).map((kind) => (
            <Button key={kind} look="quiet" onClick={() => setAsked(kind)}>
              {KINDS[kind].all}
            </Button>
          ))}
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={() => onPrint('list')}>
          Print the class list
        </Button>
        <Button look="quiet" onClick={() => onPrint('letter')}>
          Print a letter to parents
        </Button>
      </div>
      <ConfirmDialog
        open={asked !== null}
        title={asked ? `${KINDS[asked].all} for ${whom}?` : ''}
        text="The old ones stop working at once, and whoever is signed in with them is signed out."
        action="Make new ones"
        busy={make.isPending}
        onConfirm={() => asked && start(asked, one ? [one.id] : pupils.map(({ id }) => id))}
        onClose={() => setAsked(null)}
      />
    </Panel>
  );
}
