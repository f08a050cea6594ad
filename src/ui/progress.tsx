import { clsx } from 'clsx';
import { Progress as Radix } from 'radix-ui';

interface ProgressProps {
  /** 0 to 100. */
  percent: number;
  label: string;
  /** Background class of the filled part. */
  fill?: string;
  className?: string;
}

/** A progress bar with label and value for screen readers. */
export function Progress({ percent, label, fill = 'bg-sea', className }: ProgressProps) {
  return (
    <Radix.Root
      value={percent}
      aria-label={label}
      className={clsx(
        'h-4 w-full overflow-hidden rounded-full bg-line forced-colors:border',
        className,
      )}
    >
      <Radix.Indicator
        className={clsx(
          'h-full rounded-full transition-transform duration-300 forced-colors:bg-[Highlight]',
          fill,
        )}
        // Moved by a transform rather than widened, so that the page is not laid out again at each frame. An empty bar
        // is moved slightly further, so that its edge does not show.
        style={{ transform: `translateX(${percent === 0 ? -101 : percent - 100}%)` }}
      />
    </Radix.Root>
  );
}
