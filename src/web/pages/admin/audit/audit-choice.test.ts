import { describe, expect, it } from 'vitest';
import { filterOf, NO_CHOICE } from './audit-choice.ts';

describe('what is chosen above the audit log', () => {
  it('no filter of the audit log is set at first', () => {
    expect(filterOf(NO_CHOICE)).toEqual({});
  });

  it('the filter uses whole days of the viewer’s time zone, the last day included', () => {
    const choice = { ...NO_CHOICE, firstDay: '2026-02-28', lastDay: '2026-02-28' };
    expect(filterOf(choice)).toEqual({
      from: new Date(2026, 1, 28).toISOString(),
      until: new Date(2026, 2, 1).toISOString(),
    });
  });

  it.each(['0002-03-01', '0202-03-01', ''])(
    'the filter has no day while the year is being typed (%s)',
    (day) => {
      expect(filterOf({ ...NO_CHOICE, firstDay: day, lastDay: day })).toEqual({});
    },
  );
});
