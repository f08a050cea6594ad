import { CRITERIA, testedText } from './criteria.ts';
import { Facts, momentText, Section } from './parts.tsx';

/** The statement by criterion: what automated tests check, and when they passed. It claims nothing else. */
export function Accessibility({ testedAt }: { testedAt: string | null }) {
  const untested = CRITERIA.filter(({ hasAxe, tests }) => !hasAxe && !tests).length;
  return (
    <Section title="Accessibility statement">
      <p>
        {`By each success criterion of WCAG 2.2, levels A and AA: which of the automated tests that come with this software look at it. A test sees a part of a criterion, so this is no claim of conformance. ${untested} of ${CRITERIA.length} have no test.`}
      </p>
      <p>
        {testedAt === null
          ? 'When the tests were last passed with exactly this build is not recorded on this machine.'
          : `All tests were passed with exactly this build, on this machine, on ${momentText(testedAt)}.`}
      </p>
      <Facts
        label="Accessibility by criterion"
        heads={['Criterion', 'Level', 'What was tested']}
        rows={CRITERIA.map((criterion) => [
          `${criterion.id} ${criterion.name}`,
          criterion.level,
          testedText(criterion),
        ])}
      />
    </Section>
  );
}
