import type { QueryClient } from '@tanstack/react-query';
import { whenIdle } from '#ui/when-idle.ts';

/** Prepares the device for times without a network, once the page has come to rest. */
export function startWhenIdle(client: QueryClient): void {
  if (!import.meta.env.PROD) return;
  whenIdle(() => {
    import('./offline/start.ts').then(
      ({ startOffline }) => startOffline(client),
      // Without it the app still works online.
      () => undefined,
    );
  });
}
