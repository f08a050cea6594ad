import { comments, type PossibleLead } from '#shared/contract/comments.ts';
import { Switch } from '#ui/switch.tsx';
import { showToast } from '#ui/toast.tsx';
import { toasts } from '../../../data/toasts.ts';
import { useRead } from '../../../data/use-read.ts';
import { useAct } from '../../../data/use-act.ts';
import { Panel } from '../../../shell/panel.tsx';
import { Loaded } from '../../../staff/loaded.tsx';

/** Names the safeguarding leads, who see the whole worry list (D10). */
export function LeadsPanel() {
  const read = useRead(comments.getSafeguardingLeads, {});
  return (
    <Panel title="Safeguarding leads" id="safeguarding-leads">
      <p>
        Comments that may be a safeguarding concern are put on the worry list. Safeguarding leads
        see it for all pupils, as admins do; other teachers for the pupils of their classes.
      </p>
      <Loaded read={read} failure="Failed to load the safeguarding leads">
        {(data) => <Leads people={data.rows} />}
      </Loaded>
    </Panel>
  );
}

/** Each switch takes effect when the server has answered. */
function Leads({ people }: { people: readonly PossibleLead[] }) {
  const name = useAct(comments.setSafeguardingLeads);

  function change(id: number, isLead: boolean) {
    if (name.isPending) return;
    const others = people.filter((one) => one.isLead && one.id !== id).map((one) => one.id);
    const onError = (error: Error) => showToast(toasts.adminActFailed(error));
    name.mutate({ body: { userIds: isLead ? [...others, id] : others } }, { onError });
  }

  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-2">
      {people.map(({ id, username, displayName, isLead }) => (
        <li key={id}>
          <Switch
            label={displayName}
            hint={username}
            checked={isLead}
            onChange={(wanted) => change(id, wanted)}
          />
        </li>
      ))}
    </ul>
  );
}
