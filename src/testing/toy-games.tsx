// Games for tests of what stands around a game, in place of the registry: each is over when its button is pressed.
import { useState } from 'react';
import { z } from 'zod/mini';
import type { GameCard, GameScreenProps } from '#games/kit/game.ts';
import { usePaused } from '#games/kit/pause.ts';

function ToyScreen(props: GameScreenProps) {
  const [number] = useState(() => Math.floor(props.random() * 1_000_000_000));
  const isPaused = usePaused();
  const result = { score: 7, maxScore: 10, feedback: 'You made 7.' };
  return (
    <>
      <p>Round {number}</p>
      <p>Year {props.year}</p>
      <p>{isPaused ? 'The game waits.' : 'The game goes on.'}</p>
      <p>Countdown: {props.pace?.countdownFactor ?? 'off'}</p>
      <p>Questions: {JSON.stringify(props.questions)}</p>
      <button onClick={() => props.onFinish(result)}>Finish</button>
    </>
  );
}

function toy(id: string, title: string, screen: GameCard['screen']): GameCard {
  return {
    ...{ id, title, screen, emoji: '🧸', colour: 'sea', category: 'English' },
    ...{ description: `The ${title}.`, howToPlay: ['Press the button.'] },
  };
}

/** Has a button that breaks it, as a mistake of ours would in the middle of a round. */
function FragileScreen() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('The toy is broken.');
  return <button onClick={() => setBroken(true)}>Break</button>;
}

const toyScreen = async () => ({ default: ToyScreen });

export const GAMES: readonly GameCard[] = [
  toy('toy', 'Toy Game', toyScreen),
  {
    ...toy('dealt', 'Dealt Game', toyScreen),
    questions: { schema: z.object({ id: z.string() }) },
  },
  toy('lost', 'Lost Game', () => Promise.reject(new TypeError('Failed to fetch'))),
  toy('fragile', 'Fragile Game', async () => ({ default: FragileScreen })),
];

export function findGame(id: string): GameCard | undefined {
  return GAMES.find((game) => game.id === id);
}

export function gameLabel(id: string) {
  return { title: findGame(id)?.title ?? id, emoji: '🧸' };
}
