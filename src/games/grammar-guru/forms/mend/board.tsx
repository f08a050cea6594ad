// A page whose words can be pressed: a pressed word offers what it could be changed into.
import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { keepFocus } from '#ui/keep-focus.ts';
import { LiveMessage } from '#ui/live-message.tsx';
import { useSound } from '../../../kit/screen/sound.ts';
import type { ControlsProps } from '../../../kit/screen/form-screen.ts';
import type { Given } from '../dealt.ts';
import { MOODS, TILE, type Mood } from '../looks.ts';
import { CornerSign } from '../sign.tsx';
import type { MendQuestion } from './form.ts';
import { mendsAt, sentencesOfPage, wordInMarks } from './text.ts';

/** The words that the pupil has changed, by their place. */
type Made = Readonly<Record<number, string>>;

/**
 * The Tab key goes from sentence to sentence, and through the words of the sentence whose number was pressed last: on a page of
 * ninety words nobody wants ninety stops.
 */
export function MendBoard({
  question,
  isLocked,
  labelledBy,
  onChange,
}: ControlsProps<MendQuestion, Given>) {
  const { title, words, answer } = question;
  const [made, setMade] = useState<Made>({});
  const [pressed, setPressed] = useState<number | null>(null);
  const [entered, setEntered] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const page = useRef<HTMLOListElement>(null);
  const play = useSound();
  const count = Object.keys(made).length;
  const isFull = count === answer.length;
  const enough = `You’ve changed ${count} words. To change another, put one back first.`;
  const focusOn = (place: number) =>
    page.current?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus();
  const press = (place: number, sentence: number) => {
    if (isLocked) return;
    play('tap');
    setEntered(sentence);
    if (isFull && made[place] === undefined) {
      setPressed(null);
      return setSaid(enough);
    }
    setSaid('');
    setPressed(pressed === place ? null : place);
  };
  const word = (place: number | undefined, sentence: number) =>
    place !== undefined && (
      <PageWord
        key={place}
        place={place}
        printed={words[place] ?? ''}
        made={made[place]}
        right={isLocked ? rightAt(question, place) : undefined}
        isOpen={pressed === place}
        isStop={entered === sentence}
        onPress={() => press(place, sentence)}
      />
    );
  const change = (place: number, mend: string | null) => {
    play('tap');
    const { [place]: _, ...others } = made;
    const next = mend === null ? others : { ...others, [place]: mend };
    setMade(next);
    setPressed(null);
    const number = Object.keys(next).length;
    setSaid(`${wordInMarks(mend ?? words[place] ?? '')}. ${number} of ${answer.length} changed.`);
    focusOn(place);
    const given = Object.entries(next).map(([at, text]): [string, string] => [at, text]);
    onChange(given.length === 0 ? null : given);
  };
  return (
    <div className="grid gap-1 rounded-2xl border-2 border-edge bg-paper px-1 py-1 roomy:px-4 roomy:py-2">
      <p className="text-center text-xl font-bold">{title}</p>
      <ol ref={page} aria-labelledby={labelledBy} className="guru-page">
        {sentencesOfPage(words).map((places, sentence) => (
          <li key={sentence}>
            {/* No line ends between the number and the first word. */}
            <div className="flex">
              {!isLocked && (
                <button
                  type="button"
                  aria-label={`Sentence ${sentence + 1}: ${places.map((place) => made[place] ?? words[place]).join(' ')}`}
                  onMouseDown={keepFocus}
                  onClick={() => {
                    setEntered(sentence);
                    if (places[0] !== undefined) focusOn(places[0]);
                  }}
                  className="min-h-11 min-w-11 rounded-xl font-bold text-ink-soft focus-visible:outline-3 focus-visible:outline-sky"
                >
                  {sentence + 1}
                </button>
              )}
              {word(places[0], sentence)}
            </div>
            {places.slice(1).map((place) => word(place, sentence))}
            {!isLocked && pressed !== null && places.includes(pressed) && (
              <Mends
                printed={words[pressed] ?? ''}
                mends={mendsAt(question, pressed)}
                made={made[pressed]}
                onChoose={(mend) => change(pressed, mend)}
              />
            )}
          </li>
        ))}
      </ol>
      {!isLocked &&
        (said === enough ? (
          <p aria-hidden className="text-center font-bold text-coral roomy:text-xl">
            {enough}
          </p>
        ) : (
          <p className="text-center text-ink-soft roomy:text-xl">
            Press a word that is wrong. {count} of {answer.length} changed.
          </p>
        ))}
      <LiveMessage>{said}</LiveMessage>
    </div>
  );
}

