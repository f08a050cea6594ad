/** What the worker keeps on the device, by the build that it comes with; every file is a path from the site's root. */
export interface OfflineFiles {
  /** Names this build; another build, another name. */
  build: string;
  /** The code that the page starts with; it tells whether a page is of this build. */
  entry: string;
  /** What every pupil needs: the page, its code and looks, the screens of the games, fonts and pictures. */
  shell: readonly string[];
  /** What the games load for a year besides, by year. */
  years: Readonly<Record<string, readonly string[]>>;
}

export const PAGE = '/index.html';
/** The same with the welcome page in it, for those who are not signed in. */
export const WELCOME = '/welcome.html';
export type PagePath = typeof PAGE | typeof WELCOME;
