// The board: word tags on one side, definition cards on the other.
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { ReadAloud, useReadsAloud } from '#games/kit/screen/read-aloud.tsx';
import { WordPicture } from '#games/kit/screen/word-picture.tsx';
import type { YearGroup } from '#shared/years.ts';
import { RichText } from '#games/kit/screen/rich-text.tsx';
import { withoutMarkup } from '#games/kit/words/markup.ts';
import { useTextBeingRead } from '#games/kit/screen/speech.ts';
import { Clue, clueState, VerdictSign } from './clue.tsx';
import { onPage, textOfCard, type Case, type Side } from './rules.ts';
import type { Pair } from './start.ts';

interface BoardProps {
  game: Case;
  year: YearGroup;
  onPick: (side: Side, id: string) => void;
}

/** The word tags. On a phone, where room is scarce, the solved ones move to the end. */
export function Words({ game, year, onPick }: BoardProps) {
  const readsAloud = useReadsAloud();
  return (
    <section aria-labelledby="case-words" className="case-board">
      <h3 id="case-words" className="case-heading">
        Words
      </h3>
      <ul className="case-words">
        {onPage(game, game.words).map((entry) => (
          <WordTag key={entry.id} entry={entry} game={game} year={year} onPick={onPick} />
        ))}
        {readsAloud && (
          <li className="case-aloud">
            <ReadAloud text={openWords(game)} what="the words" className="max-md:size-11!" />
          </li>
        )}
      </ul>
    </section>
  );
}

/** The words still to be matched, or all words once none is left. */
function openWords(game: Case): string[] {
  const words = onPage(game, game.words);
  const open = words.filter(({ id }) => !game.solved.includes(id));
  return (open.length > 0 ? open : words).map(({ word }) => word);
}

function WordTag({ entry, game, year, onPick }: BoardProps & { entry: Pair }) {
  const state = clueState(game, 'word', entry.id);
  const isBeingRead = useTextBeingRead() === entry.word;
  const isSolved = state === 'solved';
  return (
    <li className={clsx('flex', isSolved && 'max-md:order-last')}>
      <Clue
        state={state}
        onPick={() => onPick('word', entry.id)}
        className={clsx(
          'case-tag',
          isSolved ? 'leading-tight! max-md:border-0 md:min-h-11' : 'min-h-11 min-w-11',
          isBeingRead && 'spotlit',
        )}
      >
        <Pin />
        <WordPicture word={entry.word} year={year} id={entry.id} />
        <span className={clsx(isSolved && 'line-through decoration-2')}>{entry.word}</span>
        {isSolved && <span className="sr-only">, solved</span>}
        <VerdictSign state={state} />
      </Clue>
    </li>
  );
}

function Pin() {
  return (
    <span
      aria-hidden
      className="absolute -top-1.5 left-1/2 hidden size-3 -translate-x-1/2 rounded-full bg-coral shadow-card md:block forced-colors:hidden"
    />
  );
}

/** The cards with definitions and sentences; a matched one is crossed out and stamped with its word. */
export function Definitions({ game, onPick }: Omit<BoardProps, 'year'>) {
  return (
    <section aria-labelledby="case-definitions" className="flex flex-col">
      <h3 id="case-definitions" className="case-heading case-meanings-heading">
        Meanings and sentences
      </h3>
      <ul className="case-meanings">
        {onPage(game, game.definitions).map((entry) => (
          <DefinitionCard key={entry.id} entry={entry} game={game} onPick={onPick} />
        ))}
      </ul>
    </section>
  );
}

function DefinitionCard({ entry, game, onPick }: Omit<BoardProps, 'year'> & { entry: Pair }) {
  const state = clueState(game, 'definition', entry.id);
  const isSolved = state === 'solved';
  const text = textOfCard(game, entry);
  return (
    <li className={clsx('flex items-center', isSolved && 'max-md:order-last')}>
      <Clue state={state} onPick={() => onPick('definition', entry.id)} className="case-meaning">
        <span className={clsx(isSolved && 'line-through')}>
          <RichText text={text} />
        </span>{' '}
        {isSolved && <Stamp word={entry.word} />}
        <VerdictSign state={state} />
      </Clue>
      <ReadAloud text={text} what={`“${withoutMarkup(text)}”`} />
    </li>
  );
}

function Stamp({ word }: { word: string }) {
  return (
    <span className="inline-block -rotate-3 rounded-lg border-2 border-leaf bg-leaf-soft px-2 text-base leading-tight font-bold text-leaf">
      <Check aria-hidden className="mr-1 inline size-4" strokeWidth={4} />
      {`Solved: ${word}`}
    </span>
  );
}