/** What stands at a place of the mended page. */
function rightAt({ words, answer }: MendQuestion, place: number): string {
  return answer.find(([at]) => Number(at) === place)?.[1] ?? words[place] ?? '';
}

interface PageWordProps {
  place: number;
  printed: string;
  /** What the pupil has changed it into. */
  made: string | undefined;
  /** What it should be, once the answer is submitted. */
  right: string | undefined;
  isOpen: boolean;
  isStop: boolean;
  onPress: () => void;
}

function PageWord(props: PageWordProps) {
  const { place, printed, made, right, isOpen, isStop, onPress } = props;
  const shown = right ?? made ?? printed;
  const mood = wordMood(props);
  const isMarked = mood === 'right' || mood === 'mended';
  return (
    <button
      type="button"
      data-place={place}
      data-given={isMarked ? '' : undefined}
      tabIndex={isStop || isMarked ? 0 : -1}
      aria-expanded={right === undefined ? isOpen : undefined}
      aria-label={`${wordInMarks(shown)}${stateOf(props, mood)}`}
      aria-disabled={right !== undefined}
      onMouseDown={keepFocus}
      onClick={onPress}
      className={clsx(
        'relative inline-flex min-h-11 min-w-11 items-center justify-center rounded-xl border-2 text-xl focus-visible:outline-3 focus-visible:outline-sky roomy:text-2xl',
        mood === 'plain' ? 'border-transparent' : MOODS[mood],
        // The sign stands beside the marks of the word.
        isMarked ? 'px-4' : 'px-0.5',
        isOpen && 'ring-4 ring-sun',
        right === undefined && 'cursor-pointer hover:bg-grape-soft',
      )}
    >
      {shown}
      {isMarked && <CornerSign mood={mood} />}
    </button>
  );
}

function wordMood({ printed, made, right }: PageWordProps): Mood {
  if (right === undefined) return made === undefined ? 'plain' : 'chosen';
  if (made === undefined && right === printed) return 'plain';
  return made === right ? 'right' : 'mended';
}

/** Said after the word: what it was, or what the pupil made of it. */
function stateOf({ printed, made, right }: PageWordProps, mood: Mood): string {
  if (mood === 'chosen') return `, was ${wordInMarks(printed)}`;
  if (mood === 'right') return `, you mended ${wordInMarks(printed)}`;
  if (mood !== 'mended') return '';
  if (made !== undefined) return `, you chose ${wordInMarks(made)}`;
  return right === undefined ? '' : `, you left ${wordInMarks(printed)}`;
}

interface MendsProps {
  printed: string;
  mends: readonly string[];
  made: string | undefined;
  /** Null to leave the word as it is printed. */
  onChoose: (mend: string | null) => void;
}

/** The focus goes to the first choice, and back to the word after it. */
function Mends({ printed, mends, made, onChoose }: MendsProps) {
  const isFocused = useRef(false);
  return (
    <div
      ref={(group) => {
        if (!isFocused.current) group?.querySelector('button')?.focus();
        isFocused.current = true;
      }}
      role="group"
      aria-label={`Change ${wordInMarks(printed)} to`}
      className="flex w-full flex-wrap gap-1.5 rounded-2xl border-2 border-dashed border-edge bg-cream p-2"
    >
      {mends.map((mend) => (
        <button
          key={mend}
          type="button"
          aria-pressed={mend === made}
          aria-label={wordInMarks(mend)}
          onMouseDown={keepFocus}
          onClick={() => onChoose(mend)}
          className={clsx(TILE, MOODS[mend === made ? 'chosen' : 'plain'])}
        >
          {mend}
        </button>
      ))}
      <button
        type="button"
        onMouseDown={keepFocus}
        onClick={() => onChoose(null)}
        className={clsx(TILE, MOODS.plain, 'text-ink-soft')}
      >
        Leave {printed}
      </button>
    </div>
  );
}
