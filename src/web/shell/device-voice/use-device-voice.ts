import { useEffect, useState } from 'react';
import { useAccent } from '#games/kit/screen/speech.ts';

/** Milliseconds after which a browser that has named no voice is taken to have none. */
const LATE = 1000;

/**
 * How this device reads aloud: with a British voice, with another English one, or not at all. 'listed' is a British voice
 * on Android, whose browsers name languages before their voices are installed. Null while voices may still arrive.
 */
export type DeviceVoice = 'British' | 'listed' | 'other' | 'none';

export function useDeviceVoice(): DeviceVoice | null {
  const accent = useAccent();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE);
    return () => clearTimeout(timer);
  }, []);
  if (accent === null) return isLate ? 'none' : null;
  return accent === 'British' && /Android/.test(navigator.userAgent) ? 'listed' : accent;
}
