import { isLoopback } from '#shared/loopback.ts';
import { useConfig } from './own-reads.ts';

/**
 * Where other devices reach the app: the public address, or else the page's own; null where that works on this machine
 * alone, so that nobody prints it.
 */
export function useSharedOrigin(): string | null {
  const { data: config } = useConfig();
  const origin = config?.origin ?? window.location.origin;
  return isLoopback(new URL(origin).hostname) ? null : origin;
}
