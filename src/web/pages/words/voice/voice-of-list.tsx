import { clsx } from 'clsx';
import { Check, Circle } from 'lucide-react';
import { useState } from 'react';
import type { ListWord, WordListWithWords } from '#shared/contract/word-lists.ts';
import { LIST_RECORDINGS_BYTES_MAX, RECORDING_FORMATS } from '#shared/recordings.ts';
import { Panel } from '../../../shell/panel.tsx';
import { wordsText } from '../texts.ts';
import { CANNOT_PLAY } from './judge.ts';
import { OneWord } from './one-word.tsx';
import { whyNotHere } from './recorder.ts';

/** One word at a time to record, beside all of them. */
export function VoiceOfList({ list: { words } }: { list: WordListWithWords }) {
  const [chosen, choose] = useState(() => firstMissing(words));
  const index = Math.max(
    0,
    words.findIndex(({ id }) => id === chosen),
  );
  const word = words[index];
  return (
    <div className="grid items-start gap-6 wrap-anywhere *:min-w-0 lg:grid-cols-2">
      {word && (
        <OneWord
          key={word.id}
          word={word}
          place={`Word ${index + 1} of ${words.length}`}
          whyNot={whyNotHere()}
          onNext={words.length > 1 ? () => choose(words[(index + 1) % words.length]?.id) : null}
        />
      )}
      <Panel title="The words">
        <p>{recordedText(words)}</p>
        <ul className="flex flex-wrap gap-2">
          {words.map(({ id, word: text, recording }) => {
            const Sign = recording ? Check : Circle;
            return (
              <li key={id}>
                <button
                  type="button"
                  aria-current={id === word?.id}
                  className={clsx(
                    'flex min-h-11 items-center gap-1 rounded-full border-2 px-3 text-lg',
                    id === word?.id ? 'border-edge bg-sun-soft' : 'border-line',
                  )}
                  onClick={() => choose(id)}
                >
                  {text}
                  <Sign aria-hidden className="size-4" />
                  <span className="sr-only">{recording ? 'recorded' : 'not recorded'}</span>
                </button>
              </li>
            );
          })}
        </ul>
        {devicesText(words).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Panel>
    </div>
  );
}

function firstMissing(words: readonly ListWord[]): number | undefined {
  return (words.find(({ recording }) => recording === null) ?? words[0])?.id;
}

function recordedText(words: readonly ListWord[]): string {
  const recorded = words.flatMap(({ recording }) => recording ?? []);
  const bytes = recorded.reduce((sum, recording) => sum + recording.bytes, 0);
  const share = Math.ceil((bytes / LIST_RECORDINGS_BYTES_MAX) * 100);
  const done = `${recorded.length} of ${wordsText(words.length)} recorded.`;
  return recorded.length === 0
    ? `${done} The pupil’s device reads the rest in its own voice.`
    : `${done} That is ${share}% of the 1 MB that a list can have.`;
}

/** On which devices a pupil hears the device's own voice. */
function devicesText(words: readonly ListWord[]): string[] {
  const used = new Set(words.flatMap(({ recording }) => recording?.format ?? []));
  return RECORDING_FORMATS.filter((format) => used.has(format)).map((format) => {
    const count = words.filter(({ recording }) => recording?.format === format).length;
    return `${wordsText(count)}: ${CANNOT_PLAY[format]} cannot play this and use their own voice.`;
  });
}
