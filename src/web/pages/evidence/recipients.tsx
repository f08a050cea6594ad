import type { Evidence } from '#shared/contract/evidence.ts';
import { Facts, Section } from './parts.tsx';

export const NOBODY =
  'Nobody. By the settings, neither this server nor its pages send anything to any other host.';

/** Who else receives data, by the settings. */
export function Recipients({ recipients }: Pick<Evidence, 'recipients'>) {
  return (
    <Section title="Who else receives what">
      {recipients.length === 0 ? (
        <p>{NOBODY}</p>
      ) : (
        <>
          <Facts
            label="Who else receives what"
            heads={['Who', 'Host', 'What']}
            rows={recipients.map(({ who, host, receives }) => [who, host, receives])}
          />
          <p>Nobody else, by the settings.</p>
        </>
      )}
    </Section>
  );
}
