import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_PLAY_SETTINGS } from '#shared/default-play-settings.ts';
import { fakeStorage } from '#testing/fake-storage.ts';
import { hasUnsent, cacheSettings, queueChange, cachedSettings } from './play-settings-queue.ts';

let storage: ReturnType<typeof fakeStorage>;
beforeEach(() => {
  storage = fakeStorage();
});

const MIA = 1;
const OMAR = 2;
const NOTHING = { settings: DEFAULT_PLAY_SETTINGS, unsent: {}, atLeast: {} };

describe('what a device knows of a pupil’s settings', () => {
  it('a device knows no settings at first, and the defaults hold', () => {
    expect(cachedSettings(MIA)).toEqual(NOTHING);
  });

  it('a change on the device applies at once and waits to be sent', () => {
    queueChange(MIA, { calm: true });
    expect(queueChange(MIA, { font: 'easy' })).toEqual({
      ...DEFAULT_PLAY_SETTINGS,
      calm: true,
      font: 'easy',
    });
    expect(cachedSettings(MIA).unsent).toEqual({ calm: true, font: 'easy' });
    expect(hasUnsent(MIA)).toBe(true);
  });

  it('the server’s settings apply once the change was sent', () => {
    queueChange(MIA, { calm: true });
    const answer = { ...DEFAULT_PLAY_SETTINGS, calm: true, spacing: 'wide' as const };
    expect(cacheSettings(MIA, answer, { calm: true })).toEqual(answer);
    expect(cachedSettings(MIA)).toEqual({ settings: answer, unsent: {}, atLeast: {} });
    expect(hasUnsent(MIA)).toBe(false);
  });

  it('a change made while another is being sent is kept, even of the same setting', () => {
    const sent = { countdown: 2, calm: true } as const;
    queueChange(MIA, sent);
    queueChange(MIA, { countdown: null });
    const shown = cacheSettings(MIA, { ...DEFAULT_PLAY_SETTINGS, ...sent }, sent);
    expect(shown).toEqual({ ...DEFAULT_PLAY_SETTINGS, calm: true, countdown: null });
    expect(cachedSettings(MIA).unsent).toEqual({ countdown: null });
  });

  it('less help than staff have set becomes that at once, without a network as well', () => {
    const atLeast = { countdown: 2, calm: true } as const;
    cacheSettings(MIA, { ...DEFAULT_PLAY_SETTINGS, ...atLeast, countdown: 3, atLeast }, {});
    expect(queueChange(MIA, { countdown: 1, calm: false, font: 'easy' })).toEqual({
      ...DEFAULT_PLAY_SETTINGS,
      ...atLeast,
      font: 'easy',
    });
    expect(queueChange(MIA, { countdown: null }).countdown).toBe(null);
  });

  it('the settings of one pupil are not used for another', () => {
    queueChange(MIA, { contrast: 'high' });
    expect(cachedSettings(OMAR).settings).toEqual(DEFAULT_PLAY_SETTINGS);
    expect(hasUnsent(OMAR)).toBe(false);
  });

  it.each(['{', 'null', '[]', '{"settings":7,"unsent":{"calm":"no"}}'])(
    'the device knows no settings when %s was stored',
    (text) => {
      storage.texts.set('play-settings:1', text);
      expect(cachedSettings(MIA)).toEqual(NOTHING);
    },
  );

  it('settings hold as long as the page when the device stores nothing', () => {
    storage.becomes('forbidden');
    queueChange(MIA, { calm: true });
    expect(cachedSettings(MIA).settings.calm).toBe(true);
    cacheSettings(MIA, DEFAULT_PLAY_SETTINGS, { calm: true });
    expect(cachedSettings(MIA).settings.calm).toBe(false);
  });
});
