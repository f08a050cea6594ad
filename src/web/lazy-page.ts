import { lazy, type ComponentType } from 'react';
import { renewPage } from './renew.ts';

/** The code of a page did not arrive: the network is away, or the server has a newer version by now. */
export class PageLoadError extends Error {
  constructor(cause: unknown) {
    super('The page could not be loaded.', { cause });
    this.name = 'PageLoadError';
  }
}

/** A page whose code is fetched when it is first shown; `preload` fetches it before. */
export function lazyPage<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Page = lazy(() =>
    load().catch(async (cause: unknown) => {
      // While the page is loaded again it goes on waiting.
      if (await renewPage()) return new Promise<never>(() => {});
      throw new PageLoadError(cause);
    }),
  );
  const preload = async () => {
    await load().catch(() => undefined);
  };
  return { Page, preload };
}
