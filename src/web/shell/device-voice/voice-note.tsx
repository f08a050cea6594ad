import { useState } from 'react';
import { useDeviceVoice, type DeviceVoice } from './use-device-voice.ts';
import { VoiceHelp } from './voice-help.tsx';

const NOTES: Readonly<Record<Exclude<DeviceVoice, 'British'>, string>> = {
  listed: 'For grown-ups: does this device read aloud in a British voice?',
  other: 'For grown-ups: this device has no British voice yet',
  none: 'For grown-ups: this device can’t read aloud yet',
};

/** One line for the adult who sets up a device that may lack a British voice. It opens to say what to do. */
export function VoiceNote() {
  const voice = useDeviceVoice();
  const [isOpen, setOpen] = useState(false);
  if (voice === null || voice === 'British') return null;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer py-2 text-base text-ink-soft">
        {NOTES[voice]}
      </summary>
      {isOpen && <VoiceHelp voice={voice} />}
    </details>
  );
}
