import { useConfig } from '../queries.ts';

const DEFAULT_APP_NAME = 'Bright Explorers';

/** What this installation is called. */
export function useAppName(): string {
  return useConfig().data?.appName ?? DEFAULT_APP_NAME;
}
