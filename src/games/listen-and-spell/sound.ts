// How a round is heard: by the device's voice, or not at all, when it goes by clue.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isEarlyReader, type YearGroup } from '#shared/years.ts';
import { useReadsAloud } from '#games/kit/screen/read-aloud.tsx';
import { say } from '#games/kit/screen/speech.ts';

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
  /** Goes by clue, or listens again. */
  change: () => void;
}

/** `dictated` is heard by itself whenever the pupil comes to another word: at the first, or by the button that says so. */
export function useListening(
  year: YearGroup,
  index: number,
  dictated: readonly string[],
): Listening {
  const readsAloud = useReadsAloud();
  const [way, setWay] = useState<Way>('listening');
  const listens = readsAloud && way === 'listening';
  const hear = (texts: readonly string[]) =>
    say(texts, {
      rate: isEarlyReader(year) ? SLOW_RATE : RATE,
      onLost: () => setWay('lost'),
    });
  const heard = useRef<number | null>(null);
  const dictate = useEffectEvent(() => {
    if (!listens || heard.current === index || !wasPressed()) return;
    heard.current = index;
    hear(dictated);
  });
  // The voices of some devices come late.
  useEffect(() => dictate(), [index, listens]);
  useEffect(() => () => void (heard.current = null), []);
  return {
    listens,
    hasChoice: readsAloud,
    hasLostVoice: way === 'lost',
    hear,
    change() {
      heard.current = index;
      setWay(listens ? 'chosen' : 'listening');
      if (!listens) hear(dictated);
    },
  };
}

/** Whether the page was opened by a press, and not by loading it anew. */
function wasPressed(): boolean {
  return !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;
}
