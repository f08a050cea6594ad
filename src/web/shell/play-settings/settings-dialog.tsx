import type { ReactNode } from 'react';
import { useHasVoice } from '#games/kit/screen/speech.ts';
import { DEFAULT_PLAY_SETTINGS } from '#shared/default-play-settings.ts';
import type { PlaySettings, PlaySettingsChange } from '#shared/play-settings.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { PlaySettingsForm } from './form.tsx';

interface SettingsDialogProps {
  settings: PlaySettings;
  /** Staff have set at least this much help. */
  atLeast?: PlaySettingsChange;
  onChange: (change: PlaySettingsChange) => void;
  onClose: () => void;
  /** What becomes of a change. */
  children: ReactNode;
}

/** The play settings; every change applies at once and is saved without a button. */
export function SettingsDialog({
  settings,
  atLeast = {},
  onChange,
  onClose,
  children,
}: SettingsDialogProps) {
  const hasVoice = useHasVoice();
  return (
    <Dialog
      open
      onClose={onClose}
      title="Play settings"
      actions={
        <>
          <Button look="quiet" onClick={() => onChange(DEFAULT_PLAY_SETTINGS)}>
            Reset
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <PlaySettingsForm
        settings={settings}
        noteOf={(name) =>
          name in atLeast && 'Your teacher chose this for you. You can choose more.'
        }
        atLeast={atLeast}
        onChange={onChange}
        hasVoice={hasVoice}
      />
      {children}
    </Dialog>
  );
}
