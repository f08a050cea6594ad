import { DEFAULT_APP_NAME } from '#shared/app-name.ts';
import { useConfig } from '../data/queries.ts';

/** The installation's name, which the server has written into the page. */
export function useAppName(): string {
  return useConfig().data?.appName ?? nameInPage() ?? DEFAULT_APP_NAME;
}

function nameInPage(): string | undefined {
  // There is no document while the welcome page is pre-rendered.
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content;
}
