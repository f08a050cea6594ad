// A sentence with a gap after each word: tapping a word puts the mark beside it.
import { clsx } from 'clsx';
import { useState } from 'react';
import { useEnterChooses, useRadioNames } from '#ui/switch-access.ts';
import { useSound } from '../../../kit/screen/sound.ts';
import { sentenceId, type ControlsProps } from '../../../kit/screen/form-screen.ts';
import type { Given } from '../dealt.ts';
import { MOODS, moodOf } from '../looks.ts';
import { CornerSign } from '../sign.tsx';
import { APOSTROPHE, isOpening, putMark } from './places.ts';
import type { MarkQuestion } from './form.ts';

/** Each place is a radio button named after the word beside it: 'after lunch'; the whole sentence precedes them. */
export function MarkLine({
  question,
  isLocked,
  labelledBy,
  onChange,
}: ControlsProps<MarkQuestion, Given>) {
  const { mark, words, places, answer } = question;
  const [chosen, setChosen] = useState<number | null>(null);
  const nameOf = useRadioNames();
  const enterChooses = useEnterChooses();
  const play = useSound();
  const isBefore = isOpening(mark);
  const isInWord = mark === APOSTROPHE;
  return (
    <>
      <p id={sentenceId(labelledBy)} className="sr-only">
        {words.join('')}
      </p>
      <div
        role="radiogroup"
        aria-labelledby={labelledBy}
        className={clsx(
          'flex flex-wrap items-center gap-y-1.5 rounded-2xl border-2 border-edge bg-paper px-2 py-2 text-xl roomy:px-4 roomy:py-4 roomy:text-2xl grand:text-[1.75rem]',
          isInWord ? 'text-2xl roomy:text-[1.75rem]' : 'gap-x-0.5',
        )}
      >
        {words.map((word, index) => {
          const place = isBefore ? index : index + 1;
          const text = word.trim();
          if (!places.includes(place)) {
            return (
              <span
                key={index}
                aria-hidden
                className="px-0.5 text-xl whitespace-pre-wrap roomy:text-2xl"
              >
                {word}
              </span>
            );
          }
          const sentence = putMark(question, mark, place);
          const isChosen = chosen === place;
          const mood = moodOf(isLocked, isChosen, sentence === answer);
          const gap = (
            <span
              className={clsx(
                'grid h-9 min-w-4 place-items-center rounded-lg border-2 px-0.5 font-bold',
                mood === 'plain' ? 'border-dashed border-edge bg-cream' : MOODS[mood],
              )}
            >
              {isChosen || mood === 'right' ? mark : ''}
            </span>
          );
          return (
            <label
              key={index}
              className={clsx(
                'relative inline-flex min-h-11 min-w-11 items-center justify-center gap-0.5 rounded-xl border-2 border-transparent px-0.5 has-focus-visible:outline-3 has-focus-visible:outline-sky',
                !isLocked && 'cursor-pointer hover:bg-grape-soft',
              )}
            >
              <input
                type="radio"
                name={nameOf(place)}
                aria-label={`${isBefore ? 'before' : 'after'} ${isInWord ? 'the letter ' : ''}${text}`}
                checked={isChosen}
                disabled={isLocked && !isChosen}
                onChange={() => {
                  play('tap');
                  setChosen(place);
                  onChange(sentence);
                }}
                {...enterChooses}
                className="absolute inset-0 cursor-[inherit] opacity-0"
              />
              {isBefore && gap}
              <span aria-hidden>{text}</span>
              {!isBefore && gap}
              <CornerSign mood={mood} />
            </label>
          );
        })}
      </div>
    </>
  );
}
