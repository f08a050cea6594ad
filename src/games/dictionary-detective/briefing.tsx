// The detective, its words about the round, and the progress.
import { useDeferredValue } from 'react';
import { Progress } from '#ui/progress.tsx';
import { useLastMet } from '#games/kit/screen/last-met.tsx';
import { ReadAloud } from '#games/kit/screen/read-aloud.tsx';
import { useTextBeingRead } from '#games/kit/screen/speech.ts';
import { useDelay } from '#games/kit/screen/use-delay.ts';
import { percentOf } from '#shared/scores.ts';
import { Detective, type Mood } from './detective.tsx';
import { countMatched, openPage, VERDICT_MS, type Case } from './rules.ts';
import { itemOf } from './start.ts';

const NOT_A_MATCH = 'Not a match. Try Again!';

function moodOf(game: Case): Mood {
  if (countMatched(game) === game.words.length) return 'solved';
  if (game.verdict) return game.verdict.isMatch ? 'happy' : 'puzzled';
  return game.picked.word !== null || game.picked.definition !== null ? 'searching' : 'thinking';
}

function speechOf(game: Case): string {
  const { words, verdict, picked } = game;
  const wordOf = (id: string) => words.find((entry) => entry.id === id)?.word;
  if (verdict && !verdict.isMatch) return NOT_A_MATCH;
  if (verdict) return `Match! ${wordOf(verdict.word)}.`;
  if (picked.word !== null) return `What does “${wordOf(picked.word)}” mean?`;
  if (picked.definition !== null) {
    return game.inSentences.has(picked.definition)
      ? 'Which word is missing?'
      : 'Which word means that?';
  }
  const isOnePage = words.length === game.pageSize;
  return `${isOnePage ? '' : pageOf(game)}Pick a word or a card.`;
}

/** Says also that the page has turned. */
function pageOf(game: Case): string {
  return `Page ${openPage(game) + 1} of ${Math.ceil(game.words.length / game.pageSize)}. `;
}

/** What follows a match; the score shows the number of pairs only a second later, so that it is for the ear alone. */
function afterMatch(game: Case): { count: string; end: string } {
  if (game.verdict?.isMatch !== true) return { count: '', end: '' };
  const count = ` ${countMatched(game)} of ${game.words.length} pairs`;
  return countMatched(game) === game.words.length
    ? { count: `${count}.`, end: ' Case solved!' }
    : { count, end: '' };
}

/** When the picked word was last met; '' for a new word, and while none is picked. */
function useMetSpeech({ words, picked }: Case): string {
  const metWhen = useLastMet();
  const entry = words.find(({ id }) => id === picked.word);
  const time = entry ? metWhen(itemOf(entry)) : null;
  return time === null ? '' : `You saw it ${time}.`;
}

/** Says how the round is going; the bubble is a live region, so screen readers announce each verdict once. */
export function Briefing({ game, onSettled }: { game: Case; onSettled: () => void }) {
  const { solved, words, tries } = game;
  // The words are rendered before the face: both at once would be slow on a tablet.
  const mood = useDeferredValue(moodOf(game));
  const speech = speechOf(game);
  const { count, end } = afterMatch(game);
  const met = useMetSpeech(game);
  return (
    <div className="case-briefing">
      <Detective mood={mood} className="case-detective" />
      <div className="case-news">
        <div className="case-speech">
          <p role="status" aria-live="polite" className="grow">
            <span key={tries} className="block">
              {speech}
              <span className="sr-only">{count}</span>
              {end} {met && <span className="font-normal">{met}</span>}
            </span>
          </p>
          <ReadAloud
            text={[speech + count + end, met].filter(Boolean)}
            what="what the detective says"
            className="-my-1"
          />
        </div>
        <p className="case-score">
          <span>{`Score: ${solved.length}/${words.length}`}</span>
          <span className="text-ink-soft">{`Tries: ${tries}`}</span>
        </p>
        <Progress
          percent={percentOf(solved.length, words.length)}
          label="Pairs found"
          fill="bg-sky"
          className="mt-1 h-2! sm:h-2.5!"
        />
      </div>
      {game.verdict && <VerdictTimer key={tries} onOver={onSettled} />}
    </div>
  );
}

/** Keyed by the attempt, so that each verdict is shown for its full second. */
function VerdictTimer({ onOver }: { onOver: () => void }) {
  const isReading = useTextBeingRead() !== null;
  useDelay(!isReading, VERDICT_MS, onOver);
  return null;
}
