import type { User } from '#shared/contract/auth.ts';
import { YEAR_GROUPS, type YearGroup } from '#shared/years.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';
import { useSetYearGroup } from '../../data/user.ts';
import { Panel } from '../../shell/panel.tsx';
import { toasts } from '../../data/toasts.ts';
import { useOneAtATime } from '#ui/use-one-at-a-time.ts';

/** Changes the year at a tap. The new year is shown at once; if it cannot be saved the old one returns (D1). */
export function YearChanger({ user }: { user: User }) {
  const setYearGroup = useSetYearGroup();
  const { run: change, running } = useOneAtATime(async (yearGroup: YearGroup) => {
    if (yearGroup === user.yearGroup) return;
    try {
      await setYearGroup.mutateAsync({ yearGroup });
      showToast(toasts.yearGroupSet(yearGroup));
    } catch (error) {
      showToast(toasts.yearChangeFailed(error));
    }
  });
  const shownYear = running?.[0] ?? user.yearGroup;
  return (
    <Panel title="My year group" aria-busy={running !== null}>
      <p>Your games have questions for your year.</p>
      <div role="group" aria-label="Year group" className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {YEAR_GROUPS.map((year) => (
          <Button
            key={year}
            look={year === shownYear ? 'primary' : 'quiet'}
            aria-pressed={year === shownYear}
            onClick={() => void change(year)}
          >{`Year ${year}`}</Button>
        ))}
      </div>
    </Panel>
  );
}
