import { usePlaySettings } from '#games/kit/screen/play-settings.tsx';
import { cachedSettings, hasUnsent } from '../../data/play-settings-queue.ts';
import { useChangePlaySettings, usePlaySettingsOf } from '../../data/play-settings-queries.ts';
import { SettingsDialog } from './settings-dialog.tsx';

interface PlaySettingsDialogProps {
  userId: number;
  onClose: () => void;
}

/** The signed-in user's play settings, which are the same on every device. */
export default function PlaySettingsDialog({ userId, onClose }: PlaySettingsDialogProps) {
  const settings = usePlaySettings();
  const change = useChangePlaySettings(userId);
  return (
    <SettingsDialog
      settings={settings}
      atLeast={cachedSettings(userId).atLeast}
      onChange={change}
      onClose={onClose}
    >
      <Sending userId={userId} />
    </SettingsDialog>
  );
}

/** Progress of saving. */
function Sending({ userId }: { userId: number }) {
  const { isError, isFetching } = usePlaySettingsOf(userId);
  const isWaiting = hasUnsent(userId);
  const text = isWaiting
    ? 'Saved on this device, waiting to be sent.'
    : 'Your settings follow you to every device.';
  return (
    <p role="status" className="mt-5 leading-snug">
      {isWaiting && isFetching && !isError ? 'Saving…' : text}
    </p>
  );
}
