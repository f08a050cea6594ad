// The recordings that a round can be heard by (D11): whoever opens the round says where they are.
import { createContext, use, useEffect, useRef, useState } from 'react';
import { decodeRecording, playRecording, type Playing } from './recorded-voice.ts';

/** The recording of the word with this id; null without one. */
export type FindRecording = (wordId: string) => Promise<Uint8Array | null>;

const none: FindRecording = async () => null;

export const RecordingsContext = createContext<FindRecording>(none);

export interface RecordedWord {
  isPlaying: boolean;
  play: () => void;
  stop: () => void;
}

/** A word's recording; null without one, on a device that cannot play it, and until that is known ('unknown'). */
export function useRecording(wordId: string): RecordedWord | 'unknown' | null {
  const find = use(RecordingsContext);
  const [found, setFound] = useState<{ of: string; recording: AudioBuffer | null } | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const playing = useRef<Playing | null>(null);
  useEffect(() => {
    let isWanted = true;
    void find(wordId)
      .then((audio) => audio && decodeRecording(audio))
      .catch(() => null)
      .then((recording) => isWanted && setFound({ of: wordId, recording }));
    return () => {
      isWanted = false;
      playing.current?.stop();
    };
  }, [find, wordId]);
  if (find === none) return null;
  if (found?.of !== wordId) return 'unknown';
  const { recording } = found;
  if (!recording) return null;
  return {
    isPlaying,
    play() {
      playing.current?.stop();
      const now = playRecording(recording);
      playing.current = now;
      setPlaying(true);
      void now.over.then(() => playing.current === now && setPlaying(false));
    },
    stop: () => playing.current?.stop(),
  };
}
