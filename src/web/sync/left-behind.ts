import { waitingGames } from './outbox.ts';
import { sendWaiting } from './sending.ts';

/** How long we try to send what waits before we ask, in milliseconds. */
const SENDING_MS = 5000;

/** How many of a pupil's games still wait after a last try. */
export async function gamesLeftBehind(userId: number): Promise<number> {
  if (waitingGames(userId).length > 0) {
    const patience = new Promise((resolve) => setTimeout(resolve, SENDING_MS));
    await Promise.race([sendWaiting(userId), patience]);
  }
  return waitingGames(userId).length;
}
