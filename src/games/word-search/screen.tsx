// The screen of Word Search: an explorer's map of letters, its words, and the way to the treasure.
import { useDeferredValue } from 'react';
import { ReadAloud } from '#games/kit/screen/read-aloud.tsx';
import { useTextBeingRead } from '#games/kit/screen/speech.ts';
import { usePlaySettings } from '#games/kit/screen/play-settings.tsx';
import { useCue } from '#games/kit/screen/sound.ts';
import { useDelay } from '#games/kit/screen/use-delay.ts';
import { useDrawn } from '#games/kit/screen/use-drawn.ts';
import { useRecordedRound } from '#games/kit/screen/use-recorded-round.ts';
import { withStart, type StartedProps } from '#games/kit/screen/with-start.tsx';
import { LiveMessage } from '#ui/live-message.tsx';
import { cueOf } from './cue.ts';
import { LetterGrid } from './letter-grid.tsx';
import './layout.css';
import { readWords, shownMessage, spokenMessage } from './messages.ts';
import { isComplete, searchRecorder, searchResult, startSearch } from './rules.ts';
import { reviewedWords } from './reviewed.ts';
import { drawnFrom, startSchema, type SearchStart } from './start.ts';
import { inSmallLetters } from './small-letters.ts';
import { TrailScene } from './trail-scene.tsx';
import { WordList } from './word-list.tsx';

/** Time to see the last word marked and the treasure open, in milliseconds. */
const FINISH_MS = 1000;

/** The button is on the picture so that it takes no room from the letters. */
const ON_THE_SCENE = 'absolute top-1 right-1 bg-paper!';

function WordSearch({ year, start, onDrawn, onFinish }: StartedProps<SearchStart>) {
  const { round: played, move, moves } = useRecordedRound(searchRecorder, () => startSearch(start));
  const { smallLetters } = usePlaySettings();
  const round = smallLetters ? inSmallLetters(played) : played;
  useCue(cueOf(round.outcome), round.moves);
  useDrawn(drawnFrom(start), onDrawn);
  const isReading = useTextBeingRead() !== null;
  useDelay(isComplete(round) && !isReading, FINISH_MS, () =>
    onFinish({ ...searchResult(played), reviewed: reviewedWords(round, start) }, moves),
  );
  const { board, theme } = round;
  // The letters are rendered before the rest: all at once would be slow on a tablet.
  const { found } = useDeferredValue(round);
  return (
    <div className="@container -my-3 grow grand:my-auto grand:grow-0">
      <div className="word-search-layout">
        <div className="relative @lg:landscape:col-start-2">
          <TrailScene found={found.length} total={board.words.length} />
          <ReadAloud text={readWords(round)} what="the words" className={ON_THE_SCENE} />
          <p aria-hidden className="word-search-message">
            {shownMessage(round)}
          </p>
          <LiveMessage>{spokenMessage(round)}</LiveMessage>
        </div>
        {/* Before the letters, so that pupils who listen hear the words to look for first. */}
        <WordList theme={theme} words={board.words} dealt={start.words} year={year} found={found} />
        <LetterGrid round={round} onMove={move} />
      </div>
    </div>
  );
}

export default withStart(startSchema, WordSearch);
