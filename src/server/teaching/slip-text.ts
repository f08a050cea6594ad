// The text for a slip that teachers see (D11).
import { itemsOfGame } from '#games/server.ts';

/** A sentence, or the name of the slip if no question mentions it any more. */
export async function slipText(gameId: string, slip: string): Promise<string> {
  const game = await itemsOfGame(gameId);
  return (
    game?.slipText(slip) ?? `${slip.charAt(0).toUpperCase()}${slip.slice(1)}.`.replaceAll('-', ' ')
  );
}
