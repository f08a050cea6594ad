// Every game from its opening to its result, for whoever wants to go all the way with each of them.
import type { Page } from '@playwright/test';
import type { How } from './hands.ts';
import {
  loseFindMyNumber,
  noLook,
  playDictionaryDetective,
  playGrammarGuru,
  playHangman,
  playMathematicsMountain,
  playWordSearch,
  winFindMyNumber,
  type Look,
} from './players.ts';

/** Plays a game to its end; gives the score that must be shown, of ten. */
type Journey = (page: Page, year: number, how: How, look: Look) => Promise<number>;

/** By the titles of the games: to a good end, though not without mistakes. */
const JOURNEYS: Record<string, Journey> = {
  'Grammar Guru': async (page, _year, how, look) => {
    await playGrammarGuru(page, 8, how, look);
    return 8;
  },
  'Mathematics Mountain': async (page, _year, how, look) => {
    await playMathematicsMountain(page, 8, how, look);
    return 8;
  },
  'Dictionary Detective': async (page, year, how, look) => {
    await playDictionaryDetective(page, year, how, look);
    return 10;
  },
  'Word Search': async (page, _year, how, look) => {
    await playWordSearch(page, how, look);
    return 10;
  },
  'Hangman with Balloons': async (page, _year, how, look) => {
    await playHangman(page, 3, how, look);
    return 7;
  },
  'Find My Number': async (page, _year, how, look) =>
    Math.max(1, 11 - (await winFindMyNumber(page, how, look))),
};

/** By the titles of the games that can end badly: without a single point. */
export const BAD_ENDS: Record<string, (page: Page, look: Look) => Promise<void>> = {
  'Grammar Guru': (page, look) => playGrammarGuru(page, 0, 'mouse', look),
  'Mathematics Mountain': (page, look) => playMathematicsMountain(page, 0, 'keys', look),
  'Hangman with Balloons': (page, look) => playHangman(page, 10, 'mouse', look),
  'Find My Number': (page, look) => loseFindMyNumber(page, look),
};

/** Plays the game of this title to a good end; gives the score that must be shown, of ten. */
export async function playThrough(
  page: Page,
  title: string,
  { year, how, look = noLook }: { year: number; how: How; look?: Look },
): Promise<number> {
  const journey = JOURNEYS[title];
  if (!journey) throw new Error(`Nobody knows how to play ${title}.`);
  return journey(page, year, how, look);
}
