import { useState } from 'react';
import { admin } from '#shared/contract/admin.ts';
import {
  PLAY_SETTING_NAMES,
  type PlaySettings,
  type PlaySettingsChange,
} from '#shared/play-settings.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';
import { NotLoaded } from '../../staff/loaded.tsx';
import { busyButton } from '#ui/busy-button.ts';
import { PlaySettingsForm } from '../../shell/play-settings/form.tsx';
import { lookOf } from '../../shell/play-settings/look.ts';
import { Panel } from '../../shell/panel.tsx';
import { toasts } from '../../data/toasts.ts';
import { useRead } from '../../data/use-read.ts';
import { useAct } from '../../data/use-act.ts';
import { useOneAtATime } from '#ui/use-one-at-a-time.ts';

/** The pupil's play settings. */
export function PlaySettingsPanel({ userId }: { userId: number }) {
  const read = useRead(admin.getStudentPlaySettings, {
    params: { id: userId },
  });
  return (
    <Panel title="Play settings">
      <p>How this pupil plays, on every device. The pupil can change it as well.</p>
      {read.data ? (
        <SettingsOf userId={userId} kept={read.data} />
      ) : (
        <NotLoaded read={read} failure="Failed to load the play settings" />
      )}
    </Panel>
  );
}

function SettingsOf({ userId, kept }: { userId: number; kept: PlaySettings }) {
  const [chosen, setChosen] = useState<PlaySettingsChange>({});
  const settings = { ...kept, ...chosen };
  const { mutateAsync } = useAct(admin.setStudentPlaySettings);
  const { run: save, running } = useOneAtATime(async () => {
    try {
      await mutateAsync({ params: { id: userId }, body: differences(kept, settings) });
      setChosen({});
      showToast(toasts.accountChanged('The play settings are saved.'));
    } catch (error) {
      showToast(toasts.accountFailed(error));
    }
  });
  return (
    <>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <PlaySettingsForm
          settings={settings}
          onChange={(change) => setChosen({ ...chosen, ...change })}
          hasVoice
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

/** Only actual changes are sent, so that no other setting reverts. */
function differences(kept: PlaySettings, settings: PlaySettings): PlaySettingsChange {
  const changed = PLAY_SETTING_NAMES.filter((name) => kept[name] !== settings[name]);
  return Object.fromEntries(changed.map((name) => [name, settings[name]]));
}

/** A sample as the pupil would see it. */
function Sample({ settings }: { settings: PlaySettings }) {
  return (
    <figure className="lg:sticky lg:top-4">
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
