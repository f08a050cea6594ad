// How a round is heard: by the teacher's recording, the device's voice, or not at all, when it goes by clue.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isEarlyReader, type YearGroup } from '#shared/years.ts';
import { usePlaySettings } from '#games/kit/screen/play-settings.tsx';
import { useReadsAloud } from '#games/kit/screen/read-aloud.tsx';
import { useRecording } from '#games/kit/screen/recordings.ts';
import { hush, say } from '#games/kit/screen/speech.ts';

/** For pupils who have just begun to write. */
const SLOW_RATE = 0.7;
const RATE = 0.85;

/** Whether the pupil listens, has chosen the clue, or has it because the device lost its voice. */
type Way = 'listening' | 'chosen' | 'lost';

export interface Listening {
  /** Whether the words are heard; otherwise there is the clue. */
  listens: boolean;
  /** Whether the pupil can choose. */
  hasChoice: boolean;
  hasLostVoice: boolean;
  hear: (texts: readonly string[]) => void;
  /** The word in the teacher's own voice; null where there is none that this device can play. */
  teacher: { hear: () => void; isHeard: boolean } | null;
  /** Whether the device itself can speak. */
  hasVoice: boolean;
  /** Goes by clue, or listens again. */
  change: () => void;
}

/** `dictated` is heard by itself whenever the pupil comes to another word: at the first, or by the button that says so. */
export function useListening(
  year: YearGroup,
  { index, wordId }: { index: number; wordId: string },
  dictated: readonly string[],
): Listening {
  const hasVoice = useReadsAloud();
  const recording = useRecording(wordId);
  const isUnknown = recording === 'unknown';
  // Whoever wants nothing read aloud goes by clue.
  const isWanted = usePlaySettings().readAloud;
  const recorded = isUnknown || !isWanted ? null : recording;
  const hasChoice = hasVoice || recorded !== null;
  const [way, setWay] = useState<Way>('listening');
  const listens = hasChoice && (way === 'listening' || (way === 'lost' && recorded !== null));
  const hear = (texts: readonly string[]) => {
    recorded?.stop();
    say(texts, {
      rate: isEarlyReader(year) ? SLOW_RATE : RATE,
      onLost: () => setWay('lost'),
    });
  };
  const hearTeacher = () => {
    hush();
    recorded?.play();
  };
  const hearAll = () => (recorded ? hearTeacher() : hear(dictated));
  const heard = useRef<number | null>(null);
  const dictate = useEffectEvent(() => {
    if (isUnknown || !listens || heard.current === index || !wasPressed()) return;
    heard.current = index;
    hearAll();
  });
  // The voices of some devices come late, as may a recording.
  useEffect(() => dictate(), [index, listens, isUnknown]);
  useEffect(() => () => void (heard.current = null), []);
  return {
    listens,
    hasChoice,
    hasLostVoice: way === 'lost' && !listens,
    hear,
    teacher: recorded && { hear: hearTeacher, isHeard: recorded.isPlaying },
    hasVoice: hasVoice && way !== 'lost',
    change() {
      heard.current = index;
      setWay(listens ? 'chosen' : 'listening');
      if (!listens) hearAll();
      else recorded?.stop();
    },
  };
}

/** Whether the page was opened by a press, and not by loading it anew. */
function wasPressed(): boolean {
  return !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;
}
