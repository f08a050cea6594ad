import type { Evidence } from '#shared/contract/evidence.ts';
import { Section } from './parts.tsx';
import { NOBODY } from './recipients.tsx';

/** What the school has to write itself: the field is empty. */
const TO_FILL_IN = null;

type Field = readonly [question: string, answer: string | null];

/**
 * A first draft of the impact assessment (UK GDPR, Article 35). What the software knows is filled in; the rest is left
 * to the school.
 */
export function ImpactAssessment({ evidence }: { evidence: Evidence }) {
  return (
    <Section title="Impact assessment: a starter">
      <p>
        For the school, which is the controller. What the software knows is filled in; the empty
        lines are for you.
      </p>
      {partsOf(evidence).map(({ title, fields }) => (
        <div key={title}>
          <h4>{title}</h4>
          <dl>
            {fields.map(([question, answer]) => (
              <div key={question}>
                <dt>{question}</dt>
                {answer === null ? (
                  <dd className="evidence-blank">
                    <span className="sr-only">to fill in</span>
                  </dd>
                ) : (
                  <dd>{answer}</dd>
                )}
              </div>
            ))}
          </dl>
        </div>
      ))}
    </Section>
  );
}

interface PartOfAssessment {
  title: string;
  fields: readonly Field[];
}

function partsOf(evidence: Evidence): readonly PartOfAssessment[] {
  const { people, recipients, periods, place, https, secondFactor } = evidence;
  return [
    {
      title: '1. Why an assessment is needed',
      fields: [
        ['Controller, and who has written this', TO_FILL_IN],
        ['Data protection officer, and their advice', TO_FILL_IN],
        [
          'Why',
          'Data of children of primary age, and profiling: the games predict from a child’s answers what it will have forgotten.',
        ],
      ],
    },
    {
      title: '2. What is done with which data',
      fields: [
        [
          'Whose',
          `${people.pupils} pupils and ${people.teachers + people.owners} teachers and admins.`,
        ],
        [
          'Which data',
          'See ‘What is kept’. No birthday, address, photo, health or other special data is asked for.',
        ],
        ['How long', periods.map(({ what, value }) => `${what}: ${value}`).join('; ')],
        ['Where', place.kind === 'embedded' ? 'On this computer.' : `On ${place.where}.`],
        ['Where that computer or server stands, and who can reach it', TO_FILL_IN],
        [
          'Who receives data',
          recipients.length === 0 ? NOBODY : recipients.map(({ who }) => who).join('; '),
        ],
        ['What the school uses the games for', TO_FILL_IN],
      ],
    },
    {
      title: '3. Who was asked',
      fields: [['Pupils, parents, staff, governors: who, when, and what they said', TO_FILL_IN]],
    },
    {
      title: '4. Necessity and proportion',
      fields: [
        ['Lawful basis (UK GDPR, Article 6)', TO_FILL_IN],
        ['Why the same cannot be reached with less data', TO_FILL_IN],
        [
          'How pupils and parents are told',
          'The page ‘Your privacy’, for children and for adults.',
        ],
        ['How it is told beyond that', TO_FILL_IN],
      ],
    },
    {
      title: '5. Risks, and what is done about them',
      fields: [
        [
          'Somebody else reads a child’s data: what the software does',
          `Teachers see their own classes only; reading is in the audit log. HTTPS: ${https === 'none' ? 'no' : https === 'server' ? 'yes' : 'by what stands in front, as set'}. Two-step log-in ${secondFactor.required ? 'is required' : 'is not required'} of admins and teachers.`,
        ],
        ['What the school does against that, and how likely and severe it remains', TO_FILL_IN],
        [
          'Data is lost: what the software does',
          evidence.backup === null
            ? 'Nightly backups are not set up.'
            : 'Nightly backups are set up.',
        ],
        [
          'What the school does against losing it, and how likely and severe that remains',
          TO_FILL_IN,
        ],
        [
          'A prediction wrongs a child: what the software does',
          `It decides nothing but which question comes next, and can be switched off for a child (here: ${people.withoutMemory}).`,
        ],
        [
          'What the school does about predictions, and how likely and severe that remains',
          TO_FILL_IN,
        ],
        ['Other risks', TO_FILL_IN],
      ],
    },
    {
      title: '6. Signed off',
      fields: [
        ['Measures approved by, on', TO_FILL_IN],
        ['Remaining risks accepted by, on', TO_FILL_IN],
        ['To be looked at again on', TO_FILL_IN],
      ],
    },
  ];
}
