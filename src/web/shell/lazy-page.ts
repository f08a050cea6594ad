import { createElement, lazy, useState, type ComponentType } from 'react';
import { renewPage } from './renew.ts';

/** The code of a page did not load: there is no network, or the server has a newer version. */
export class PageLoadError extends Error {
  constructor(cause: unknown) {
    super('The page could not be loaded.', { cause });
    this.name = 'PageLoadError';
  }
}

/**
 * A page whose code is loaded when it is first shown or by `preload`. Loaded code is rendered at once, without React's
 * fallback, which would stay for 0.3 s.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  /** Whether the page may be reloaded when a newer version has replaced the code. */
  mayReload?: () => boolean,
) {
  let fetched: ComponentType<Props> | null = null;
  const fetchPage = async () => {
    const page = await load();
    fetched = page.default;
    return page;
  };
  const LazyPage = lazy(() =>
    fetchPage().catch(async (cause: unknown) => {
      // Keeps waiting while the page reloads.
      if (await renewPage(mayReload)) return new Promise<never>(() => {});
      throw new PageLoadError(cause);
    }),
  );
  function Page(props: Props) {
    // Fixed at the first render, so that the page is not mounted again when its code has loaded.
    const [Shown] = useState<ComponentType<Props>>(() => fetched ?? LazyPage);
    return createElement(Shown, props);
  }
  const preload = async () => {
    await fetchPage().catch(() => undefined);
  };
  return { Page, preload };
}
