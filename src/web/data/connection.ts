// Whether our server could be reached at the last call.
import { useSyncExternalStore } from 'react';

/** 'captured': a page of the network answers in the server's place, such as the sign-in page of a public Wi-Fi (RFC 8952). */
export type Connection = 'reached' | 'away' | 'captured';

let connection: Connection = 'reached';
const listeners = new Set<() => void>();

/** Records how a call ended. */
export function reportConnection(next: Connection): void {
  if (connection === next) return;
  connection = next;
  for (const listener of listeners) listener();
}

/** Records whether a call reached the server. */
export function reportServer(reached: boolean): void {
  reportConnection(reached ? 'reached' : 'away');
}

export function isServerAway(): boolean {
  return connection !== 'reached';
}

/** Calls `listener` at every change until the returned function is called. */
export function onServerChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const latest = () => connection;

export function useConnection(): Connection {
  return useSyncExternalStore(onServerChange, latest, latest);
}
