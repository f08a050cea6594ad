import { roster } from '#shared/contract/roster.ts';
import { useAct } from '../../../data/use-act.ts';
import { PageHeading } from '../../../shell/page-intro.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { StaffPage } from '../../../staff/staff-page.tsx';
import { ListImport } from '../roster/list-import.tsx';

/** One list of all pupils, for owners (D10). */
export default function SchoolImportPage() {
  const send = useAct(roster.importSchool);
  return (
    <StaffPage pageOf="admins" backTo="classes" className="max-w-4xl gap-6">
      <PageHeading>Import the whole school</PageHeading>
      <Panel title="The list of all pupils">
        <p>
          It needs a column for the class, such as Class or Reg group. Classes that do not exist yet
          this school year are created. You are their teacher until you choose somebody else.
        </p>
        <ListImport
          hint="Copy it from a spreadsheet or drag a CSV file here, with its row of headings: Name, or Forename and Surname, then Year and Class. Exports of SIMS, Arbor and Bromcom work as they are."
          send={(body) => send.mutateAsync({ body })}
        />
      </Panel>
    </StaffPage>
  );
}
