import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { YearGroup } from '#shared/years.ts';

const LOOKS: Record<YearGroup, { ground: string; number: string }> = {
  1: { ground: 'bg-coral-soft', number: 'text-coral' },
  2: { ground: 'bg-sun-soft', number: 'text-ink' },
  3: { ground: 'bg-leaf-soft', number: 'text-leaf' },
  4: { ground: 'bg-sea-soft', number: 'text-sea' },
  5: { ground: 'bg-sky-soft', number: 'text-sky' },
  6: { ground: 'bg-grape-soft', number: 'text-grape' },
};

interface YearButtonProps {
  year: YearGroup;
  chosen: boolean;
  onTap: () => void;
}

export function YearButton({ year, chosen, onTap }: YearButtonProps) {
  const { ground, number } = LOOKS[year];
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onTap}
      className={clsx(
        'relative flex min-h-32 flex-col items-center justify-center rounded-3xl border-4 px-1 py-3 shadow-card transition-transform active:[scale:0.95] sm:min-h-40 roomy:min-h-52',
        ground,
        chosen ? 'animate-pop border-sea' : 'border-transparent hover:border-edge',
      )}
    >
      {chosen && (
        <span className="absolute top-1.5 right-1.5 grid size-7 place-items-center rounded-full bg-sea text-white sm:top-2 sm:right-2 sm:size-9">
          <Check aria-hidden />
        </span>
      )}
      <span aria-hidden className={clsx('text-5xl leading-none font-bold sm:text-7xl', number)}>
        {year}
      </span>
      <span className="mt-2 text-xl font-bold">{`Year ${year}`}</span>
      <span aria-hidden className="min-h-6 text-base leading-6">
        {chosen && 'Tap again!'}
      </span>
    </button>
  );
}
