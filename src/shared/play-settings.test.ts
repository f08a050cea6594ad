import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PLAY_SETTINGS } from './default-play-settings.ts';
import {
  PLAY_SETTING_NAMES,
  playSettingsChangeSchema,
  playSettingsFrom,
  playSettingsSchema,
} from './play-settings.ts';

describe('settings that were kept', () => {
  it.each([[{}], [null], [undefined], ['large'], [[]], [{ colour: 'red' }]])(
    'as %j are the defaults',
    (kept) => expect(playSettingsFrom(kept)).toEqual(DEFAULT_PLAY_SETTINGS),
  );

  it('keep what is right beside what is missing, unknown or wrong', () => {
    const kept = { textSize: 'huge', calm: true, countdown: null, font: 3, colour: 'red' };
    expect(playSettingsFrom(kept)).toEqual({
      ...DEFAULT_PLAY_SETTINGS,
      calm: true,
      countdown: null,
    });
  });

  it('are always whole, whatever was kept', () => {
    const names = Object.fromEntries(PLAY_SETTING_NAMES.map((name) => [name, fc.jsonValue()]));
    const anything = fc.oneof(fc.jsonValue(), fc.record(names, { requiredKeys: [] }));
    fc.assert(
      fc.property(anything, (kept) => {
        expect(playSettingsSchema.safeParse(playSettingsFrom(kept)).success).toBe(true);
      }),
    );
  });
});

describe('a change', () => {
  it.each([{}, { calm: true }, { countdown: null }, { textSize: 'largest', font: 'easy' }])(
    'may be %j',
    (change) => expect(playSettingsChangeSchema.parse(change)).toEqual(change),
  );

  it.each([{ countdown: 4 }, { countdown: 'off' }, { sound: 'yes' }, { contrast: null }, [], null])(
    'is never %j',
    (change) => expect(playSettingsChangeSchema.safeParse(change).success).toBe(false),
  );
});
