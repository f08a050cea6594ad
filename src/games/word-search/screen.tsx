// The screen of Word Search: an explorer's map of letters, its words, and the way to the treasure.
import { useReducer, useState } from 'react';
import type { GameScreenProps } from '#games/kit/game.ts';
import { ReadAloud } from '#games/kit/read-aloud.tsx';
import { useTextBeingRead } from '#games/kit/speech.ts';
import { useCue } from '#games/kit/sound.ts';
import { contentHook } from '#games/kit/use-content.ts';
import { useDelay } from '#games/kit/use-delay.ts';
import { useDrawn } from '#games/kit/use-drawn.ts';
import type { WordBank } from '#games/kit/words.ts';
import { LiveMessage } from '#ui/live-message.tsx';
import { loadBanks } from './banks.ts';
import { cueOf } from './cue.ts';
import { dealBoard } from './deal.ts';
import { LetterGrid } from './letter-grid.tsx';
import { readWords, shownMessage, spokenMessage } from './messages.ts';
import { isComplete, playSearch, searchResult, startSearch } from './rules.ts';
import { TrailScene } from './trail-scene.tsx';
import { WordList } from './word-list.tsx';

/** Time to see the last word marked and the treasure open, in milliseconds. */
const FINISH_MS = 1000;

const useBanks = contentHook(loadBanks);

export default function WordSearch(props: GameScreenProps) {
  const { year } = props;
  const banks = useBanks(year);
  return <Search {...props} banks={banks} />;
}

/** On the picture the button takes no room from the letters. */
const ON_THE_SCENE = 'absolute top-1 right-1 bg-paper/90!';

interface SearchProps extends GameScreenProps {
  banks: readonly WordBank[];
}

function Search({ year, banks, recent, random, onDrawn, onFinish }: SearchProps) {
  const [{ start, drawn }] = useState(() => dealBoard(year, banks, random, recent));
  const [round, move] = useReducer(playSearch, start, startSearch);
  useCue(cueOf(round.outcome), round.moves);
  useDrawn(drawn, onDrawn);
  const isReading = useTextBeingRead() !== null;
  useDelay(isComplete(round) && !isReading, FINISH_MS, () => onFinish(searchResult(round)));
  const { board, found, theme } = round;
  return (
    <div className="@container -my-3 grand:my-auto">
      <div className="flex flex-col gap-2 @lg:landscape:grid @lg:landscape:grid-cols-[auto_minmax(0,24rem)] @lg:landscape:grid-rows-[auto_1fr] @lg:landscape:justify-center @lg:landscape:gap-x-5 grand:grid-cols-[auto_minmax(0,30rem)]!">
        <div className="relative @lg:landscape:col-start-2">
          <TrailScene found={found.length} total={board.words.length} />
          <ReadAloud text={readWords(round)} what="the words" className={ON_THE_SCENE} />
          <p
            aria-hidden
            className="min-h-6 pt-1 text-center text-base leading-6 font-bold grand:py-2 grand:text-xl"
          >
            {shownMessage(round)}
          </p>
          <LiveMessage>{spokenMessage(round)}</LiveMessage>
        </div>
        <LetterGrid round={round} onMove={move} />
        <WordList theme={theme} words={board.words} found={found} />
      </div>
    </div>
  );
}
