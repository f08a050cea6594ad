import { useInstallation } from './installation.ts';

/** The installation's name. */
export function useAppName(): string {
  return useInstallation().appName;
}
