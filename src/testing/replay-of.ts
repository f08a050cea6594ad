// Replays what a screen has reported, as the server does.
import type { Mock } from 'vitest';
import type { GameScreenProps } from '#games/kit/rules/game.ts';
import type { GameReplay, ReplayContext } from '#games/kit/rules/replay.ts';

type Reports = Mock<GameScreenProps['onFinish']>;

/** The result of the last report's moves. */
export function replayOf(
  { replay }: GameReplay,
  start: unknown,
  onFinish: Reports,
  context: Partial<ReplayContext> = {},
) {
  const [, moves] = onFinish.mock.lastCall ?? [];
  return replay(start, moves, { year: 3, pace: 1, seed: 7, ...context });
}
