// The button that reads a text aloud; hidden if the device has no voice, or the pupil does not want it.
import { clsx } from 'clsx';
import { Volume2, VolumeX } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';
import { usePlaySettings } from './play-settings.tsx';
import { say, useHasVoice, useHushWhenGone, useTextBeingRead } from './speech.ts';

/** Whether texts can be read aloud: the pupil wants it and the device has a voice. */
export function useReadsAloud(): boolean {
  const hasVoice = useHasVoice();
  return usePlaySettings().readAloud && hasVoice;
}

interface ReadAloudProps {
  /** As shown on the screen. Several texts are read one after the other. */
  text: string | readonly string[];
  /** What is read, for the button's name: 'the question'. */
  what: string;
  /** It has been read as often as it may be: the button stays, so that the focus is not lost, and does nothing. */
  isSpent?: boolean;
  /** Without a voice on the device the button is there and says so, for pupils who cannot read what it would say. */
  saysIfMute?: boolean;
  className?: string;
}

export const NO_VOICE = 'This device can’t read aloud: it has no English voice of its own.';

/** A round button that reads `text` aloud, from the beginning at each press. */
export function ReadAloud(props: ReadAloudProps) {
  const { text, what, isSpent = false, saysIfMute = false, className } = props;
  const texts = typeof text === 'string' ? [text] : text;
  const isWanted = usePlaySettings().readAloud;
  const hasVoice = useHasVoice();
  const beingRead = useTextBeingRead();
  useHushWhenGone(texts);
  if (!isWanted || !(hasVoice || saysIfMute)) return null;
  if (!hasVoice) return <Mute className={className} />;
  return (
    <Button
      look="plain"
      size="icon"
      aria-label={`Read ${what} aloud`}
      aria-disabled={isSpent}
      onClick={() => !isSpent && say(texts)}
      className={clsx(
        'rounded-full! text-sea! aria-disabled:opacity-60',
        beingRead !== null && texts.includes(beingRead) && 'bg-sun-soft',
        className,
      )}
    >
      <Volume2 aria-hidden />
    </Button>
  );
}

function Mute({ className }: { className: string | undefined }) {
  return (
    <Button
      look="plain"
      size="icon"
      aria-label={NO_VOICE}
      onClick={() => showToast({ title: NO_VOICE, tone: 'sorry' })}
      className={clsx('rounded-full! text-ink-soft!', className)}
    >
      <VolumeX aria-hidden />
    </Button>
  );
}
