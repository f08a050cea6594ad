import type { User } from '#shared/contract/auth.ts';
import { classes, type ClassChange, type SchoolClass } from '#shared/contract/classes.ts';
import { focusHeading } from '#ui/take-focus.ts';
import { showToast } from '#ui/toast.tsx';
import { AskFirst } from '../../../../staff/confirm-dialog.tsx';
import { toasts } from '../../../../data/toasts.ts';
import { useAct } from '../../../../data/use-act.ts';
import { Panel } from '../../../../shell/panel.tsx';
import { pupilsText } from '../../texts.ts';
import { DeleteClass } from './delete-class.tsx';
import { FindPupil } from './find-pupil.tsx';
import { MathsAnswers } from './maths-answers.tsx';
import { RenameClass } from './rename-class.tsx';
import { Teachers } from './teachers.tsx';

const ACTS = {
  code: {
    button: 'New class code…',
    title: 'Make a new class code?',
    text: 'The old code, its link and the links on printed letters and picture cards stop working at once. QR cards and secret pictures keep working.',
    action: 'Make a new code',
    change: { newCode: true },
  },
  archive: {
    button: 'Archive the class…',
    title: 'Archive this class?',
    text: 'Its class page and the cards of its pupils stop working, and pupils who are in no other class are logged out. Nothing is lost: you can bring the class back at any time.',
    action: 'Archive',
    change: { isArchived: true },
  },
} as const satisfies Record<string, { change: ClassChange } & Record<string, unknown>>;

interface SettingsPanelProps {
  schoolClass: SchoolClass;
  user: User;
}

/** What is changed rarely: name, year, code, teachers, and the end of a class. */
export function SettingsPanel({ schoolClass, user }: SettingsPanelProps) {
  const { id, name, yearGroup, pupilCount } = schoolClass;
  return (
    <Panel title="Class settings" id="settings">
      <RenameClass key={`${name} ${yearGroup}`} schoolClass={schoolClass} />
      <hr className="border-line" />
      <MathsAnswers schoolClass={schoolClass} />
      <hr className="border-line" />
      <Teachers schoolClass={schoolClass} isOwner={user.role === 'owner'} />
      <hr className="border-line" />
      <FindPupil classId={id} isOwner={user.role === 'owner'} />
      <hr className="border-line" />
      <p>{`This class has ${pupilsText(pupilCount)}. A class can be deleted when it is empty or archived.`}</p>
      <div className="flex flex-wrap gap-3">
        <Act classId={id} act="code" />
        <Act classId={id} act="archive" />
        {pupilCount === 0 && <DeleteClass schoolClass={schoolClass} />}
      </div>
    </Panel>
  );
}

function Act({ classId, act }: { classId: number; act: keyof typeof ACTS }) {
  const change = useAct(classes.changeClass);
  const { button, title, text, action, change: body } = ACTS[act];
  return (
    <AskFirst
      button={button}
      buttonLook="quiet"
      title={title}
      text={text}
      action={action}
      busy={change.isPending}
      onConfirm={(close) =>
        change.mutate(
          { params: { classId }, body },
          {
            onError: (error) => showToast(toasts.adminActFailed(error)),
            onSettled: close,
          },
        )
      }
      onFocusLost={focusHeading}
    />
  );
}
