import { Link } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';
import { WORRIES } from '../data/paths.ts';

interface WorryBannerProps {
  /** How many comments nobody has acknowledged; undefined if that could not be found out. */
  open: number | undefined;
}

/** Shown until somebody has acknowledged every comment on the worry list (D10); cannot be dismissed. */
export function WorryBanner({ open }: WorryBannerProps) {
  if (open === 0) return null;
  return (
    <aside
      aria-label="Worry list"
      className="flex flex-wrap items-center justify-between gap-3 rounded-2xl border-2 border-coral bg-coral-soft px-4 py-3"
    >
      {open === undefined ? (
        <p className="font-bold">We couldn’t check the worry list for new comments.</p>
      ) : (
        <div>
          <p className="font-bold">
            {open === 1
              ? 'A comment may be a safeguarding concern'
              : `${open} comments may be safeguarding concerns`}
          </p>
          <p>
            Nobody has acknowledged {open === 1 ? 'it' : 'them'} yet. Please read{' '}
            {open === 1 ? 'it' : 'them'} today.
          </p>
        </div>
      )}
      <Link href={WORRIES} className={buttonClasses('quiet')}>
        Open the worry list
      </Link>
    </aside>
  );
}
