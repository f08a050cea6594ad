// The screen of Dictionary Detective: loads the year's words, plays one case on the board and reports the result.
import { useReducer } from 'react';
import type { GameScreenProps } from '#games/kit/game.ts';
import { useContent } from '#games/kit/use-content.ts';
import { useDrawn } from '#games/kit/use-drawn.ts';
import type { DictionaryEntry } from '#games/kit/words.ts';
import { Board } from './board.tsx';
import { Briefing } from './briefing.tsx';
import { loadEntries } from './content/index.ts';
import { isCaseSolved, openCase, play, resultOf } from './rules.ts';

export default function Screen(props: GameScreenProps) {
  const entries = useContent(`dictionary-detective/${props.year}`, () => loadEntries(props.year));
  return <CaseDesk entries={entries} {...props} />;
}

interface CaseDeskProps extends GameScreenProps {
  entries: readonly DictionaryEntry[];
}

function CaseDesk({ entries, random, recent, onDrawn, onFinish }: CaseDeskProps) {
  const [game, move] = useReducer(play, null, () => openCase(entries, random, recent));
  useDrawn(
    game.words.map(({ id }) => id),
    onDrawn,
  );
  const settle = () => {
    move({ kind: 'settle' });
    const settled = play(game, { kind: 'settle' });
    if (isCaseSolved(settled)) onFinish(resultOf(settled));
  };
  return (
    <div className="flex flex-col gap-4">
      <Briefing game={game} onSettled={settle} />
      <Board game={game} onPick={(side, id) => move({ kind: 'pick', side, id })} />
    </div>
  );
}
