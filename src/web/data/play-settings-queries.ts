// Play settings from the server and the device.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { pupilContract } from '#shared/contract/pupil.ts';
import type { OwnPlaySettings, PlaySettings, PlaySettingsChange } from '#shared/play-settings.ts';
import { call } from './api.ts';
import { ApiError } from './request.ts';
import { hasUnsent, cacheSettings, queueChange, cachedSettings } from './play-settings-queue.ts';

/** Interval for sending queued changes, in milliseconds. */
const RETRY_MS = 30_000;

const keyOf = (userId: number | null) => ['play-settings', userId] as const;

/**
 * A user's play settings: at first from the device, then from the server. Queued changes are sent first: at the start,
 * when the network returns, when the page becomes visible, and every 30 s.
 */
export function usePlaySettingsOf(userId: number | null, isSignedIn = true) {
  return useQuery({
    queryKey: keyOf(userId),
    queryFn: () => exchange(userId ?? 0),
    enabled: userId !== null && isSignedIn,
    initialData: () => (userId === null ? undefined : cachedSettings(userId).settings),
    staleTime: 0,
    refetchOnReconnect: true,
    // A teacher or an owner may have changed them since.
    refetchOnWindowFocus: true,
    refetchInterval: () => userId !== null && hasUnsent(userId) && RETRY_MS,
  });
}

/** A function that changes some of a user's settings: at once here, and on the server as soon as possible. */
export function useChangePlaySettings(userId: number) {
  const client = useQueryClient();
  return (change: PlaySettingsChange) => {
    client.setQueryData(keyOf(userId), queueChange(userId, change));
    // A running exchange includes the change, so the server receives changes in order.
    void client.refetchQueries({ queryKey: keyOf(userId) }, { cancelRefetch: false });
  };
}

/** Sends queued changes, or reads if there are none; returns the resulting settings. */
async function exchange(userId: number): Promise<PlaySettings> {
  let settings: PlaySettings;
  do {
    const { unsent } = cachedSettings(userId);
    const isChange = hasUnsent(userId);
    const answer = isChange ? await send(userId, unsent) : await ask(userId);
    settings = cacheSettings(userId, answer, unsent);
  } while (hasUnsent(userId));
  return settings;
}

const ask = (userId: number) => call(pupilContract.getPlaySettings, { query: { userId } });

async function send(userId: number, body: PlaySettingsChange): Promise<OwnPlaySettings> {
  try {
    return await call(pupilContract.setPlaySettings, { query: { userId }, body });
  } catch (error) {
    // A refusal by our server, perhaps an older version: it will never accept them.
    const isRefused = error instanceof ApiError && error.status === 400 && error.sentence !== null;
    if (!isRefused) throw error;
    return ask(userId);
  }
}
