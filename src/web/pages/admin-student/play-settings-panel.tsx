import { admin } from '#shared/contract/admin.ts';
import { useAct } from '../../data/use-act.ts';
import { useRead } from '../../data/use-read.ts';
import { PlaySettingsPanel as StaffPanel } from '../../staff/play-settings-panel.tsx';

/** The pupil's play settings, read and changed by an owner. */
export function PlaySettingsPanel({ userId }: { userId: number }) {
  const params = { id: userId };
  const { mutateAsync } = useAct(admin.setStudentPlaySettings);
  return (
    <StaffPanel
      read={useRead(admin.getStudentPlaySettings, { params })}
      onSave={(body) => mutateAsync({ params, body })}
    />
  );
}
