import type { Evidence } from '#shared/contract/evidence.ts';
import { Facts, momentText, Section } from './parts.tsx';

const HTTPS: Record<Evidence['https'], string> = {
  server: 'Yes: this server speaks HTTPS itself',
  'in-front':
    'By the settings, something in front of this server speaks HTTPS; the software cannot see that',
  none: 'No: passwords and names cross the network unencrypted',
};

/** The versions, location and protection of the installation. */
export function Installation({ evidence }: { evidence: Evidence }) {
  const { versions, place, people, origin, https } = evidence;
  return (
    <Section title="The installation">
      <Facts
        label="The installation"
        heads={['What', 'As it is']}
        rows={[
          [
            'Version',
            `${versions.app}, on Node.js ${versions.node} and PostgreSQL ${versions.postgres}`,
          ],
          ['Tests of exactly this build', testsText(evidence)],
          ['Address', origin ?? 'None is set'],
          ['HTTPS', HTTPS[https]],
          ['Where the data stands', `${placeText(place)}; ${megabytes(place.bytes)}`],
          ['Backups', backupText(evidence)],
          ['Two-step log-in of admins and teachers', factorText(evidence.secondFactor)],
          ['Pupils', String(people.pupils)],
          ['Teachers, admins', `${people.teachers}, ${people.owners}`],
          ['Classes', String(people.classes)],
          ['Teachers may make accounts for pupils', evidence.teachersAddPupils ? 'Yes' : 'No'],
          [
            'Results that no moves prove',
            evidence.takesUnverified ? 'Taken, and marked as not verified' : 'Refused',
          ],
        ]}
      />
    </Section>
  );
}

function testsText({ testedAt }: Evidence): string {
  return testedAt === null
    ? 'No run of all tests with this build is recorded on this machine'
    : `All passed on this machine on ${momentText(testedAt)}`;
}

function placeText({ kind, where }: Evidence['place']): string {
  return kind === 'embedded'
    ? `In the folder ${where} on this computer`
    : `On the database server ${where}`;
}

function megabytes(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1_000_000)).toLocaleString('en-GB')} MB`;
}

function backupText({ backup }: Evidence): string {
  if (backup === null) return 'The software makes none (BACKUP_DIR is not set)';
  const { lastGoodAt, problem } = backup;
  const last =
    lastGoodAt === null ? 'None has succeeded yet' : `Last good one ${momentText(lastGoodAt)}`;
  return problem === null ? last : `${last}. The last try failed: ${problem}`;
}

function factorText({ required, staff, withIt }: Evidence['secondFactor']): string {
  return `${required ? 'Required' : 'Not required'}; set up by ${withIt} of ${staff} who have an account that is on`;
}
