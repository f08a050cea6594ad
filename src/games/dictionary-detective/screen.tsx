// The screen of Dictionary Detective: loads the year's words, plays one case on the board and reports the result.
import { useReducer, useState } from 'react';
import type { GameScreenProps } from '#games/kit/game.ts';
import { randomInt } from '#games/kit/random.ts';
import { useCue } from '#games/kit/sound.ts';
import { contentHook } from '#games/kit/use-content.ts';
import { useDrawn } from '#games/kit/use-drawn.ts';
import type { DictionaryEntry } from '#games/kit/words.ts';
import { Definitions, Words } from './board.tsx';
import { Briefing } from './briefing.tsx';
import { dealPairs } from './deal.ts';
import { loadEntries } from './entries.ts';
import { cueOf, momentOf } from './cue.ts';
import { isCaseSolved, openCase, play, resultOf, type Side } from './rules.ts';

const useEntries = contentHook(loadEntries);

export default function Screen(props: GameScreenProps) {
  const entries = useEntries(props.year);
  return <CaseDesk entries={entries} {...props} />;
}

/**
 * On a phone the detective and the words stay in view, above the definitions or beside them, so that a pair can be picked
 * without scrolling to and fro; on a screen that is both low and narrow they would leave no room.
 */
const STAYS_IN_VIEW =
  'z-10 flex flex-col gap-2 bg-cream pb-1 md:contents low:flex! low:sticky low:top-0 low:self-start [@media(min-height:38rem)]:max-md:sticky [@media(min-height:38rem)]:max-md:top-0';

const COLUMNS =
  'grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 md:grid-cols-[min(20rem,48%)_minmax(0,1fr)] grand:my-auto grand:grid-cols-[min(24rem,48%)_minmax(0,1fr)] grand:gap-x-8 grand:gap-y-5 low:grid-cols-2 low:gap-x-4';

interface CaseDeskProps extends GameScreenProps {
  entries: readonly DictionaryEntry[];
}

function CaseDesk({ entries, random, recent, onDrawn, onFinish }: CaseDeskProps) {
  const [{ start, drawn, seed }] = useState(() => ({
    ...dealPairs(entries, random, recent),
    seed: randomInt(random, 0, 2 ** 32 - 1),
  }));
  const [game, move] = useReducer(play, null, () => openCase(start.pairs, seed));
  useDrawn(drawn, onDrawn);
  useCue(cueOf(game), momentOf(game));
  const pick = (side: Side, id: string) => move({ kind: 'pick', side, id });
  const settle = () => {
    move({ kind: 'settle' });
    const settled = play(game, { kind: 'settle' });
    if (isCaseSolved(settled)) onFinish(resultOf(settled));
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
