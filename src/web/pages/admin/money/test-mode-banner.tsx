import { useConfig } from '../../../data/own-reads.ts';

/** Shown while registrations take no money; cannot be dismissed (D3). */
export function TestModeBanner() {
  const { data: config } = useConfig();
  if (!config?.payment.isTest) return null;
  const why =
    config.payment.mode === 'sandbox'
      ? 'No Stripe keys are set.'
      : 'The Stripe keys are test keys.';
  return (
    <aside
      aria-label="Test mode"
      className="rounded-2xl border-2 border-coral bg-coral-soft px-4 py-3"
    >
      <p className="leading-snug">
        <strong>TEST MODE: registration takes no money.</strong> {why} Accounts made now are marked
        as tests.
      </p>
    </aside>
  );
}
