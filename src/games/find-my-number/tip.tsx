// A tip on how to guess well, for this stage of the round.
import { Lightbulb } from 'lucide-react';
import { memo } from 'react';
import { ReadAloud } from '#games/kit/screen/read-aloud.tsx';
import type { YearGroup } from '#shared/years.ts';
import { TIPS } from './tips.ts';
import { hasHints, type Round } from './rules.ts';

function tipFor(year: YearGroup, { guesses }: Round): string {
  const tips = TIPS[year];
  if (guesses.length === 0) return tips.start;
  return hasHints(guesses.length - 1) ? tips.digits : tips.narrow;
}

export const Tip = memo(function Tip({ year, round }: { year: YearGroup; round: Round }) {
  const tip = tipFor(year, round);
  return (
    <div className="number-tip">
      <Lightbulb aria-hidden className="mt-0.5 size-5 shrink-0 self-start" />
      <p className="grow">
        <b>Tip:</b> {tip}
      </p>
      <ReadAloud text={tip} what="the tip" className="-my-2 -mr-2" />
    </div>
  );
});
