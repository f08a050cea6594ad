import { useHasVoice } from '#games/kit/screen/speech.ts';
import { usePlaySettings } from '#games/kit/screen/play-settings.tsx';
import { DEFAULT_PLAY_SETTINGS } from '#shared/default-play-settings.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { PlaySettingsForm } from './form.tsx';
import { hasUnsent } from '../../data/play-settings-queue.ts';
import { useChangePlaySettings, usePlaySettingsOf } from '../../data/play-settings-queries.ts';

interface PlaySettingsDialogProps {
  userId: number;
  onClose: () => void;
}

/** The play settings; every change applies at once and is saved without a button. */
export default function PlaySettingsDialog({ userId, onClose }: PlaySettingsDialogProps) {
  const settings = usePlaySettings();
  const change = useChangePlaySettings(userId);
  const hasVoice = useHasVoice();
  return (
    <Dialog
      open
      onClose={onClose}
      title="Play settings"
      actions={
        <>
          <Button look="quiet" onClick={() => change(DEFAULT_PLAY_SETTINGS)}>
            Back to usual
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <PlaySettingsForm settings={settings} onChange={change} hasVoice={hasVoice} />
      <Sending userId={userId} />
    </Dialog>
  );
}

/** Progress of saving. */
function Sending({ userId }: { userId: number }) {
  const { isError, isFetching } = usePlaySettingsOf(userId);
  const isWaiting = hasUnsent(userId);
  const text = isWaiting
    ? 'Saved on this device, waiting to be sent.'
    : 'They are the same on every device you use.';
  return (
    <p role="status" className="mt-5 leading-snug">
      {isWaiting && isFetching && !isError ? 'Saving…' : text}
    </p>
  );
}
