import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PLAY_SETTINGS } from './default-play-settings.ts';
import {
  PLAY_SETTING_NAMES,
  playSettingsChangeSchema,
  playSettingsFrom,
  playSettingsSchema,
} from './play-settings.ts';

describe('playSettingsFrom', () => {
  it.each([[{}], [null], [undefined], ['large'], [[]], [{ colour: 'red' }]])(
    'stored settings of %j give the defaults',
    (kept) => expect(playSettingsFrom(kept)).toEqual(DEFAULT_PLAY_SETTINGS),
  );

  it('valid settings are kept when others are missing, unknown or malformed', () => {
    const kept = { textSize: 'huge', calm: true, countdown: null, font: 3, colour: 'red' };
    expect(playSettingsFrom(kept)).toEqual({
      ...DEFAULT_PLAY_SETTINGS,
      calm: true,
      countdown: null,
    });
  });

  it('the result always has every setting, whatever was stored', () => {
    const names = Object.fromEntries(PLAY_SETTING_NAMES.map((name) => [name, fc.jsonValue()]));
    const anything = fc.oneof(fc.jsonValue(), fc.record(names, { requiredKeys: [] }));
    fc.assert(
      fc.property(anything, (kept) => {
        expect(playSettingsSchema.safeParse(playSettingsFrom(kept)).success).toBe(true);
      }),
    );
  });
});

describe('a change of play settings', () => {
  it.each([{}, { calm: true }, { countdown: null }, { textSize: 'largest', font: 'easy' }])(
    'the change %j is accepted',
    (change) => expect(playSettingsChangeSchema.parse(change)).toEqual(change),
  );

  it.each([{ countdown: 4 }, { countdown: 'off' }, { sound: 'yes' }, { contrast: null }, [], null])(
    'the change %j is refused',
    (change) => expect(playSettingsChangeSchema.safeParse(change).success).toBe(false),
  );
});
