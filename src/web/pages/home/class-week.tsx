import { pupilContract } from '#shared/contract/pupil.ts';
import { Progress } from '#ui/progress.tsx';
import { useRead } from '../../data/use-read.ts';

/** What the pupil's class wants to play this week, beside its own last week; nothing without a goal. */
export default function ClassWeek() {
  const { data } = useRead(pupilContract.getOwnWeek, {});
  if (!data) return null;
  const { goal, rounds, lastWeek } = data;
  const text =
    rounds < goal
      ? `Your class has played ${rounds} of ${goal} games this week.`
      : `Your class has played ${rounds} games this week. That is your goal!`;
  return (
    <section aria-label="Our week" className="rounded-3xl bg-paper p-4 shadow-card">
      <p className="mb-2 font-bold">
        {text}
        {lastWeek > 0 && (
          <span className="font-normal text-ink-soft">{` Last week it played ${lastWeek}.`}</span>
        )}
      </p>
      <Progress
        percent={Math.min(100, Math.round((100 * rounds) / goal))}
        label="How far your class is"
        fill="bg-leaf"
      />
    </section>
  );
}
