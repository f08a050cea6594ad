import type { PublicConfig } from '#shared/contract/payment.ts';
import { formatPrice } from './price.ts';

/** For the adult who pays: the purpose, that it is one payment, and what is stored. */
export function ForThePayer({ config }: { config: PublicConfig }) {
  const { isTest } = config.payment;
  const price = formatPrice(config.registrationFeePence);
  return (
    <aside aria-label="For the grown-up who pays" className="rounded-2xl bg-sky-soft px-4 py-3">
      <h2 className="font-bold">For the grown-up who pays</h2>
      <ul className="ml-5 list-disc text-base">
        <li>
          {price}, once, for one year of all the games. It isn’t a subscription: nothing more is
          ever taken.
        </li>
        <li>
          {isTest
            ? 'This is a test: you see a checkout, but no money is taken.'
            : 'You pay by card on a page of Stripe. We never see the card.'}
        </li>
        <li>
          We keep the username, a scrambled password, the school year, the games played, and that it
          was paid. We ask for no e-mail address and no real name.
        </li>
      </ul>
    </aside>
  );
}
