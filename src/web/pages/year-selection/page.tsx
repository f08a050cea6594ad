import { useState } from 'react';
import { useLocation } from 'wouter';
import { YEAR_GROUPS, type YearGroup } from '#shared/years.ts';
import { showToast } from '#ui/toast.tsx';
import { HOME } from '../../data/paths.ts';
import { useSetYearGroup } from '../../data/user.ts';
import { LogOutButton } from '../../shell/log-out-button.tsx';
import { PageIntro } from '../../shell/page-intro.tsx';
import { TIPS } from '../../shell/tips.ts';
import { toasts } from '../../data/toasts.ts';
import { useOneAtATime } from '#ui/use-one-at-a-time.ts';
import { YearButton } from './year-button.tsx';

const TAP_TWICE = 'Tap a year twice to confirm.';
const LATER = 'You can change this later in your profile';

export default function YearSelectionPage() {
  const [chosen, setChosen] = useState<YearGroup | null>(null);
  const { run: confirm, running } = useConfirmYear(() => setChosen(null));

  function tap(year: YearGroup) {
    if (running) return;
    if (year === chosen) void confirm(year);
    else setChosen(year);
  }

  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-4 p-4 sm:gap-6 sm:p-8">
      <PageIntro title="Choose your year" tip={TIPS.yearSelection} spoken={[TAP_TWICE, LATER]} />
      <div className="text-xl">
        <p>{TAP_TWICE}</p>
        <p role="status" className="min-h-15 font-bold text-sea sm:min-h-8">
          {statusText(chosen, running !== null)}
        </p>
      </div>
      <div role="group" aria-label="Year group" className="grid grid-cols-3 gap-2 sm:gap-4">
        {YEAR_GROUPS.map((year) => (
          <YearButton key={year} year={year} chosen={year === chosen} onTap={() => tap(year)} />
        ))}
      </div>
      <p className="text-center text-ink-soft">{LATER}</p>
      <LogOutButton className="self-center lg:hidden" />
    </div>
  );
}

function statusText(chosen: YearGroup | null, saving: boolean): string {
  if (saving) return 'Saving your year…';
  return chosen ? `Year ${chosen} chosen. Tap again to confirm.` : '';
}

/** Saves the year and opens Home; after a failure nothing is selected, as before (D1 Year-group failure). */
function useConfirmYear(onFailed: () => void) {
  const setYearGroup = useSetYearGroup();
  const [, navigate] = useLocation();
  return useOneAtATime(async (yearGroup: YearGroup) => {
    try {
      await setYearGroup.mutateAsync({ yearGroup });
      showToast(toasts.yearGroupSet(yearGroup));
      navigate(HOME, { replace: true });
    } catch (error) {
      showToast(toasts.yearSelectionFailed(error));
      onFailed();
    }
  });
}
