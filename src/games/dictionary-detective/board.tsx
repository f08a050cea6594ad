// The cork board: word tags on one side, definition cards on the other.
import { clsx } from 'clsx';
import type { DictionaryEntry } from '#games/kit/words.ts';
import { moveWithArrows } from './arrow-keys.ts';
import { Clue, clueState, VerdictSign } from './clue.tsx';
import type { Case, Side } from './rules.ts';

interface BoardProps {
  game: Case;
  onPick: (side: Side, id: string) => void;
}

/** On a phone the words stay in view above the definitions; on wider screens both stand side by side. */
export function Board({ game, onPick }: BoardProps) {
  return (
    <div className="grid gap-x-6 gap-y-3 md:grid-cols-[13rem_minmax(0,1fr)] lg:grid-cols-[20rem_minmax(0,1fr)]">
      <Words game={game} onPick={onPick} />
      <Definitions game={game} onPick={onPick} />
    </div>
  );
}

function Words({ game, onPick }: BoardProps) {
  return (
    <section
      aria-labelledby="case-words"
      className="sticky top-0 z-10 self-start rounded-2xl border-4 border-[#c98f14] bg-sun-soft p-2 shadow-card md:p-4"
    >
      <h3 id="case-words" className="sr-only font-bold md:not-sr-only md:mb-3!">
        Words
      </h3>
      <ul
        onKeyDown={moveWithArrows}
        className="flex flex-wrap justify-center gap-1.5 md:grid md:gap-3 lg:grid-cols-2"
      >
        {game.words.map((entry) => (
          <li key={entry.id} className="md:w-full">
            <WordTag entry={entry} game={game} onPick={onPick} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function WordTag({ entry, game, onPick }: BoardProps & { entry: DictionaryEntry }) {
  const state = clueState(game, 'word', entry.id);
  const isSolved = state === 'solved';
  return (
    <Clue
      state={state}
      onPick={() => onPick('word', entry.id)}
      className={clsx('px-2.5 font-bold', isSolved ? 'min-h-8 text-base md:min-h-11' : 'min-h-11')}
    >
      <Pin />
      <span className={clsx(isSolved && 'line-through decoration-2')}>{entry.word}</span>
      {isSolved && <span className="sr-only">, solved</span>}
      <VerdictSign state={state} />
    </Clue>
  );
}

function Pin() {
  return (
    <span
      aria-hidden
      className="absolute -top-1.5 left-1/2 hidden size-3 -translate-x-1/2 rounded-full bg-coral shadow-card md:block"
    />
  );
}

function Definitions({ game, onPick }: BoardProps) {
  return (
    <section aria-labelledby="case-definitions">
      <h3 id="case-definitions" className="sr-only font-bold md:not-sr-only md:mb-2!">
        What they mean
      </h3>
      <ul
        onKeyDown={moveWithArrows}
        className="grid gap-2 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2"
      >
        {game.definitions.map((entry) => (
          <li key={entry.id} className="flex">
            <DefinitionCard entry={entry} game={game} onPick={onPick} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DefinitionCard({ entry, game, onPick }: BoardProps & { entry: DictionaryEntry }) {
  const state = clueState(game, 'definition', entry.id);
  const isSolved = state === 'solved';
  return (
    <Clue
      state={state}
      onPick={() => onPick('definition', entry.id)}
      className="min-h-14 px-4 py-2 text-left leading-snug"
    >
      <span className={clsx(isSolved && 'line-through')}>{entry.definition}</span>
      {isSolved && (
        <span className="ml-2 inline-block -rotate-3 rounded-lg border-2 border-leaf px-2 text-base font-bold text-leaf">
          ✓ Solved: {entry.word}
        </span>
      )}
      <VerdictSign state={state} />
    </Clue>
  );
}
