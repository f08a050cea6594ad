import { roster } from '#shared/contract/roster.ts';
import { useAct } from '../../../data/use-act.ts';
import { DownloadButton } from '../../../staff/download-button.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { ListImport } from '../roster/list-import.tsx';

interface RosterPanelProps {
  classId: number;
  className: string;
}

/** Puts pupils into a class from a spreadsheet. */
export function RosterPanel({ classId, className }: RosterPanelProps) {
  const send = useAct(roster.importRoster);
  return (
    <Panel title="Add pupils from a list" id="roster">
      <ListImport
        hint="Copy it from a spreadsheet, with its row of headings, drag a CSV file here, or type one name a line. First you see what would happen."
        send={(body) => send.mutateAsync({ params: { classId }, body })}
        tools={
          <DownloadButton
            endpoint={roster.exportRoster}
            input={{ params: { classId } }}
            of="pupils of the class"
            name={`${className}.csv`}
          />
        }
      />
    </Panel>
  );
}
