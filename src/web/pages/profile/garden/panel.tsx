import { Printer } from 'lucide-react';
import { Link } from 'wouter';
import type { User } from '#shared/contract/auth.ts';
import { memory } from '#shared/contract/memory.ts';
import { useOwnRead } from '../../../data/own-reads.ts';
import { buttonClasses } from '#ui/button.tsx';
import { PROFILE_PRINT } from '../../../data/paths.ts';
import { LoadState } from '../../../shell/load-state.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { Basket } from './basket.tsx';
import { DueLink } from './due-link.tsx';
import { EmptyBeds, Garden, RestingGarden } from './garden.tsx';
import { Legend } from './legend.tsx';

/** What the games remember of the pupil, as a garden and a basket (D9). */
export function GardenPanel({ user }: { user: User }) {
  const { data, isError, refetch } = useOwnRead(memory.getMemory, { staleTime: 0 });
  return (
    <>
      <Panel title="My garden">
        {data ? (
          <>
            {data.isOn ? <Garden plants={data.garden} /> : <RestingGarden />}
            <DueLink user={user} purpose="due" />
            {user.role === 'pupil' && (
              <Link href={PROFILE_PRINT} className={`${buttonClasses('quiet')} self-start`}>
                <Printer aria-hidden /> Print a page to show at home
              </Link>
            )}
          </>
        ) : (
          <>
            <EmptyBeds isKnown={false} />
            {isError ? (
              <LoadState
                failed
                sentence="We couldn’t load your garden. Nothing in it is lost."
                onRetry={() => void refetch()}
              />
            ) : (
              <p role="status">Opening the gate…</p>
            )}
            <Legend />
          </>
        )}
      </Panel>
      {data?.isOn && <Basket items={data.basket} mend={<DueLink user={user} purpose="mend" />} />}
    </>
  );
}
