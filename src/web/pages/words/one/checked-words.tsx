import { clsx } from 'clsx';
import { gameLabel } from '#games/cards.ts';
import { clueFrom } from '#games/kit/words/meanings.ts';
import type { CheckedList, CheckedWord } from '#shared/contract/word-lists.ts';
import { withWord } from '#shared/word-list-text.ts';
import { GameSigns } from '../game-signs.tsx';
import { wordsText } from '../texts.ts';

/** What the games say of a list, and of each of its words. */
export function CheckedWords({
  games,
  words,
}: { words: CheckedWord[] } & Pick<CheckedList, 'games'>) {
  const refused = words.filter(({ refusal }) => refusal !== null).length;
  return (
    <>
      <div role="status">
        <ul className="flex flex-col gap-1">
          {refused > 0 && (
            <li className="font-bold text-coral">
              {`${wordsText(refused)} cannot be in a list. Please change that before you save the list.`}
            </li>
          )}
          {games.map(({ gameId, words: usable, refusal }) => (
            <li key={gameId}>
              {refusal ??
                `${gameLabel(gameId).title} can use ${usable} of ${wordsText(words.length)}.`}
            </li>
          ))}
        </ul>
      </div>
      <ul aria-label="Each word" className="flex flex-col">
        {words.map((word, index) => (
          <OneWord key={index} checked={word} />
        ))}
      </ul>
    </>
  );
}

const NO_CLUE =
  'In Listen and Spell, pupils who do not hear it need a definition without the word in it.';

function OneWord({
  checked: { word, definition, sentence, refusal, games },
}: {
  checked: CheckedWord;
}) {
  const isSpelt = games.some((game) => game.gameId === 'listen-and-spell' && game.refusal === null);
  const needsClue = isSpelt && clueFrom(definition, word) === null;
  const sentences = new Set([
    refusal,
    ...games.map((game) => game.refusal),
    needsClue ? NO_CLUE : null,
  ]);
  return (
    <li
      className={clsx(
        'flex flex-col gap-1 border-b border-line px-2 py-2',
        refusal !== null && 'bg-coral-soft',
      )}
    >
      <p className="wrap-anywhere">
        <b>{word === '' ? 'A line without a word' : word}</b>
        {definition !== null && ` – ${definition}`}
        {sentence !== null && ` – ${withWord(sentence, word)}`}
      </p>
      {refusal === null && <GameSigns games={games} />}
      {[...sentences].map(
        (sentence) =>
          sentence !== null && (
            <p key={sentence} className="text-base text-ink-soft">
              {sentence}
            </p>
          ),
      )}
    </li>
  );
}
