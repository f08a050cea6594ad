import { useState, type ReactNode } from 'react';
import type { Missed } from '#shared/contract/memory.ts';
import { Button } from '#ui/button.tsx';
import { useShowMore } from '#ui/take-focus.ts';
import { serverNow } from '../../../data/clock.ts';
import { Panel } from '../../../shell/panel.tsx';
import { BasketPicture } from './basket-picture.tsx';
import { bedOf } from '../../../shell/bed-of.ts';
import { BED_TITLES } from './beds.ts';
import { comesBackText } from './comes-back.ts';

/** How many things are shown at first, and more at each press. */
const ROWS_AT_A_TIME = 6;

/** What went wrong lately, and when it comes back. */
export function Basket({ items, mend }: { items: readonly Missed[]; mend: ReactNode }) {
  const [now] = useState(serverNow);
  const { rows, showMore, refOf } = useShowMore(ROWS_AT_A_TIME);
  return (
    <Panel title="My fix-it basket">
      <div className="flex flex-col gap-4 sm:flex-row">
        <BasketPicture isEmpty={items.length === 0} />
        {items.length === 0 ? (
          <p className="self-center">
            Your basket is empty. When something goes wrong in a game, it waits here for another
            try.
          </p>
        ) : (
          <div className="flex min-w-0 grow flex-col gap-3">
            <p>Everybody mixes things up. Let’s have another go at these.</p>
            {mend}
            <ul aria-label="In the basket" className="flex flex-col gap-2">
              {items.slice(0, rows).map(({ item, label, due, why }, index) => (
                <li
                  key={item}
                  tabIndex={-1}
                  ref={refOf(index)}
                  className="rounded-2xl bg-sun-soft px-3 py-2 leading-snug"
                >
                  <b className="wrap-anywhere">{label}</b>{' '}
                  <span className="text-base text-ink-soft">{BED_TITLES[bedOf(item)]}</span>
                  <span className="block text-base">
                    {why} {comesBackText(due, now)}
                  </span>
                </li>
              ))}
            </ul>
            {rows < items.length && (
              <Button look="quiet" className="self-center" onClick={showMore}>
                Show more
              </Button>
            )}
          </div>
        )}
      </div>
    </Panel>
  );
}
