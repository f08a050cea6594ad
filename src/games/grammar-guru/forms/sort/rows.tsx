// Six words, each with a button for either box.
import { clsx } from 'clsx';
import { useState } from 'react';
import { useEnterChooses, useRadioNames } from '#ui/switch-access.ts';
import { RichText } from '../../../kit/screen/rich-text.tsx';
import { useSound } from '../../../kit/screen/sound.ts';
import { useTextBeingRead } from '../../../kit/screen/speech.ts';
import { voiceText } from '../../../kit/screen/voice.ts';
import type { ControlsProps } from '../../../kit/screen/form-screen.ts';
import type { Given } from '../dealt.ts';
import { MOODS, moodOf } from '../looks.ts';
import { CornerSign } from '../sign.tsx';
import type { SortQuestion } from './form.ts';

export function SortRows({
  question,
  isLocked,
  labelledBy,
  onChange,
}: ControlsProps<SortQuestion, Given>) {
  const { boxes, words } = question;
  const [placed, setPlaced] = useState<ReadonlyMap<string, string>>(new Map<string, string>());
  const play = useSound();
  const right = new Map(question.answer);
  const put = (word: string, box: string) => {
    play('tap');
    const next = new Map(placed).set(word, box);
    setPlaced(next);
    onChange(next.size === words.length ? [...next] : null);
  };
  return (
    <div role="group" aria-labelledby={labelledBy} className="guru-rows">
      {words.map((word) => (
        <SortRow
          key={word}
          word={word}
          boxes={boxes}
          chosen={placed.get(word) ?? null}
          answer={right.get(word) ?? ''}
          isLocked={isLocked}
          onChoose={(box) => put(word, box)}
        />
      ))}
    </div>
  );
}

interface SortRowProps {
  word: string;
  boxes: readonly string[];
  chosen: string | null;
  answer: string;
  isLocked: boolean;
  onChoose: (box: string) => void;
}

function SortRow({ word, boxes, chosen, answer, isLocked, onChoose }: SortRowProps) {
  const nameOf = useRadioNames();
  const enterChooses = useEnterChooses();
  const isBeingRead = useTextBeingRead() === word;
  return (
    <div
      role="radiogroup"
      aria-label={voiceText(word)}
      className={clsx(
        'flex flex-wrap items-center gap-x-2 gap-y-1 rounded-2xl border-2 border-line bg-paper py-1 pr-1 pl-3 roomy:pl-4',
        isBeingRead && 'spotlit',
      )}
    >
      <span className="min-w-0 grow basis-18 text-lg leading-tight font-bold wrap-anywhere roomy:text-xl grand:text-2xl">
        <RichText text={word} />
      </span>
      <div className="grid min-w-0 grow-2 basis-44 grid-cols-2 gap-1.5 min-[22.5rem]:basis-50 roomy:grow">
        {boxes.map((box) => {
          const mood = moodOf(isLocked, box === chosen, box === answer);
          return (
            <label
              key={box}
              className={clsx(
                'relative flex min-h-11 min-w-0 items-center justify-center gap-1 rounded-xl border-2 px-1 text-center text-base leading-tight hyphens-auto has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky roomy:text-xl',
                MOODS[mood],
                mood === 'chosen' && 'font-bold underline decoration-2 underline-offset-4',
                !isLocked && 'cursor-pointer hover:border-grape',
              )}
            >
              <input
                type="radio"
                name={nameOf(box)}
                checked={box === chosen}
                disabled={isLocked && box !== chosen}
                onChange={() => onChoose(box)}
                {...enterChooses}
                className="absolute inset-0 cursor-[inherit] opacity-0"
              />
              <CornerSign mood={mood} />
              <span className="min-w-0 wrap-anywhere">{box}</span>
            </label>
          );
        })}
      </div>
    </div>
  );
}
