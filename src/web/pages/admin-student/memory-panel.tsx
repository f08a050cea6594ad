import { useState } from 'react';
import { memory } from '#shared/contract/memory.ts';
import { Switch } from '#ui/switch.tsx';
import { showToast } from '#ui/toast.tsx';
import { useOneAtATime } from '#ui/use-one-at-a-time.ts';
import { ConfirmDialog } from '../../staff/confirm-dialog.tsx';
import { toasts } from '../../data/toasts.ts';
import { useAct } from '../../data/use-act.ts';
import { Panel } from '../../shell/panel.tsx';
import type { Account } from './account.ts';

interface MemoryPanelProps {
  account: Account;
  isOn: boolean;
}

/** Whether the games remember what the pupil has met (D9). */
export function MemoryPanel({ account: { id, displayName: name }, isOn }: MemoryPanelProps) {
  const [asking, setAsking] = useState(false);
  const { mutateAsync } = useAct(memory.setStudentMemory);
  const { run: turn, running } = useOneAtATime(async (isOn: boolean) => {
    try {
      await mutateAsync({ params: { id }, body: { isOn } });
      showToast(
        toasts.accountChanged(
          isOn
            ? `From now on the games remember what ${name} meets.`
            : `The games no longer remember what ${name} meets.`,
        ),
      );
    } catch (error) {
      showToast(toasts.accountFailed(error));
    }
    setAsking(false);
  });
  return (
    <Panel title="Memory">
      <p>
        The games work out from the answers when a word, rule or fact is about to be forgotten, and
        bring it back in time. The pupil sees it as a garden on the profile page.
      </p>
      <Switch
        label="Remember what was met"
        hint="While it is off, nothing is worked out or kept."
        checked={running?.[0] ?? isOn}
        onChange={(on) => (on ? void turn(true) : setAsking(true))}
      />
      <ConfirmDialog
        open={asking}
        title={`Forget what ${name} has met?`}
        text="The garden is deleted at once and cannot be brought back. Games, scores and avatars stay. If you switch it on again, it starts afresh."
        action="Switch off"
        busy={running !== null}
        onConfirm={() => void turn(false)}
        onClose={() => setAsking(false)}
      />
    </Panel>
  );
}
