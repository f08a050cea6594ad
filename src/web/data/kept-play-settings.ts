// What this device knows of how its pupils play: at once at the start, and without a network.
import { z } from 'zod/mini';
import {
  DEFAULT_PLAY_SETTINGS,
  playSettingsChangeSchema,
  playSettingsFrom,
  type PlaySettings,
  type PlaySettingsChange,
} from '#shared/play-settings.ts';
import { readStored, writeStored } from './storage.ts';

interface Kept {
  /** As this device applies them. */
  settings: PlaySettings;
  /** What was changed here and the server does not know yet. */
  unsent: PlaySettingsChange;
}

const keptSchema = z.object({
  settings: z.pipe(z.unknown(), z.transform(playSettingsFrom)),
  unsent: z.catch(playSettingsChangeSchema, {}),
});
const keyOf = (userId: number) => `play-settings:${userId}`;

const NOTHING: Kept = { settings: DEFAULT_PLAY_SETTINGS, unsent: {} };

/** What this device knows of a user's settings; the defaults when it knows nothing. */
export function keptSettings(userId: number): Kept {
  return readStored(keyOf(userId), keptSchema, NOTHING);
}

/** Keeps a change that was made here, to be sent; gives all settings as they are now. */
export function keepChange(userId: number, change: PlaySettingsChange): PlaySettings {
  const before = keptSettings(userId);
  const settings = { ...before.settings, ...change };
  writeStored(keyOf(userId), { settings, unsent: { ...before.unsent, ...change } });
  return settings;
}

/** Keeps what the server said after it was sent `sent`; what was changed here meanwhile goes before it and waits. */
export function keepAnswer(
  userId: number,
  answer: PlaySettings,
  sent: PlaySettingsChange,
): PlaySettings {
  const unsent = withoutSent(keptSettings(userId).unsent, sent);
  const settings = { ...answer, ...unsent };
  writeStored(keyOf(userId), { settings, unsent });
  return settings;
}

function withoutSent(unsent: PlaySettingsChange, sent: PlaySettingsChange): PlaySettingsChange {
  const known = new Map<string, unknown>(Object.entries(sent));
  const left = Object.entries(unsent).filter(([name, value]) => known.get(name) !== value);
  return playSettingsChangeSchema.parse(Object.fromEntries(left));
}

/** Whether a user's changes wait to be sent. */
export function hasUnsent(userId: number): boolean {
  return Object.keys(keptSettings(userId).unsent).length > 0;
}
