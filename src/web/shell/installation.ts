import { createContext, use } from 'react';
import { DEFAULT_APP_NAME } from '#shared/app-name.ts';

/** What the welcome page has to know of the installation. */
export interface Installation {
  appName: string;
  /** Whether teachers can sign in with a school account (D10). */
  schoolAccounts: boolean;
}

/** The installation as the server has described it; null until it has answered. */
export const InstallationContext = createContext<Installation | null>(null);

/** The installation, at first as the server has written it into the page, so that nobody waits for an answer. */
export function useInstallation(): Installation {
  return use(InstallationContext) ?? installationInPage();
}

function installationInPage(): Installation {
  const schoolAccounts = contentOf('school-accounts') === 'yes';
  return { appName: contentOf('application-name') ?? DEFAULT_APP_NAME, schoolAccounts };
}

function contentOf(name: string): string | undefined {
  // There is no document while the welcome page is pre-rendered.
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content;
}
