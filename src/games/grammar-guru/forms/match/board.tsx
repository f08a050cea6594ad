// Two columns: pupils tap one item on each side, and a number marks the pair.
import { clsx } from 'clsx';
import { useState } from 'react';
import { LiveMessage } from '#ui/live-message.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { RichText } from '../../../kit/screen/rich-text.tsx';
import { useSound } from '../../../kit/screen/sound.ts';
import { voiceText } from '../../../kit/screen/voice.ts';
import type { ControlsProps } from '../../../kit/screen/form-screen.ts';
import type { Given } from '../dealt.ts';
import { MOODS, TILE, type Mood } from '../looks.ts';
import { CornerSign } from '../sign.tsx';
import type { MatchQuestion } from './form.ts';

type Side = 'left' | 'right';
type Pair = readonly [left: string, right: string];

interface Picked {
  side: Side;
  text: string;
}

/** One colour for each pair beside its number. */
const BADGES = ['bg-grape text-white', 'bg-sea text-white', 'bg-sun text-ink', 'bg-ink text-paper'];

export function MatchBoard({
  question,
  isLocked,
  labelledBy,
  onChange,
}: ControlsProps<MatchQuestion, Given>) {
  /** By number; null for a number that is free. */
  const [pairs, setPairs] = useState<readonly (Pair | null)[]>([null, null, null, null]);
  const [picked, setPicked] = useState<Picked | null>(null);
  const [said, setSaid] = useState('');
  const play = useSound();
  const numberOf = (side: Side, text: string) =>
    pairs.findIndex((pair) => pair?.[side === 'left' ? 0 : 1] === text);
  const change = (next: readonly (Pair | null)[], message: string) => {
    setPairs(next);
    setPicked(null);
    setSaid(message);
    const made = next.flatMap((pair): [string, string][] => (pair ? [[pair[0], pair[1]]] : []));
    onChange(made.length === next.length ? made : null);
  };
  const press = (side: Side, text: string) => {
    if (isLocked) return;
    play('tap');
    const number = numberOf(side, text);
    if (number >= 0) {
      const apart = pairs.map((pair, nth) => (nth === number ? null : pair));
      return change(apart, 'Pair undone.');
    }
    if (!picked || picked.side === side) {
      return setPicked(picked?.text === text ? null : { side, text });
    }
    const pair: Pair = side === 'right' ? [picked.text, text] : [text, picked.text];
    const free = pairs.indexOf(null);
    const message = `${voiceText(pair[0])} goes with ${voiceText(pair[1])}`;
    change(
      pairs.map((other, nth) => (nth === free ? pair : other)),
      message,
    );
  };
  /** What belongs to a text, whatever the pupil has chosen. */
  const belonging = (side: Side, text: string) =>
    question.answer.find((pair) => pair[side === 'left' ? 0 : 1] === text)?.[
      side === 'left' ? 1 : 0
    ];
  // Corrected in place: each right one moves beside the one that it belongs to.
  const right = isLocked
    ? question.left.map((text) => belonging('left', text) ?? '')
    : question.right;
  const column = (side: Side, texts: readonly string[]) => (
    <ul
      aria-label={side === 'left' ? 'Left' : 'Right'}
      className="grid auto-rows-fr gap-1.5 roomy:gap-3"
    >
      {texts.map((text, row) => {
        const number = numberOf(side, text);
        const chosen = pairs[number]?.[side === 'left' ? 1 : 0];
        const partner = isLocked ? belonging(side, text) : chosen;
        return (
          <li key={text} className="grid">
            <MatchTile
              text={text}
              number={isLocked ? row : number}
              partner={partner}
              missed={chosen === partner ? undefined : chosen}
              isPicked={picked?.side === side && picked.text === text}
              isLocked={isLocked}
              onPress={() => press(side, text)}
            />
          </li>
        );
      })}
    </ul>
  );
  return (
    <div role="group" aria-labelledby={labelledBy}>
      <div className="grid grid-cols-2 gap-3 roomy:gap-8">
        {column('left', question.left)}
        {column('right', right)}
      </div>
      <LiveMessage>{said}</LiveMessage>
    </div>
  );
}

interface MatchTileProps {
  text: string;
  /** From 0; -1 without a partner. */
  number: number;
  partner: string | undefined;
  /** The wrong partner that the pupil chose, once the right one is shown. */
  missed: string | undefined;
  isPicked: boolean;
  isLocked: boolean;
  onPress: () => void;
}

function MatchTile(props: MatchTileProps) {
  const { text, number, partner, missed, isPicked, isLocked, onPress } = props;
  const mood = tileMood(isLocked, missed === undefined, isPicked);
  const state = [
    partner === undefined ? '' : `, goes with ${voiceText(partner)}`,
    missed === undefined ? '' : `, you chose ${voiceText(missed)}`,
  ].join('');
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      aria-label={`${voiceText(text)}${state}`}
      aria-disabled={isLocked}
      data-given={isLocked ? '' : undefined}
      onMouseDown={keepFocus}
      onClick={onPress}
      className={clsx(
        TILE,
        MOODS[mood],
        'relative flex items-center gap-2 text-left',
        !isLocked && 'hover:border-grape',
        isPicked && 'underline decoration-2 underline-offset-4 spotlit',
      )}
    >
      <span className="min-w-0 grow">
        <RichText text={text} />
      </span>
      <CornerSign mood={mood} />
      {number >= 0 && (
        <span
          aria-hidden
          className={clsx(
            'grid size-7 shrink-0 place-items-center rounded-full text-base font-bold',
            BADGES[number],
          )}
        >
          {number + 1}
        </span>
      )}
    </button>
  );
}

function tileMood(isLocked: boolean, isRight: boolean, isPicked: boolean): Mood {
  if (isLocked) return isRight ? 'right' : 'mended';
  return isPicked ? 'chosen' : 'plain';
}
