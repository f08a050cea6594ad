// Whether the server could check a result: a sign and a word for each, and a legend with a sentence.
import { clsx } from 'clsx';
import { CircleHelp, FastForward, ShieldCheck, type LucideIcon } from 'lucide-react';
import { VERIFICATION_TEXTS, VERIFICATIONS, type Verification } from '#shared/verification.ts';

const SIGNS: Record<Verification, { icon: LucideIcon; colour: string }> = {
  verified: { icon: ShieldCheck, colour: 'text-leaf' },
  rushed: { icon: FastForward, colour: 'text-ink' },
  unverified: { icon: CircleHelp, colour: 'text-ink-soft' },
};

/** The sign alone on narrow screens, where the word is for screen readers only. */
export function VerificationSign({ verification }: { verification: Verification }) {
  const { icon: Icon, colour } = SIGNS[verification];
  const { label, sentence } = VERIFICATION_TEXTS[verification];
  return (
    <span title={sentence} className={clsx('inline-flex items-center gap-1.5', colour)}>
      <Icon aria-hidden className="size-5 shrink-0" />
      <span className="max-sm:sr-only">{label}</span>
    </span>
  );
}

/** What each sign means. */
export function VerificationLegend() {
  return (
    <ul aria-label="What the signs mean" className="flex flex-col gap-1 text-base text-ink-soft">
      {VERIFICATIONS.map((verification) => {
        const { icon: Icon, colour } = SIGNS[verification];
        const { label, sentence } = VERIFICATION_TEXTS[verification];
        return (
          <li key={verification} className="flex gap-1.5">
            <Icon aria-hidden className={clsx('mt-0.5 size-5 shrink-0', colour)} />
            <span>
              <b>{label}.</b> {sentence}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
