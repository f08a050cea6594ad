import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { ReadAloud } from '#games/kit/screen/read-aloud.tsx';
import type { Plant } from '#shared/contract/memory.ts';
import { buttonClasses } from '#ui/button.tsx';
import { HOME } from '../../../data/paths.ts';
import { BedPicture } from './bed-picture.tsx';
import { BED_NAMES, BED_TITLES, bedsFrom, plantsText, stagesText, thirstyCount } from './beds.ts';
import type { BedName } from '../../../shell/plant-picture.tsx';
import { Legend } from './legend.tsx';
import { Plants } from './plants.tsx';
import { LAWN, Scenery } from './scenery.tsx';

/**
 * Every plant of a pupil, in four beds, one of which can be open. The picture comes first in every state and always has
 * the same height, so that nothing moves when the answer arrives.
 */
export function Garden({ plants }: { plants: readonly Plant[] }) {
  const [open, setOpen] = useState<BedName | null>(null);
  const beds = bedsFrom(plants);
  if (plants.length === 0) return <EmptyGarden />;
  const summary = summaryOf(plants);
  return (
    <>
      <Ground>
        {BED_NAMES.map((name) => (
          <Bed
            key={name}
            name={name}
            plants={beds[name]}
            isOpen={name === open}
            onToggle={() => setOpen(name === open ? null : name)}
          />
        ))}
      </Ground>
      <div className="flex items-center gap-2">
        <p className="grow">{summary}</p>
        <ReadAloud text={summary} what="about your garden" className="-my-2" />
      </div>
      {open && <Plants key={open} bed={open} plants={beds[open]} />}
      <Legend />
    </>
  );
}

function summaryOf(plants: readonly Plant[]): string {
  const thirsty = thirstyCount(plants);
  const all = `You’ve grown ${plantsText(plants)}: ${stagesText(plants)}.`;
  if (thirsty === 0) return `${all} None of them is thirsty.`;
  return `${all} ${thirsty} ${thirsty === 1 ? 'is' : 'are'} thirsty and will come up in your games.`;
}

/** The beds without any plant, or while nothing is known about them. */
export function EmptyBeds({ isKnown }: { isKnown: boolean }) {
  return (
    <Ground>
      {BED_NAMES.map((name) => (
        <EmptyBed key={name} name={name} isKnown={isKnown} />
      ))}
    </Ground>
  );
}

/** The garden of a pupil whose memory is switched off (D9). */
export function RestingGarden() {
  return (
    <>
      <div className="overflow-hidden rounded-2xl">
        <Scenery />
      </div>
      <p>
        Your garden is resting: a grown-up has switched it off for you. All the games are there to
        play. If you would like a garden, ask your teacher.
      </p>
    </>
  );
}

function EmptyGarden() {
  return (
    <>
      <EmptyBeds isKnown />
      <p>Your garden is waiting. Play a game to plant your first seed.</p>
      <Link href={HOME} className={`${buttonClasses('sunny')} self-start`}>
        Choose a game
      </Link>
    </>
  );
}

function Ground({ children }: { children: ReactNode }) {
  return (
    <div className="overflow-hidden rounded-2xl" style={{ backgroundColor: LAWN }}>
      <Scenery />
      <div className="-mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7.5rem,40%)),1fr))] gap-2 p-2 sm:gap-4 sm:p-4 lg:grid-cols-4">
        {children}
      </div>
    </div>
  );
}

const SIGN =
  'relative flex min-h-28 grow items-center gap-1 rounded-xl border-2 border-edge bg-paper px-2 py-1.5 leading-tight sm:min-h-20';

interface BedProps {
  name: BedName;
  plants: readonly Plant[];
  isOpen: boolean;
  onToggle: () => void;
}

function Bed({ name, plants, isOpen, onToggle }: BedProps) {
  if (plants.length === 0) return <EmptyBed name={name} isKnown />;
  const thirsty = thirstyCount(plants);
  const thirstyText = thirsty > 0 ? `, ${thirsty} thirsty` : '';
  return (
    <button
      type="button"
      aria-label={`${BED_TITLES[name]}: ${plantsText(plants)}${thirstyText}`}
      aria-expanded={isOpen}
      onClick={onToggle}
      className="flex flex-col rounded-2xl text-left"
    >
      <BedPicture name={name} plants={plants} />
      <span className={clsx(SIGN, isOpen && 'bg-sun-soft')}>
        <span className="min-w-0 grow">
          <b className="block wrap-anywhere">{BED_TITLES[name]}</b>
          <span className="text-base">{plantsText(plants)}</span>
          {thirsty > 0 && (
            <>
              <span className="text-base">, </span>
              <span className="text-base whitespace-nowrap text-sky">{thirsty} thirsty</span>
            </>
          )}
        </span>
        <ChevronDown
          aria-hidden
          className={clsx('shrink-0 transition-transform', isOpen && 'rotate-180')}
        />
      </span>
    </button>
  );
}

function EmptyBed({ name, isKnown }: { name: BedName; isKnown: boolean }) {
  return (
    <div className="flex flex-col">
      <BedPicture name={name} plants={[]} />
      <p className={SIGN}>
        <span>
          <b className="block wrap-anywhere">
            {BED_TITLES[name]}
            {isKnown && <span className="sr-only">:</span>}
          </b>{' '}
          {isKnown && <span className="text-base text-ink-soft">nothing planted yet</span>}
        </span>
      </p>
    </div>
  );
}
