// The screen of Dictionary Detective: plays one case on the board and reports the result.
import { clsx } from 'clsx';
import { useRef } from 'react';
import { useCue } from '#games/kit/screen/sound.ts';
import { useFocusFollow } from '#games/kit/screen/use-focus-follow.ts';
import { useDrawn } from '#games/kit/screen/use-drawn.ts';
import { useRecordedRound } from '#games/kit/screen/use-recorded-round.ts';
import { withStart, type StartedProps } from '#games/kit/screen/with-start.tsx';
import { Definitions, Words } from './board.tsx';
import { Briefing } from './briefing.tsx';
import { cueOf, momentOf } from './cue.ts';
import {
  caseRecorder,
  isCaseSolved,
  openCase,
  openPage,
  play,
  resultOf,
  type Side,
} from './rules.ts';
import './layout.css';
import { reviewedPairs } from './reviewed.ts';
import { drawnFrom, startSchema, type CaseStart } from './start.ts';

function DictionaryDetective({ year, start, seed, onDrawn, onFinish }: StartedProps<CaseStart>) {
  const { round: game, move, moves } = useRecordedRound(caseRecorder, () => openCase(start, seed));
  useDrawn(drawnFrom(start), onDrawn);
  useCue(cueOf(game), momentOf(game));
  const pick = (side: Side, id: string) => move({ kind: 'pick', side, id });
  const settle = () => {
    move({ kind: 'settle' });
    const settled = play(game, { kind: 'settle' });
    if (isCaseSolved(settled)) {
      onFinish({ ...resultOf(settled), reviewed: reviewedPairs(settled, moves) }, moves);
    }
  };
  const root = useRef<HTMLDivElement>(null);
  const page = openPage(game);
  useFocusFollow(root, String(page), (here) =>
    page > 0 ? here.querySelector<HTMLElement>('.case-words button') : null,
  );
  return (
    <div ref={root} className={clsx('case-columns', game.pageSize <= 5 && 'case-few')}>
      <div className="case-in-view">
        <Briefing game={game} onSettled={settle} />
        <Words game={game} year={year} onPick={pick} />
      </div>
      <Definitions game={game} onPick={pick} />
    </div>
  );
}

export default withStart(startSchema, DictionaryDetective);
