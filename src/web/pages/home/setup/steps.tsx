// What each step of 'Set up your school' shows.
import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { Setup, SetupChange } from '#shared/contract/setup.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { ADMIN_SAFETY, SCHOOL_IMPORT } from '../../../data/paths.ts';
import { useSharedOrigin } from '../../../data/shared-origin.ts';
import { NewTeacher } from '../../../staff/new-teacher.tsx';
import { QrCode } from '../../second-factor/qr-code.tsx';
import { backupText } from '../../../staff/backup-state.tsx';
import { EnvLine } from '../../../staff/env-line.tsx';

type Step = Setup['steps'][number]['step'];
type OnChange = (change: SetupChange) => void;

export const STEP_TITLES: Readonly<Record<Step, string>> = {
  name: 'Put your school’s name on the screen',
  fee: 'Decide on a fee, or none',
  address: 'Try it on a tablet',
  backup: 'Make backups',
  teacher: 'Create the first teacher’s account',
  pupils: 'Import the whole school’s list',
  'two-steps': 'Turn on two-step log-in for yourself',
};

/** What there is to do or, of the backups, to know; nothing more of a step that is done. */
export function stepContent(
  step: Step,
  done: boolean,
  setup: Setup,
  onChange: OnChange,
): ReactNode {
  if (step === 'backup' && setup.backup) return <p>{backupText(setup.backup)}</p>;
  if (done) return null;
  switch (step) {
    case 'name':
      return <SchoolName />;
    case 'fee':
      return <Fee />;
    case 'address':
      return (
        <Address addresses={setup.addresses} onTried={() => onChange({ addressTried: true })} />
      );
    case 'backup':
      return <Backup onNoted={() => onChange({ backupNoted: true })} />;
    case 'teacher':
      return <NewTeacher />;
    case 'pupils':
      return (
        <>
          <p>One list creates all classes and accounts. Or let each teacher add a class.</p>
          <Link href={SCHOOL_IMPORT} className={`${buttonClasses('quiet')} self-start`}>
            Import the whole school
          </Link>
        </>
      );
    case 'two-steps':
      return (
        <>
          <p>A code from your phone at each log-in, so a stolen password isn’t enough.</p>
          <Link href={ADMIN_SAFETY} className={`${buttonClasses('quiet')} self-start`}>
            Set it up
          </Link>
        </>
      );
  }
}

function SchoolName() {
  const [name, setName] = useState('');
  return (
    <>
      <Field
        label="School’s name"
        name="school-name"
        autoComplete="organization"
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <EnvLine>{`APP_NAME="${name.replaceAll('"', '').trim() || 'Hillside School'}"`}</EnvLine>
    </>
  );
}

function Fee() {
  return (
    <>
      <p>Free for every pupil:</p>
      <EnvLine>REGISTRATION_FEE_PENCE=0</EnvLine>
      <p>
        Or charge £4 once: add the three keys from your Stripe account (docs/payment.md). Until then
        registration is a test that takes no money.
      </p>
    </>
  );
}

/** The address of the page itself works for whoever opened it from another device. */
function Address({ addresses, onTried }: { addresses: readonly string[]; onTried: () => void }) {
  const here = useSharedOrigin();
  const all = [...new Set(here === null ? addresses : [here, ...addresses])];
  const [best] = all;
  if (best === undefined) {
    return (
      <>
        <p>Only this machine can open the app now. To try it on other devices on your network:</p>
        <EnvLine>HOST=0.0.0.0</EnvLine>
        <p>For everyday use, your HTTPS address:</p>
        <EnvLine>APP_ORIGIN=https://games.hillside.sch.uk</EnvLine>
      </>
    );
  }
  return (
    <>
      <p>Scan this with a tablet, or type the address.</p>
      <div className="w-40">
        <QrCode text={best} label={`QR code of ${best}`} />
      </div>
      <ul className="font-bold">
        {all.map((address) => (
          <li key={address} className="wrap-anywhere select-all">
            {address}
          </li>
        ))}
      </ul>
      {best.startsWith('http:') && (
        <p>
          Passwords can be read on the network, and tablets cannot play offline, until you switch on
          HTTPS: docs/https.md.
        </p>
      )}
      <Button look="quiet" className="self-start" onClick={onTried}>
        It works on a tablet
      </Button>
    </>
  );
}

function Backup({ onNoted }: { onNoted: () => void }) {
  return (
    <>
      <p>Every night into a folder on another disk:</p>
      <EnvLine>BACKUP_DIR=/mnt/backups/bright-explorers</EnvLine>
      <Button look="quiet" className="self-start" onClick={onNoted}>
        I make backups another way
      </Button>
    </>
  );
}
