import { STANDARDS } from '#shared/childrens-code.ts';
import { useConfig } from '../../data/own-reads.ts';
import { Panel } from '../../shell/panel.tsx';
import { KEPT, thirdParties } from './texts.ts';

/** The second half of the page, for parents, teachers and data protection officers. */
export function ForAdults() {
  return (
    <>
      <Panel title="For parents and teachers">
        <p>
          The school or person who runs this installation is responsible for the data (the
          controller under UK GDPR). Everything is kept on their own server, to let children play
          and to let their teachers see how they get on. To have something put right or deleted, or
          to ask a question, speak to them or use the contact page.
        </p>
        <ul aria-label="What is kept, what for and how long" className="flex flex-col">
          {KEPT.map(([what, purpose, until]) => (
            <li
              key={what}
              className="grid gap-x-6 gap-y-1 border-b border-line py-3 text-base sm:grid-cols-3"
            >
              <b>{what}</b>
              <span>For: {purpose}</span>
              <span>Until: {until}</span>
            </li>
          ))}
        </ul>
      </Panel>
      <ThirdParties />
      <Panel title="The Children’s Code">
        <p>
          The 15 standards of the Information Commissioner’s code for services that children use,
          and what we do about each.
        </p>
        <ol className="ml-6 flex list-decimal flex-col gap-3">
          {STANDARDS.map(([standard, position]) => (
            <li key={standard}>
              <b>{standard}.</b> {position}
            </li>
          ))}
        </ol>
      </Panel>
    </>
  );
}

function ThirdParties() {
  const { data: config } = useConfig();
  if (!config) return null;
  const receivers = thirdParties(config);
  return (
    <Panel title="Who else receives data">
      {receivers.length === 0 ? (
        <p>Nobody. No page here makes a request to any other computer.</p>
      ) : (
        <ul className="ml-6 flex list-disc flex-col gap-2">
          {receivers.map((receiver) => (
            <li key={receiver}>{receiver}</li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
