// The interface of a game's `player.ts`: tests use it to play the game in a browser.
import type { Expect, Locator, Page } from '@playwright/test';
import type { YearGroup } from '#shared/years.ts';

/** The stage of a round; 'chosen' is an answer that is not submitted yet: a letter, a word or an option. */
export type Stage = 'start' | 'chosen' | 'right' | 'wrong' | 'won' | 'result';

/** Looks at the screen at each moment of a round. */
export type Look = (moment: Stage) => Promise<void>;

/**
 * 'hand' is for measuring: it moves, presses and releases at human speed, without Playwright's own inspection of the
 * page, which would count as work of the page.
 */
export type How = 'mouse' | 'keys' | 'taps' | 'hand';

/** A game in a browser. */
export interface GameSession {
  page: Page;
  /** The game's window. */
  game: Locator;
  expect: Expect;
  year: YearGroup;
  /** Opens the game from the home page. */
  open: () => Promise<void>;
  /** Opens the game; gives the questions of the round that the server has dealt. */
  openDealt: () => Promise<unknown>;
  /** The content of the file with this name, without its ending, in the year's folder of `content/`. */
  readContent: (name: string) => unknown;
  /** Ends the pause that has begun or is about to begin, for example after an answer. */
  goOn: () => Promise<void>;
}

/** A game played with a mouse, by keyboard alone, or by touch alone. */
export interface PlaySession extends GameSession {
  how: How;
  look: Look;
  /** How many questions are answered, or pairs or words found, before the game is left; without it, all. */
  questions?: number | undefined;
  press: (target: Locator) => Promise<void>;
  /** Chooses one of a group of radio buttons in which none is chosen yet. */
  choose: (radios: Locator, index: number) => Promise<void>;
  /** Enters a number, on the keyboard or on the number pad, and sends it with the button of this name. */
  enter: (number: number, send: string) => Promise<void>;
  /** Presses Tab until the control has the focus. */
  tabTo: (target: Locator) => Promise<void>;
}

/** A game played with a screen reader: by the names of things, the place of the focus and what is said. */
export interface ListenSession extends GameSession {
  /** All that the page has said by itself since it was opened, in order. */
  heard: () => Promise<string[]>;
  /** What is said of the element that has the focus. */
  focus: () => Promise<{ role: string; name: string; description: string }>;
  /** Waits until this and no more has been said. */
  hear: (said: readonly string[]) => Promise<void>;
  /** Waits until the focus is on an element with this name, or with a description that begins with it. */
  feel: (text: string) => Promise<void>;
}

/** What must have been announced from the opening of a game to its end, and the resulting score out of ten. */
export interface Story {
  said: string[];
  score: number;
}

/** How tests play a game. */
export interface GamePlayer {
  /** Plays to a good end, mistakes first; gives the score that must be shown, of ten. */
  playWell: (session: PlaySession) => Promise<number>;
  /** Controls that are in different states at one moment, and must differ in more than colour. */
  inDifferentStates: (game: Locator, moment: Stage) => Locator[] | Promise<Locator[]>;
  /** What is seen as soon as the game is open. */
  seenFirst: (game: Locator) => Locator;
  /**
   * The names of the buttons that must be in view together with it on a phone on its side, as far as the first question
   * has them; null where the game is taller than that.
   */
  buttonsInView: readonly string[] | null;
}
