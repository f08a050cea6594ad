import { DEFAULT_APP_NAME } from '#shared/app-name.ts';
import { useConfig } from '../data/queries.ts';

/** What this installation is called; the server has written it into the page. */
export function useAppName(): string {
  return useConfig().data?.appName ?? nameInPage() ?? DEFAULT_APP_NAME;
}

function nameInPage(): string | undefined {
  // There is no document while the welcome page is made.
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content;
}
