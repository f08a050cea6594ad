import { expect, it } from 'vitest';
import { seededRandom } from '#games/kit/rules/random.ts';
import type { WordBank } from '#games/kit/words/words.ts';
import { YEAR_GROUPS } from '#shared/years.ts';
import { loadBanks } from './banks.ts';
import { NOTHING_REMEMBERED } from '#games/kit/rules/memory.ts';
import { clueTo } from '#games/kit/words/spelling-words.ts';
import { dealStart, dealWord, poolOfBanks } from './deal.ts';

const bank = (id: string, words: string[]): WordBank => ({
  id,
  theme: id,
  objective: 'Y1.VO.1',
  words,
});
const farm = bank('Y1.HB/farm', ['RABBIT', 'GOAT']);
const space = bank('Y1.HB/space', ['PLANET', 'COMET']);

const deal = (banks: readonly WordBank[], seed: number, recent: readonly string[] = []) =>
  dealWord(poolOfBanks(banks), { random: seededRandom(seed), recent, memory: NOTHING_REMEMBERED });

it('a round hides a word of a bank and gives the bank’s theme as the clue', () => {
  expect(deal([bank('Y1.HB/one', ['MOON'])], 1).start).toEqual({
    id: 'Y1.HB/one/MOON',
    theme: 'Y1.HB/one',
    word: 'MOON',
    objective: 'Y1.VO.1',
  });
});

it('a round uses a different bank from the last one, and a word not met recently', () => {
  const recent = ['Y1.HB/farm/GOAT', 'Y1.HB/space/COMET'];
  for (let seed = 0; seed < 20; seed++) {
    expect(deal([farm, space], seed, recent).start.word).toBe('PLANET');
  }
});

it('a round uses an unmet word of the bank when there is only one bank', () => {
  for (let seed = 0; seed < 20; seed++) {
    const { word } = deal([farm], seed, ['Y1.HB/farm/GOAT']).start;
    expect(word).toBe('RABBIT');
  }
});

it('the clue of a round is that of its year’s words to spell, or of an earlier year’s', async () => {
  for (let seed = 0; seed < 10; seed++) {
    const dealing = { year: 3, random: seededRandom(seed), recent: [], countdown: 1 } as const;
    const { word, clue } = (await dealStart({ ...dealing, memory: NOTHING_REMEMBERED })).start;
    expect(clue).toEqual(expect.any(String));
    expect(clue).toBe(await clueTo(word, [3, 2, 1]));
  }
  expect(await clueTo('ACCIDENT', [4])).toBe('a spill, trip or crash that nobody meant to happen');
  expect(await clueTo('ACCIDENT', [5, 4])).toBe(
    'a spill, trip or crash that nobody meant to happen',
  );
  expect(await clueTo('ACCIDENT', [3])).toBeUndefined();
  expect(await clueTo('FEBRUARY', [4])).toBe('the shortest month of the year');
});

it('the same seed gives the same word, in every year', async () => {
  for (const year of YEAR_GROUPS) {
    const banks = await loadBanks(year);
    const draw = () => deal(banks, year);
    expect(draw()).toEqual(draw());
    expect(draw().start.word).toMatch(/^[A-Z]{3,12}$/);
  }
});
