// Plays the games in the browser, each as its own player.ts knows how.
import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import { findGame } from '../../src/games/cards.ts';
import { playGuruByEar } from '../../src/games/grammar-guru/checks/player.ts';
import { playHangman as hangman } from '../../src/games/hangman-balloons/checks/player.ts';
import type { GameId } from '../../src/games/ids.ts';
import type {
  GameSession,
  How,
  ListenSession,
  Look,
  Stage,
  PlaySession,
} from '../../src/games/kit/checks/player.ts';
import { withReasons } from '../../src/games/kit/rules/quiz-start.ts';
import { PLAYERS } from '../../src/games/checks/players.ts';
import { dragWord } from '../../src/games/word-search/checks/player.ts';
import type { YearGroup } from '../../src/shared/years.ts';
import { dealtAhead } from './dealt-ahead.ts';
import { choose, enter, press, tabTo } from './hands.ts';
import { openGame } from './journey.ts';
import type { Ears } from './listening.ts';
import { goOn } from './pauses.ts';

const noLook: Look = () => Promise.resolve();

/** Looks only at the first moment of each kind. */
export function onceEach(look: Look): Look {
  const seen = new Set<Stage>();
  return async (moment) => {
    if (seen.has(moment)) return;
    seen.add(moment);
    await look(moment);
  };
}

interface Opened {
  year: YearGroup;
  open: () => Promise<void>;
}

function sessionOf(page: Page, gameId: GameId, { year, open }: Opened): GameSession {
  return {
    page,
    game: page.getByRole('dialog'),
    expect,
    year,
    open,
    openDealt: () => dealtRound(page, gameId, open),
    readContent: (name) => readYear(year, name),
    goOn: () => nextOrGoOn(page),
  };
}

/** Goes on from a verdict: some wait for the pupil. */
async function nextOrGoOn(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: /^(Next question|Finish)$/ });
  if (!(await next.isVisible())) return goOn(page);
  await expect(next).toBeEnabled();
  await next.press('Enter');
}

function readYear(year: YearGroup, name: string): unknown {
  const file = new URL(`../../content/year-${year}/${name}.yaml`, import.meta.url);
  return parse(readFileSync(fileURLToPath(file), 'utf8'));
}

const quizSchema = z.object({ questions: z.unknown() });

/** Opens a quiz with `open`; returns its questions, as dealt by the server. */
async function dealtRound(page: Page, gameId: GameId, open: () => Promise<void>): Promise<unknown> {
  await open();
  await expect(page.getByRole('dialog').getByText('Question 1 of 10')).toBeVisible();
  const [rounds] = await dealtAhead(page, gameId);
  const round = rounds?.used.at(-1);
  return quizSchema.parse(withReasons(round?.deal.start, round?.reasons)).questions;
}

interface Playing {
  year?: YearGroup;
  how?: How;
  look?: Look;
  /** Of a game that is left before its end. */
  questions?: number;
}

function playSession(
  page: Page,
  gameId: GameId,
  { year = 3, how = 'mouse', look = noLook, questions }: Playing,
): PlaySession {
  const open = () => openGame(page, findGame(gameId)?.title ?? '', how);
  const session = sessionOf(page, gameId, { year, open });
  return {
    ...session,
    how,
    look,
    questions,
    tabTo,
    press: (target) => press(target, how),
    choose: (radios, index) => choose(radios, index, how),
    enter: (number, send) => enter(session.game, number, send, how),
  };
}

/** Plays the game to a good end, or as far as is asked; returns the score out of ten that must be shown. */
export function playThrough(page: Page, gameId: GameId, playing: Playing): Promise<number> {
  return PLAYERS[gameId].playWell(playSession(page, gameId, playing));
}

/**
 * Plays Grammar Guru, which `open` opens, using only what is announced; what is said in each of the games stands in the
 * transcript beside it.
 */
export function playByEar(page: Page, ears: Ears, opened: Opened) {
  const session: ListenSession = {
    ...sessionOf(page, 'grammar-guru', opened),
    heard: () => ears.heard(),
    focus: () => ears.focus(),
    hear: (said) => expect.poll(() => ears.heard()).toEqual(said),
    feel: (text) =>
      expect
        .poll(async () => {
          const { name, description } = await ears.focus();
          return [name, description].some((said) => `${said} `.startsWith(`${text} `));
        }, text)
        .toBe(true),
  };
  return playGuruByEar(session);
}

/** Guesses the word with `wrong` wrong letters on the way. */
export const playHangman = (page: Page, wrong: number) =>
  hangman(playSession(page, 'hangman-balloons', {}), wrong);

/** Drags over letters that form no word, and then from the first letter of a word to its last. */
export const dragOneWord = (page: Page) => dragWord(playSession(page, 'word-search', {}));

/** Plays Hangman with the keyboard, where it is open, to whatever end. */
export async function playOpenHangman(page: Page): Promise<void> {
  const result = page.getByRole('dialog', { name: 'Well done!' });
  const letters = page.getByRole('dialog', { name: /Hangman/ }).getByRole('group', {
    name: 'Letters',
  });
  await expect(letters).toBeVisible();
  for (const letter of 'ETAOINSHRDLUCMFWYPVBGKQJXZ') {
    if (await result.isVisible()) break;
    await page.keyboard.press(letter.toLowerCase());
  }
  await goOn(page);
  await expect(result).toBeVisible();
}
