// Games for tests of what surrounds a game, replacing the lists in src/games: each ends when its button is pressed.
import { useState } from 'react';
import { z } from 'zod/mini';
import type { Timed } from '#shared/moves.ts';
import type { Dealer, GameCard, GameScreenProps } from '#games/kit/rules/game.ts';
import type { Reviewed } from '#games/kit/rules/reviewed.ts';
import { useLastMet } from '#games/kit/screen/last-met.tsx';
import type { Recorder } from '#games/kit/rules/replay.ts';
import { usePaused } from '#games/kit/screen/pause.ts';
import { useRecordedRound } from '#games/kit/screen/use-recorded-round.ts';
import type { LoadScreen } from '#games/kit/screen/with-start.tsx';

const REVIEWED: readonly Reviewed[] = [
  {
    kind: 'Question',
    outcome: 'not right',
    text: 'Which is **big**?',
    lines: ['Your answer: a mouse', 'A mouse is small.'],
  },
  { kind: 'Word', outcome: 'found', text: 'ANT', lines: [] },
  { kind: 'Guess', outcome: 'too low', text: '12', lines: ['13 to 20 were left.'] },
];

/** Each press is a move. */
const presses: Recorder<number, 'press', Timed> = {
  play: (count) => count + 1,
  moveOf: (_, { t }) => ({ t }),
  moveSchema: z.object({ t: z.number() }),
  again: () => ['press'],
  placeOf: (count) => count + 1,
};

function ToyScreen(props: GameScreenProps) {
  const isPaused = usePaused();
  const { round: pressed, move, moves } = useRecordedRound(presses, () => 0);
  const result = { score: 7, maxScore: 10, feedback: 'You made 7.', reviewed: REVIEWED };
  return (
    <>
      <p>Round {props.seed}</p>
      <p>Year {props.year}</p>
      <p>{isPaused ? 'The game waits.' : 'The game goes on.'}</p>
      <p>Countdown: {props.pace?.countdownFactor ?? 'off'}</p>
      <p>Met: {useLastMet()('toy item') ?? 'never'}</p>
      <p>Start: {JSON.stringify(props.start)}</p>
      <p>Pressed: {pressed}</p>
      <button onClick={() => move('press')}>Press</button>
      <button onClick={() => props.onFinish(result, [...moves, { t: 1200 }])}>Finish</button>
    </>
  );
}

function toy(id: string, title: string): GameCard {
  return {
    id,
    title,
    emoji: '🧸',
    colour: 'sea',
    category: 'English',
    description: `The ${title}.`,
    step: 'question',
    rulesVersion: 1,
    howToPlay: ['Press the button.'],
  };
}

/** Has a button that throws an error, like a bug in the middle of a round. */
function FragileScreen() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('The toy is broken.');
  return <button onClick={() => setBroken(true)}>Break</button>;
}

const toyScreen: LoadScreen = async () => ({ default: ToyScreen });

export const GAMES: readonly GameCard[] = [
  toy('toy', 'Toy Game'),
  toy('dealt', 'Dealt Game'),
  toy('lost', 'Lost Game'),
  toy('fragile', 'Fragile Game'),
];

const Square = () => <rect width="360" height="144" />;

const dealStart: Dealer = () => ({ start: {}, drawn: [], asked: [] });
const loadDealer = async () => ({ dealStart });

const inBrowser = (loadScreen: LoadScreen, dealer: typeof loadDealer | null = loadDealer) => ({
  Picture: Square,
  loadScreen,
  loadDealer: dealer,
});

export const IN_BROWSER = {
  toy: inBrowser(toyScreen),
  dealt: inBrowser(toyScreen, null),
  lost: inBrowser(() => Promise.reject(new TypeError('Failed to fetch'))),
  fragile: inBrowser(async () => ({ default: FragileScreen })),
};

export function findGame(id: string): GameCard | undefined {
  return GAMES.find((game) => game.id === id);
}

/** The toy game as it is played to think. */
export const thinkItThrough = toy('toy', 'Thinking Game');

export function findPlayed(id: string, purpose?: string): GameCard | undefined {
  return purpose === 'think' && id === 'toy' ? thinkItThrough : findGame(id);
}

export function gameLabel(id: string) {
  return { title: findGame(id)?.title ?? id, emoji: '🧸' };
}
