/** The files that the worker caches, as listed by its build; all are paths from the site's root. */
export interface OfflineFiles {
  /** The build's id. */
  build: string;
  /** The page's entry script, which identifies the build. */
  entry: string;
  /** What every pupil needs: the page, its code and styles, the games' screens, fonts and pictures. */
  shell: readonly string[];
  /** The games' content by year. */
  years: Readonly<Record<string, readonly string[]>>;
}

export const PAGE = '/index.html';
/** The page with the pre-rendered welcome page, for visitors who are not signed in. */
export const WELCOME = '/welcome.html';
export type PagePath = typeof PAGE | typeof WELCOME;

/** Begins the folders, and is the first part of the addresses, of pages whose code is not cached: those of staff. */
export const NOT_KEPT = 'admin|classes';
