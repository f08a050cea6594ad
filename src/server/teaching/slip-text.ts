// What a slip is called among teachers (D11).
import { itemsOfGame } from '#games/asked.ts';

/** A sentence; for a slip that no question names any more, its name. */
export async function slipText(gameId: string, slip: string): Promise<string> {
  const game = await itemsOfGame(gameId);
  return (
    game?.slipText(slip) ?? `${slip.charAt(0).toUpperCase()}${slip.slice(1)}.`.replaceAll('-', ' ')
  );
}
