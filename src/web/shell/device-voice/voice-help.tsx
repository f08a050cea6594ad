import { Volume2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { say, useHushWhenGone } from '#games/kit/screen/speech.ts';
import { Button } from '#ui/button.tsx';
import type { DeviceVoice } from './use-device-voice.ts';

/** Loaded on demand: most devices need none of it. */
const VoiceSteps = lazy(() =>
  import('./voice-steps.tsx').catch(() => ({
    default: () => <p>The steps couldn’t be loaded. Please try again later.</p>,
  })),
);

const STATES: Readonly<Record<DeviceVoice, string>> = {
  British: 'This device has a British voice.',
  listed:
    'This device lists a British voice. Android lists it before it is installed, so please listen.',
  other: 'This device has no British voice. It reads aloud with another English one.',
  none: 'This device has no English voice of its own, so it can’t read aloud.',
};

const SAMPLE = ['Which word rhymes with cat? Hat, dog or sun?'];

/** How this device reads aloud (null: not known yet), a button to hear it, and how a British voice is added. */
export function VoiceHelp({ voice }: { voice: DeviceVoice | null }) {
  useHushWhenGone(SAMPLE);
  return (
    <div className="flex flex-col items-start gap-3">
      <p role="status">{voice === null ? 'Looking for a voice…' : STATES[voice]}</p>
      {voice !== null && voice !== 'none' && (
        <Button look="quiet" onClick={() => say(SAMPLE)}>
          <Volume2 aria-hidden />
          Hear it
        </Button>
      )}
      {voice !== null && (
        <Suspense>
          <VoiceSteps isWantedHere={voice !== 'British'} />
        </Suspense>
      )}
    </div>
  );
}
