import { useState } from 'react';
import { classCards, type SignInCard } from '#shared/contract/class-cards.ts';
import type { ClassPupil } from '#shared/contract/classes.ts';
import { Button } from '#ui/button.tsx';
import { busyButton } from '#ui/busy-button.ts';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/toast.tsx';
import { useSharedOrigin } from '../../../data/shared-origin.ts';
import { toasts } from '../../../data/toasts.ts';
import { useAct } from '../../../data/use-act.ts';
import { Panel } from '../../../shell/panel.tsx';
import { byShownName, namesShown, useHiddenNames } from '../names/hidden-names.ts';
import { NamesSwitch } from '../names/names-switch.tsx';
import { pupilsText } from '../texts.ts';
import { NewCards } from './new-cards.tsx';

const KINDS = { pictures: 'Create picture passwords', qr: 'Create QR cards' } as const;

type Kind = keyof typeof KINDS;

const WHOLE_CLASS = 'all';

interface CardsPanelProps {
  classId: number;
  pupils: readonly ClassPupil[];
  /** Called even if the teacher has left the page by then. */
  onMade: (cards: readonly SignInCard[]) => void;
  onPrint: (what: 'list' | 'letter') => void;
}

/** Makes secret pictures and QR cards for pupils who have none, or new ones that replace the old. */
export function CardsPanel({ classId, pupils, onMade, onPrint }: CardsPanelProps) {
  const [done, setDone] = useState('');
  const [chosen, setChosen] = useState(WHOLE_CLASS);
  const [areHidden, setHidden] = useHiddenNames();
  const names = namesShown(pupils, areHidden);
  const make = useAct(classCards.makeCards);
  const one = pupils.find(({ id }) => String(id) === chosen);

  const kinds: readonly Kind[] = useSharedOrigin() === null ? ['pictures'] : ['pictures', 'qr'];
  const without = (kind: Kind) =>
    pupils.filter(({ signIn }) => !signIn[kind === 'qr' ? 'card' : 'pictures']).length;

  async function start(kind: Kind) {
    if (make.isPending) return;
    setDone('');
    try {
      const { rows } = await make.mutateAsync({ params: { classId }, body: { kind } });
      if (rows.length > 0) onMade(rows);
      else setDone(pupils.length > 0 ? 'Everybody has them already.' : 'Add pupils first.');
    } catch (error) {
      showToast(toasts.adminActFailed(error));
    }
  }

  return (
    <Panel title="Pictures and cards" id="cards">
      <p>
        Only pupils with secret pictures are on the class page. With a QR card they can sign in with
        any device’s camera, at home too.
      </p>
      <div className="flex flex-wrap gap-3">
        {kinds.map((kind) => (
          <Button
            key={kind}
            look="quiet"
            onClick={() => void start(kind)}
            {...busyButton(make.isPending)}
          >
            {`${KINDS[kind]} (${pupilsText(without(kind))})`}
          </Button>
        ))}
      </div>
      <p role="status">{done}</p>
      {pupils.length > 0 && (
        <div className="flex flex-wrap items-end gap-3">
          <Select
            label="Lost a card, or has someone seen it?"
            value={one ? chosen : WHOLE_CLASS}
            options={[
              { value: WHOLE_CLASS, text: 'The whole class' },
              ...byShownName(pupils, names, ({ id }) => id).map(({ id }) => ({
                value: String(id),
                text: names.get(id) ?? 'A pupil',
              })),
            ]}
            onChange={setChosen}
          />
          <NewCards
            classId={classId}
            pupilIds={one ? [one.id] : pupils.map(({ id }) => id)}
            whom={(one && names.get(one.id)) ?? 'the whole class'}
            onMade={onMade}
          />
          <NamesSwitch areHidden={areHidden} onChange={setHidden} />
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
    </Panel>
  );
}
