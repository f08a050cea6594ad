import { STANDARDS } from '#shared/childrens-code.ts';
import type { Evidence } from '#shared/contract/evidence.ts';
import { Section } from './parts.tsx';

/** The position on each standard, with this installation's own figures where there are any. */
export function ChildrensCode({ evidence }: { evidence: Evidence }) {
  return (
    <Section title="The Children’s Code">
      <p>
        The 15 standards of the Information Commissioner’s code for services that children use, and
        what the software does about each, in the words of its page ‘Your privacy’, which ‘this
        page’ below means.
      </p>
      <ol>
        {STANDARDS.map(([standard, position]) => (
          <li key={standard}>
            <b>{standard}.</b> {position} {ownFigure(standard, evidence)}
          </li>
        ))}
      </ol>
    </Section>
  );
}

function ownFigure(standard: string, { people, recipients }: Evidence): string {
  if (standard === 'Profiling') {
    return `Here it is switched off for ${people.withoutMemory} of ${people.pupils} pupils.`;
  }
  if (standard === 'Data sharing') {
    return recipients.length === 0
      ? 'Here nothing of the kind is set up.'
      : `Here: ${recipients.map(({ who }) => who).join('; ')}.`;
  }
  return '';
}
