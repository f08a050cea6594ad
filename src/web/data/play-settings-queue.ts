// Play settings cached on the device: available at once and without a network.
import { z } from 'zod/mini';
import { DEFAULT_PLAY_SETTINGS } from '#shared/default-play-settings.ts';
import {
  playSettingsChangeSchema,
  playSettingsFrom,
  withAtLeast,
  type OwnPlaySettings,
  type PlaySettings,
  type PlaySettingsChange,
} from '#shared/play-settings.ts';
import { playSettingsKey } from './keys.ts';
import { readStored, writeStored } from './storage.ts';

interface CachedSettings {
  /** As applied on this device. */
  settings: PlaySettings;
  /** Changes that the server does not have yet. */
  unsent: PlaySettingsChange;
  /** Staff have set at least this much help. */
  atLeast: PlaySettingsChange;
}

const cachedSchema = z.object({
  settings: z.pipe(z.unknown(), z.transform(playSettingsFrom)),
  unsent: z.catch(playSettingsChangeSchema, {}),
  atLeast: z.catch(playSettingsChangeSchema, {}),
});

const NOTHING: CachedSettings = { settings: DEFAULT_PLAY_SETTINGS, unsent: {}, atLeast: {} };

/** A user's cached settings; the defaults if there are none. */
export function cachedSettings(userId: number): CachedSettings {
  return readStored(playSettingsKey(userId), cachedSchema, NOTHING);
}

/** Queues a local change; returns all settings. */
export function queueChange(userId: number, change: PlaySettingsChange): PlaySettings {
  const { settings: before, unsent, atLeast } = cachedSettings(userId);
  const settings = withAtLeast({ ...before, ...change }, atLeast);
  writeStored(playSettingsKey(userId), { settings, unsent: { ...unsent, ...change }, atLeast });
  return settings;
}

/** Stores the server's answer to `sent`; later local changes take precedence and stay queued. */
export function cacheSettings(
  userId: number,
  { atLeast = {}, ...answer }: OwnPlaySettings,
  sent: PlaySettingsChange,
): PlaySettings {
  const unsent = withoutSent(cachedSettings(userId).unsent, sent);
  const settings = withAtLeast({ ...answer, ...unsent }, atLeast);
  writeStored(playSettingsKey(userId), { settings, unsent, atLeast });
  return settings;
}

function withoutSent(unsent: PlaySettingsChange, sent: PlaySettingsChange): PlaySettingsChange {
  const known = new Map<string, unknown>(Object.entries(sent));
  const left = Object.entries(unsent).filter(([name, value]) => known.get(name) !== value);
  return playSettingsChangeSchema.parse(Object.fromEntries(left));
}

export function hasUnsent(userId: number): boolean {
  return Object.keys(cachedSettings(userId).unsent).length > 0;
}
