import { beforeEach, describe, expect, it } from 'vitest';
import { fakeStorage } from '#testing/fake-storage.ts';
import { addPlayed, isEnoughToday, rememberToldEnough } from './played-today.ts';

const HALF_AN_HOUR = 30 * 60_000;
const MIA = 1;
const TOM = 2;
const morning = new Date(2026, 10, 22, 9, 0);
const evening = new Date(2026, 10, 22, 23, 59);
const nextDay = new Date(2026, 10, 23, 0, 1);

beforeEach(() => void fakeStorage());

describe('half an hour of play in a day', () => {
  it('the daily limit is reached at exactly half an hour, in however many rounds', () => {
    addPlayed(MIA, HALF_AN_HOUR - 1, morning);
    expect(isEnoughToday(MIA, evening)).toBe(false);
    addPlayed(MIA, 1, evening);
    expect(isEnoughToday(MIA, evening)).toBe(true);
  });

  it('play is counted separately for each pupil on a device', () => {
    addPlayed(MIA, HALF_AN_HOUR, morning);
    addPlayed(TOM, 1000, morning);
    expect(isEnoughToday(TOM, morning)).toBe(false);
    expect(isEnoughToday(MIA, morning)).toBe(true);
  });

  it('a pupil is reminded once a day, and only the current day is stored', () => {
    addPlayed(MIA, HALF_AN_HOUR, morning);
    rememberToldEnough(MIA, morning);
    addPlayed(MIA, HALF_AN_HOUR, evening);
    expect(isEnoughToday(MIA, evening)).toBe(false);
    addPlayed(TOM, 1000, nextDay);
    expect(isEnoughToday(MIA, nextDay)).toBe(false);
    expect(localStorage.getItem('played-today')).toBe(
      '{"day":"2026-11-23","pupils":{"2":{"ms":1000,"isToldEnough":false}}}',
    );
    addPlayed(MIA, HALF_AN_HOUR, nextDay);
    expect(isEnoughToday(MIA, nextDay)).toBe(true);
  });
});
