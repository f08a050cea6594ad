import { Link } from 'wouter';
import type { ClassWithPupils } from '#shared/contract/classes.ts';
import { roster } from '#shared/contract/roster.ts';
import { buttonClasses } from '#ui/button.tsx';
import { CLASSES } from '../../../data/paths.ts';
import { useAct } from '../../../data/use-act.ts';
import { DownloadButton } from '../../../staff/download-button.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { ListImport } from '../roster/list-import.tsx';

interface RosterPanelProps {
  schoolClass: Pick<ClassWithPupils, 'id' | 'name'>;
  /** Whether the class had nobody in it when the page was opened: then the steps to its first lesson are shown. */
  isNew: boolean;
}

/** Puts pupils into a class from a spreadsheet. */
export function RosterPanel({ schoolClass: { id: classId, name }, isNew }: RosterPanelProps) {
  const send = useAct(roster.importRoster);
  const list = (
    <ListImport
      hint="Copy it from a spreadsheet, with its row of headings, drag a CSV file here, or type one name per line. You’ll see a preview first."
      steps={isNew}
      send={(body) => send.mutateAsync({ params: { classId }, body })}
      next={
        <Link href={`${CLASSES}/${classId}/cards`} className={buttonClasses()}>
          Next: create cards and open the class
        </Link>
      }
      tools={
        !isNew && (
          <DownloadButton
            endpoint={roster.exportRoster}
            input={{ params: { classId } }}
            of="pupils of the class"
            name={`${name}.csv`}
          />
        )
      }
    />
  );
  if (isNew) return <Panel title="Add your pupils">{list}</Panel>;
  return (
    <details className="rounded-3xl bg-paper p-5 shadow-card">
      <summary className="min-h-11 cursor-pointer py-2 text-xl font-bold">
        Add pupils from a list
      </summary>
      <div className="flex flex-col gap-4 pt-3">{list}</div>
    </details>
  );
}
