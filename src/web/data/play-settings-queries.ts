// How a pupil plays, as server and device know it together.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { pupilContract } from '#shared/contract/pupil.ts';
import { type PlaySettings, type PlaySettingsChange } from '#shared/play-settings.ts';
import { ApiError, call } from './api.ts';
import { hasUnsent, keepAnswer, keepChange, keptSettings } from './kept-play-settings.ts';

/** How often changes that wait are tried again, in milliseconds. */
const RETRY_MS = 30_000;

const keyOf = (userId: number | null) => ['play-settings', userId] as const;

/**
 * A user's play settings: at once as this device knows them, then as the server does. What was changed here is sent first,
 * at the start, when the network is back, when the page is looked at again, and every 30 s while it waits.
 */
export function usePlaySettingsOf(userId: number | null, isSignedIn = true) {
  return useQuery({
    queryKey: keyOf(userId),
    queryFn: () => exchange(userId ?? 0),
    enabled: userId !== null && isSignedIn,
    initialData: () => (userId === null ? undefined : keptSettings(userId).settings),
    staleTime: 0,
    refetchOnReconnect: true,
    // A teacher may have set them meanwhile.
    refetchOnWindowFocus: true,
    refetchInterval: () => userId !== null && hasUnsent(userId) && RETRY_MS,
  });
}

/** A function that changes some of a user's settings: here at once, and on the server as soon as it can be reached. */
export function useChangePlaySettings(userId: number) {
  const client = useQueryClient();
  return (change: PlaySettingsChange) => {
    client.setQueryData(keyOf(userId), keepChange(userId, change));
    // An exchange that is under way takes the change along: so the server hears of changes in their order.
    void client.refetchQueries({ queryKey: keyOf(userId) }, { cancelRefetch: false });
  };
}

/** Sends until nothing waits, or asks when nothing did; gives the settings as they are then. */
async function exchange(userId: number): Promise<PlaySettings> {
  let settings: PlaySettings;
  do {
    const { unsent } = keptSettings(userId);
    const isChange = hasUnsent(userId);
    const answer = isChange ? await send(userId, unsent) : await ask(userId);
    settings = keepAnswer(userId, answer, unsent);
  } while (hasUnsent(userId));
  return settings;
}

const ask = (userId: number) => call(pupilContract.getPlaySettings, { query: { userId } });

async function send(userId: number, body: PlaySettingsChange): Promise<PlaySettings> {
  try {
    return await call(pupilContract.setPlaySettings, { query: { userId }, body });
  } catch (error) {
    // Our server's own no, perhaps of an older version: it will never take them.
    const isRefused = error instanceof ApiError && error.status === 400 && error.sentence !== null;
    if (!isRefused) throw error;
    return ask(userId);
  }
}
