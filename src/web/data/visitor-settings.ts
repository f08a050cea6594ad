// How somebody who is not signed in wants this device to look: until somebody signs in, and never part of an account.
import { z } from 'zod/mini';
import { DEFAULT_PLAY_SETTINGS } from '#shared/default-play-settings.ts';
import {
  playSettingsFrom,
  type PlaySettings,
  type PlaySettingsChange,
} from '#shared/play-settings.ts';
import { createStore, useStore } from '#ui/store.ts';
import { VISITOR_SETTINGS } from './keys.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

const storedSchema = z.pipe(z.unknown(), z.transform(playSettingsFrom));

const store = createStore<PlaySettings>(
  readStored(VISITOR_SETTINGS, storedSchema, DEFAULT_PLAY_SETTINGS),
);

export function useVisitorSettings(): PlaySettings {
  return useStore(store);
}

export function visitorSettings(): PlaySettings {
  return store.get();
}

export function changeVisitorSettings(change: PlaySettingsChange): void {
  const settings = { ...store.get(), ...change };
  writeStored(VISITOR_SETTINGS, settings);
  store.set(settings);
}

/** Somebody has signed in, who has their own. */
export function forgetVisitorSettings(): void {
  removeStored(VISITOR_SETTINGS);
  store.set(DEFAULT_PLAY_SETTINGS);
}
