import { describe, expect, it } from 'vitest';
import { newWorkOf, wantedFrom } from './wanted.ts';

const NOW = new Date(2026, 1, 26, 23, 30);

describe('a link to the page', () => {
  it.each([
    ['objective=Y4.GR.5', { kind: 'objective', objective: 'Y4.GR.5', year: 4, pupilIds: null }],
    ['due', { kind: 'due', year: 3 }],
    ['think', { kind: 'think', year: 3 }],
    ['due&pupils=3,4', { kind: 'due', pupilIds: [3, 4] }],
    ['game=word-search', { kind: 'game', gameId: 'word-search' }],
    ['game=chess', { kind: 'game', gameId: 'grammar-guru' }],
    ['words=12', { kind: 'words', listId: 12 }],
    ['words=all', { kind: 'words', listId: null }],
    ['pupils=me', { pupilIds: null }],
    ['', { kind: 'objective', objective: '', year: 3, rounds: 1, lasting: 7 }],
  ])('the link ?%s fills in the form', (search, filled) => {
    expect(wantedFrom(search, 3)).toMatchObject(filled);
  });
});

describe('what is sent', () => {
  const wanted = wantedFrom('objective=Y4.GR.5', null);

  it('the request names one subject, the last day, and nobody for the whole class', () => {
    const what = { objective: 'Y4.GR.5' };
    expect(newWorkOf(wanted, NOW)).toEqual({ what, until: '2026-03-05', rounds: 1 });
    expect(newWorkOf({ ...wanted, lasting: 0 }, NOW)).toMatchObject({ until: '2026-02-26' });
    expect(newWorkOf({ ...wanted, lasting: null, pupilIds: [3] }, NOW)).toEqual({
      what,
      pupilIds: [3],
      rounds: 1,
    });
    expect(newWorkOf({ ...wanted, kind: 'due' }, NOW)).toMatchObject({ what: { due: true } });
    const own = { kind: 'words', listId: 12 } as const;
    expect(newWorkOf({ ...wanted, ...own }, NOW)).toMatchObject({ what: { words: 12 } });
    const game = { gameId: 'word-search' } as const;
    expect(newWorkOf({ ...wanted, kind: 'game', ...game }, NOW)).toMatchObject({ what: game });
  });

  it('a form with something missing gives a sentence instead of a request', () => {
    expect(newWorkOf({ ...wanted, objective: '' }, NOW)).toBe('Please choose an objective.');
    expect(newWorkOf({ ...wanted, kind: 'words' }, NOW)).toBe('Please choose a list of words.');
    expect(newWorkOf({ ...wanted, pupilIds: [] }, NOW)).toBe('Please choose at least one pupil.');
  });
});
