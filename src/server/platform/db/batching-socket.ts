// The connections' sockets, which hand over to the system at once what is written in one turn of the event loop.
import { Socket } from 'node:net';

/**
 * The driver corks its socket for each statement. Uncorked only when the turn is over, statements that are sent at once cost one
 * system call instead of one each, and wake the server once: it was a quarter of the processor time of a finished game.
 */
export class BatchingSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork());
  }
}
