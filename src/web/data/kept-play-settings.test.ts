import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_PLAY_SETTINGS } from '#shared/play-settings.ts';
import { fakeStorage } from '#testing/fake-storage.ts';
import { hasUnsent, keepAnswer, keepChange, keptSettings } from './kept-play-settings.ts';

let storage: ReturnType<typeof fakeStorage>;
beforeEach(() => {
  storage = fakeStorage();
});

const MIA = 1;
const OMAR = 2;

describe('what a device knows of a pupil’s settings', () => {
  it('is nothing at first: the defaults hold', () => {
    expect(keptSettings(MIA)).toEqual({ settings: DEFAULT_PLAY_SETTINGS, unsent: {} });
  });

  it('is what was changed here, and that it waits', () => {
    keepChange(MIA, { calm: true });
    expect(keepChange(MIA, { font: 'easy' })).toEqual({
      ...DEFAULT_PLAY_SETTINGS,
      ...{ calm: true, font: 'easy' },
    });
    expect(keptSettings(MIA).unsent).toEqual({ calm: true, font: 'easy' });
    expect(hasUnsent(MIA)).toBe(true);
  });

  it('is what the server says, once that was sent', () => {
    keepChange(MIA, { calm: true });
    const answer = { ...DEFAULT_PLAY_SETTINGS, calm: true, spacing: 'wide' as const };
    expect(keepAnswer(MIA, answer, { calm: true })).toEqual(answer);
    expect(keptSettings(MIA)).toEqual({ settings: answer, unsent: {} });
    expect(hasUnsent(MIA)).toBe(false);
  });

  it('keeps a change that was made while another was on its way, the same setting included', () => {
    const sent = { countdown: 2, calm: true } as const;
    keepChange(MIA, sent);
    keepChange(MIA, { countdown: null });
    const shown = keepAnswer(MIA, { ...DEFAULT_PLAY_SETTINGS, ...sent }, sent);
    expect(shown).toEqual({ ...DEFAULT_PLAY_SETTINGS, calm: true, countdown: null });
    expect(keptSettings(MIA).unsent).toEqual({ countdown: null });
  });

  it('is of one pupil only', () => {
    keepChange(MIA, { contrast: 'high' });
    expect(keptSettings(OMAR).settings).toEqual(DEFAULT_PLAY_SETTINGS);
    expect(hasUnsent(OMAR)).toBe(false);
  });

  it.each(['{', 'null', '[]', '{"settings":7,"unsent":{"calm":"no"}}'])(
    'is nothing when %s was left there',
    (text) => {
      storage.texts.set('play-settings:1', text);
      expect(keptSettings(MIA)).toEqual({ settings: DEFAULT_PLAY_SETTINGS, unsent: {} });
    },
  );

  it('holds as long as the page when the device keeps nothing', () => {
    storage.becomes('forbidden');
    keepChange(MIA, { calm: true });
    expect(keptSettings(MIA).settings.calm).toBe(true);
    keepAnswer(MIA, DEFAULT_PLAY_SETTINGS, { calm: true });
    expect(keptSettings(MIA).settings.calm).toBe(false);
  });
});
