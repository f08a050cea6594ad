import { britishDate } from '#shared/dates.ts';
import { paymentLabel } from '#shared/payment-states.ts';
import { Card } from '#ui/card.tsx';
import type { Account } from './account.ts';

/** The account's profile (spec S2 Student detail). */
export function ProfileInfo({ account }: { account: Account }) {
  const { username, displayName, yearGroup, gamesCompleted, isActive, isAdmin } = account;
  const money = paymentLabel(account);
  const facts = [
    ['Name', displayName],
    ['Username', username],
    ['Year', yearGroup === null ? 'Not chosen yet' : `Year ${yearGroup}`],
    ['Total games', String(gamesCompleted)],
    ['Since', britishDate(new Date(account.createdAt))],
  ];
  return (
    <Card
      aria-label="Profile"
      className="flex flex-col items-center gap-x-6 gap-y-3 bg-morning p-4! sm:flex-row"
    >
      <span
        aria-hidden
        className="grid size-16 shrink-0 place-items-center rounded-full border-4 border-sun bg-paper text-4xl"
      >
        {account.avatar}
      </span>
      <div className="flex min-w-0 flex-col gap-3">
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt className="text-base leading-tight text-ink-soft">{term}</dt>
              <dd className="text-xl leading-tight font-bold wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        {(isAdmin || !isActive || money !== null) && (
          <ul className="flex flex-wrap gap-2 font-bold">
            {isAdmin && <li className="rounded-full bg-grape-soft px-3 text-grape">Admin</li>}
            {!isActive && (
              <li className="rounded-full bg-coral-soft px-3 text-coral">Switched off</li>
            )}
            {money !== null && <li className="rounded-full bg-sun px-3">{money}</li>}
          </ul>
        )}
      </div>
    </Card>
  );
}
