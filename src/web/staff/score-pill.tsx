import { clsx } from 'clsx';
import { Check, CircleAlert, Minus, type LucideIcon } from 'lucide-react';
import { scoreBand, type ScoreBand } from '#shared/scores.ts';

interface BandLook {
  icon: LucideIcon;
  word: string;
  classes: string;
}

/** Each band has a sign and a word in addition to its colour (WCAG 2.2, 1.4.1). */
const BANDS: Record<ScoreBand, BandLook> = {
  green: { icon: Check, word: 'doing well', classes: 'bg-leaf-soft text-leaf' },
  yellow: { icon: Minus, word: 'getting there', classes: 'bg-sun-soft text-ink' },
  red: { icon: CircleAlert, word: 'needs help', classes: 'bg-coral-soft text-coral' },
};

interface ScorePillProps {
  /** Decides the colour band (spec S9 Score colour bands); null without games. */
  percent: number | null;
  text: string;
}

/** A score in the colour of its band. */
export function ScorePill({ percent, text }: ScorePillProps) {
  if (percent === null) return <span>{text}</span>;
  const { icon: Icon, word, classes } = BANDS[scoreBand(percent)];
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 rounded-full px-2.5 font-bold whitespace-nowrap',
        classes,
      )}
    >
      <Icon aria-hidden className="size-4" />
      {text}
      <span className="sr-only">{`, ${word}`}</span>
    </span>
  );
}

/** A legend of the colours and signs. */
export function ScoreLegend() {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-base text-ink-soft">
      <LegendEntry band="green">70% or more</LegendEntry>
      <LegendEntry band="yellow">40% or more</LegendEntry>
      <LegendEntry band="red">less than 40%</LegendEntry>
    </ul>
  );
}

function LegendEntry({ band, children }: { band: ScoreBand; children: string }) {
  const { icon: Icon, word, classes } = BANDS[band];
  return (
    <li className="flex items-center gap-1.5">
      <span className={clsx('grid size-6 place-items-center rounded-full', classes)}>
        <Icon aria-hidden className="size-4" />
      </span>
      {`${children}: ${word}`}
    </li>
  );
}
