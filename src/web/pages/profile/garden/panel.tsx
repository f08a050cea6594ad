import type { User } from '#shared/contract/auth.ts';
import { memory } from '#shared/contract/memory.ts';
import { useOwnRead } from '../../../data/own-reads.ts';
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
