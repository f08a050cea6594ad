import { Mic, Square, Trash2, Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { decodeRecording, playRecording, type Playing } from '#games/kit/screen/recorded-voice.ts';
import { fromBase64, toBase64 } from '../../../data/base64.ts';
import { wordLists, type ListWord } from '#shared/contract/word-lists.ts';
import { RECORDING_SECONDS_MAX } from '#shared/recordings.ts';
import { withWord } from '#shared/word-list-text.ts';
import { Button } from '#ui/button.tsx';
import { busyButton } from '#ui/busy-button.ts';
import { useOneAtATime } from '#ui/use-one-at-a-time.ts';
import { call } from '../../../data/api.ts';
import { sentenceOf } from '../../../data/refusals.ts';
import { useAct } from '../../../data/use-act.ts';
import { Panel } from '../../../shell/panel.tsx';
import { faultOf } from './judge.ts';
import { RecordingTrouble, startRecording, type Recording } from './recorder.ts';

interface OneWordProps {
  word: ListWord;
  /** 'Word 3 of 12'. */
  place: string;
  /** Why nothing can be recorded here; null if it can. */
  whyNot: string | null;
  onNext: (() => void) | null;
}

/** Records, plays and deletes one word. */
export function OneWord({ word, place, whyNot, onNext }: OneWordProps) {
  const { id: wordId, recording: kept } = word;
  const [isRecording, setRecording] = useState(false);
  const [said, setSaid] = useState('');
  const recorder = useRef<Recording | null>(null);
  const playing = useRef<Playing | null>(null);
  const hasLeft = useRef(false);
  const keep = useAct(wordLists.recordWord);
  const remove = useAct(wordLists.forgetRecording);
  // One act at a time: Record and Stop are one button, and a second press must not open the microphone again.
  const { run, running } = useOneAtATime(async (act: () => Promise<string>) => {
    playing.current?.stop();
    setSaid('');
    try {
      setSaid(await act());
    } catch (error) {
      setSaid(error instanceof RecordingTrouble ? error.message : sentenceOf(error));
    }
  });
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
      recorder.current?.stop();
      playing.current?.stop();
    };
  }, []);

  async function record(): Promise<string> {
    recorder.current = await startRecording();
    if (hasLeft.current) recorder.current.stop();
    setRecording(true);
    const take = await recorder.current.take.finally(() => setRecording(false));
    // Nobody has pressed Stop: the teacher went to another word or page.
    if (hasLeft.current) return '';
    const fault = faultOf(take);
    if (fault !== null) throw new RecordingTrouble(fault);
    await keep.mutateAsync({ params: { wordId }, body: { audio: toBase64(take.audio) } });
    return 'Saved. Listen to how it sounds.';
  }

  async function hear(): Promise<string> {
    const { audio } = await call(wordLists.hearWord, { params: { wordId } });
    const recording = await decodeRecording(fromBase64(audio));
    if (!recording) return 'This device can’t play this recording, but others can.';
    if (!hasLeft.current) playing.current = playRecording(recording);
    return '';
  }

  async function forget(): Promise<string> {
    await remove.mutateAsync({ params: { wordId } });
    return 'Deleted.';
  }

  const busy = busyButton(running !== null);
  return (
    <Panel title={place}>
      <p className="text-2xl font-bold wrap-anywhere">{word.word}</p>
      {word.sentence !== null && <p className="text-xl">{withWord(word.sentence, word.word)}</p>}
      <p>
        {`Say the word, ${word.sentence === null ? '' : 'its sentence, '}and the word again: ${RECORDING_SECONDS_MAX} seconds at most.`}
      </p>
      {whyNot === null ? (
        <div className="flex flex-wrap items-center gap-3">
          {isRecording ? (
            <Button look="danger" onClick={() => recorder.current?.stop()}>
              <Square aria-hidden /> Stop
            </Button>
          ) : (
            <Button {...busy} onClick={() => void run(record)}>
              <Mic aria-hidden /> {kept ? 'Record again' : 'Record'}
            </Button>
          )}
          <p>Only your own voice, with no children in the room.</p>
        </div>
      ) : (
        <p>{whyNot}</p>
      )}
      <p role="status" className="font-bold">
        {isRecording ? 'Recording: speak now.' : said}
      </p>
      <div className="flex flex-wrap gap-3">
        {kept && !isRecording && (
          <>
            <Button look="quiet" {...busy} onClick={() => void run(hear)}>
              <Volume2 aria-hidden /> Hear it
            </Button>
            <Button look="quiet" {...busy} onClick={() => void run(forget)}>
              <Trash2 aria-hidden /> Delete it
            </Button>
          </>
        )}
        {onNext && !isRecording && (
          <Button look="quiet" onClick={onNext}>
            Next word
          </Button>
        )}
      </div>
    </Panel>
  );
}
