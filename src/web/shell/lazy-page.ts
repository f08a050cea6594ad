import { createElement, lazy, useState, type ComponentType } from 'react';
import { renewPage } from './renew.ts';

/** The code of a page did not arrive: the network is away, or the server has a newer version by now. */
export class PageLoadError extends Error {
  constructor(cause: unknown) {
    super('The page could not be loaded.', { cause });
    this.name = 'PageLoadError';
  }
}

/**
 * A page whose code is fetched when it is first shown; `preload` fetches it before. What has been fetched is shown at once,
 * without the waiting sign that React would put before it, and then leave standing for 0.3 s.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  let fetched: ComponentType<Props> | null = null;
  const fetchPage = async () => {
    const page = await load();
    fetched = page.default;
    return page;
  };
  const LazyPage = lazy(() =>
    fetchPage().catch(async (cause: unknown) => {
      // While the page is loaded again it goes on waiting.
      if (await renewPage()) return new Promise<never>(() => {});
      throw new PageLoadError(cause);
    }),
  );
  function Page(props: Props) {
    // As it was at first: a page that stands is not put up anew when its code has come.
    const [Shown] = useState<ComponentType<Props>>(() => fetched ?? LazyPage);
    return createElement(Shown, props);
  }
  const preload = async () => {
    await fetchPage().catch(() => undefined);
  };
  return { Page, preload };
}
