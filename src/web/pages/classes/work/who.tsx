import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ClassPupil } from '#shared/contract/classes.ts';
import { Choice } from '#ui/choice.tsx';
import { byShownName } from '../names/hidden-names.ts';

interface WhoProps {
  pupils: readonly ClassPupil[];
  /** What each pupil is called on the screen, by id. */
  names: ReadonlyMap<number, string>;
  /** Null for the whole class. */
  chosen: readonly number[] | null;
  onChange: (chosen: readonly number[] | null) => void;
}

const OPTIONS = [
  { value: 'all', text: 'The whole class' },
  { value: 'some', text: 'Some pupils' },
] as const;

/** The pupils whom the work is for: the whole class, including pupils who join later, or some of them. */
export function Who({ pupils, names, chosen, onChange }: WhoProps) {
  const toggle = (id: number) =>
    onChange(
      chosen?.includes(id) ? chosen.filter((other) => other !== id) : [...(chosen ?? []), id],
    );
  return (
    <div className="flex flex-col gap-3">
      <Choice
        label="Who"
        hint="The whole class includes pupils who join later."
        value={chosen === null ? 'all' : 'some'}
        options={OPTIONS}
        onChange={(value) => onChange(value === 'all' ? null : [])}
      />
      {chosen && (
        <ul aria-label="Pupils" className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-5">
          {byShownName(pupils, names, ({ id }) => id).map(({ id }) => {
            const isChosen = chosen.includes(id);
            return (
              <li key={id}>
                <button
                  type="button"
                  aria-pressed={isChosen}
                  onClick={() => toggle(id)}
                  className={clsx(
                    'flex min-h-12 w-full items-center gap-2 rounded-2xl border-2 px-3 py-2 text-left font-bold wrap-anywhere',
                    isChosen
                      ? 'border-sea bg-sea text-white'
                      : 'border-edge bg-paper hover:bg-sun-soft',
                  )}
                >
                  <Check
                    aria-hidden
                    className={clsx('size-5 shrink-0', !isChosen && 'opacity-0')}
                  />
                  {names.get(id)}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
