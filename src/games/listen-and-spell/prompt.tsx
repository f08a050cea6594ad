// What a word is written from: its sound and its sentence with a gap, or a clue and the sentence.
import { clsx } from 'clsx';
import { Volume2 } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { RichText } from '#games/kit/screen/rich-text.tsx';
import { useTextBeingRead } from '#games/kit/screen/speech.ts';
import type { SpellWord } from './rules.ts';
import type { Listening } from './sound.ts';
import { fullSentence, lengthText } from './spoken.ts';

interface PromptProps {
  /** Id of the clue and the sentence, which describe the field. */
  id: string;
  word: SpellWord;
  listening: Listening;
  isAsking: boolean;
}

export function Prompt({ id, word, listening, isAsking }: PromptProps) {
  const { listens, hasChoice, hasLostVoice, hasVoice, teacher, change } = listening;
  return (
    <div className="flex flex-col gap-2 rounded-2xl bg-paper px-3 py-2 shadow-card roomy:gap-3 roomy:p-4 upright:gap-6 upright:py-8">
      {listens && (
        <div className="flex flex-wrap gap-2">
          {teacher && (
            <Button
              look="quiet"
              className={clsx('grow px-3!', teacher.isHeard && 'bg-sun-soft!')}
              onClick={teacher.hear}
            >
              <Volume2 aria-hidden /> Hear your teacher
            </Button>
          )}
          {hasVoice && (
            <>
              <Hear name="Word" texts={[word.word]} listening={listening} />
              <Hear name="Sentence" texts={[fullSentence(word)]} listening={listening} />
            </>
          )}
          {isAsking && (
            <Button look="plain" aria-label="Read a clue" className="px-2!" onClick={change}>
              Clue
            </Button>
          )}
        </div>
      )}
      {hasLostVoice && (
        <p role="alert">This device has stopped speaking. Here is a clue instead.</p>
      )}
      <div
        id={id}
        className="flex flex-col gap-1 text-lg leading-snug roomy:text-2xl grand:text-[1.75rem] upright:text-[1.75rem]"
      >
        {!listens && <p>{clueTo(word)}</p>}
        <p>
          <RichText text={word.sentence} />
        </p>
      </div>
      {!listens && hasChoice && isAsking && (
        <Button look="plain" className="-mx-2 self-start px-2!" onClick={change}>
          <Volume2 aria-hidden /> Listen instead
        </Button>
      )}
    </div>
  );
}

/** The clue with the number of letters: only the word fits both. */
export function clueTo({ clue, word }: SpellWord): string {
  return clue === '' ? `${lengthText(word)}.` : `Clue: ${clue} (${lengthText(word)}).`;
}

interface HearProps {
  /** 'Word' or 'Sentence'. */
  name: string;
  texts: readonly string[];
  listening: Listening;
}

function Hear({ name, texts, listening: { hear } }: HearProps) {
  const beingRead = useTextBeingRead();
  return (
    <Button
      look="quiet"
      aria-label={`Hear the ${name.toLowerCase()}`}
      className={clsx(
        'grow px-2!',
        beingRead !== null && texts.includes(beingRead) && 'bg-sun-soft!',
      )}
      onClick={() => hear(texts)}
    >
      <Volume2 aria-hidden /> {name}
    </Button>
  );
}
