import { useState } from 'react';
import type { StaffPlaySettings } from '#shared/contract/staff-play-settings.ts';
import {
  PLAY_SETTING_NAMES,
  type HelpName,
  type PlaySettings,
  type PlaySettingsChange,
} from '#shared/play-settings.ts';
import { busyButton } from '#ui/busy-button.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';
import { useOneAtATime } from '#ui/use-one-at-a-time.ts';
import { toasts } from '../data/toasts.ts';
import { Panel } from '../shell/panel.tsx';
import { PlaySettingsForm } from '../shell/play-settings/form.tsx';
import { lookOf } from '../shell/play-settings/look.ts';
import { NotLoaded, type Read } from './loaded.tsx';

interface PlaySettingsPanelProps {
  read: Read<StaffPlaySettings>;
  /** Rejects if the server refuses. */
  onSave: (change: PlaySettingsChange) => Promise<unknown>;
}

/** A pupil's play settings, for staff. */
export function PlaySettingsPanel({ read, onSave }: PlaySettingsPanelProps) {
  return (
    <Panel title="Play settings" id="play-settings">
      <p>
        How this pupil plays, on every device. The pupil can choose more help than you set, but not
        less.
      </p>
      {read.data ? (
        <SettingsOf kept={read.data} onSave={onSave} />
      ) : (
        <NotLoaded read={read} failure="Failed to load the play settings" />
      )}
    </Panel>
  );
}

function SettingsOf({
  kept,
  onSave,
}: { kept: StaffPlaySettings } & Pick<PlaySettingsPanelProps, 'onSave'>) {
  const [chosen, setChosen] = useState<PlaySettingsChange>({});
  const settings = { ...kept, ...chosen };
  const { run: save, running } = useOneAtATime(async () => {
    try {
      await onSave(differences(kept, settings));
      // What was chosen meanwhile stays to be saved.
      setChosen((now) => differences(settings, { ...settings, ...now }));
      showToast(toasts.accountChanged('The play settings are saved.'));
    } catch (error) {
      showToast(toasts.accountFailed(error));
    }
  });
  return (
    <>
      <div className="flex flex-col gap-6">
        <PlaySettingsForm
          settings={settings}
          noteOf={(name) => noteOn(kept, name)}
          onChange={(change) => setChosen({ ...chosen, ...change })}
          hasVoice
          isWide
        />
        <Sample settings={settings} />
      </div>
      <div>
        <Button onClick={() => void save()} {...busyButton(running !== null)}>
          Save play settings
        </Button>
      </div>
    </>
  );
}

/** Such as 'Set by Mrs Patel on 24 Nov 2026.' */
function noteOn({ setByStaff }: StaffPlaySettings, name: HelpName): string | undefined {
  const set = setByStaff.find((one) => one.name === name);
  if (!set) return undefined;
  const day = new Date(set.at).toLocaleDateString('en-GB', { dateStyle: 'medium' });
  return `Set by ${set.by ?? 'somebody whose account was deleted'} on ${day}.`;
}

/** Only actual changes are sent, so that no other setting reverts. */
function differences(kept: PlaySettings, settings: PlaySettings): PlaySettingsChange {
  const changed = PLAY_SETTING_NAMES.filter((name) => kept[name] !== settings[name]);
  return Object.fromEntries(changed.map((name) => [name, settings[name]]));
}

/** A sample as the pupil would see it. */
function Sample({ settings }: { settings: PlaySettings }) {
  return (
    <figure>
      <figcaption className="font-bold">How it looks</figcaption>
      <div className="mt-2 text-lg">
        <div
          {...lookOf(settings)}
          className="rounded-2xl border-2 border-line bg-cream p-4 text-ink shadow-card"
        >
          <p className="font-bold">Question 3 of 10</p>
          <p>The owl can see in the dark. Which word is a verb?</p>
          <p className="mt-2 inline-block rounded-xl bg-sea px-3 py-1 font-bold text-white">see</p>
        </div>
      </div>
    </figure>
  );
}
