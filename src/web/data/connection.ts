// Whether our server could be reached at the last call.
import { createStore, useStore } from '#ui/store.ts';

/** 'captured': a page of the network answers in the server's place, such as the sign-in page of a public Wi-Fi (RFC 8952). */
export type Connection = 'reached' | 'away' | 'captured';

const connection = createStore<Connection>('reached');

/** Records how a call ended. */
export function reportConnection(next: Connection): void {
  if (connection.get() !== next) connection.set(next);
}

/** Records whether a call reached the server. */
export function reportServer(reached: boolean): void {
  reportConnection(reached ? 'reached' : 'away');
}

export function isServerAway(): boolean {
  return connection.get() !== 'reached';
}

/** Calls `listener` at every change until the returned function is called. */
export function onServerChange(listener: () => void): () => void {
  return connection.listen(listener);
}

export function useConnection(): Connection {
  return useStore(connection);
}
