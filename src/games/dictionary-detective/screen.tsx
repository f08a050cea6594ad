// The screen of Dictionary Detective: plays one case on the board and reports the result.
import { useCue } from '#games/kit/sound.ts';
import { useDrawn } from '#games/kit/use-drawn.ts';
import { useRecordedRound } from '#games/kit/use-recorded-round.ts';
import { withStart, type StartedProps } from '#games/kit/with-start.tsx';
import { Definitions, Words } from './board.tsx';
import { Briefing } from './briefing.tsx';
import { cueOf, momentOf } from './cue.ts';
import { caseRecorder } from './recorder.ts';
import { isCaseSolved, openCase, play, resultOf, type Side } from './rules.ts';
import { drawnFrom, startSchema, type CaseStart } from './start.ts';

/**
 * On a phone the detective and the words stay in view, above the definitions or beside them, so that a pair can be
 * picked without scrolling back and forth; on a screen that is both low and narrow they would leave no room.
 */
const STAYS_IN_VIEW =
  'z-10 flex flex-col gap-2 bg-cream pb-1 md:contents low:flex! low:sticky low:top-0 low:self-start [@media(min-height:38rem)]:max-md:sticky [@media(min-height:38rem)]:max-md:top-0';

const COLUMNS =
  'grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 md:grid-cols-[min(20rem,48%)_minmax(0,1fr)] grand:my-auto grand:grid-cols-[min(24rem,48%)_minmax(0,1fr)] grand:gap-x-8 grand:gap-y-5 low:grid-cols-2 low:gap-x-4';

function DictionaryDetective({ start, seed, onDrawn, onFinish }: StartedProps<CaseStart>) {
  const {
    round: game,
    move,
    moves,
  } = useRecordedRound(caseRecorder, () => openCase(start.pairs, seed));
  useDrawn(drawnFrom(start), onDrawn);
  useCue(cueOf(game), momentOf(game));
  const pick = (side: Side, id: string) => move({ kind: 'pick', side, id });
  const settle = () => {
    move({ kind: 'settle' });
    const settled = play(game, { kind: 'settle' });
    if (isCaseSolved(settled)) onFinish(resultOf(settled), moves);
  };
  return (
    <div className={COLUMNS}>
      <div className={STAYS_IN_VIEW}>
        <Briefing game={game} onSettled={settle} />
        <Words game={game} onPick={pick} />
      </div>
      <Definitions game={game} onPick={pick} />
    </div>
  );
}

export default withStart(startSchema, DictionaryDetective);
