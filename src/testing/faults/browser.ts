// A pupil's browser for tests with a real server; it keeps its cookie when the server restarts.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { vi } from 'vitest';
import { z } from 'zod';
import { GAME_IDS } from '#games/ids.ts';
import { historyEntrySchema } from '#shared/contract/play.ts';
import { dealTo, finishedRound } from '#testing/dealt.ts';
import { PUPIL_PASSWORD } from './people.ts';
import type { RealServer } from './real-server.ts';

interface Reply {
  status: number;
  body: unknown;
}

/** On a slow computer a start takes long. */
const UNTIL_IT_IS_BACK = { timeout: 300_000, interval: 100 };

/** If the server does not get ready, the error has what it said. */
export function untilReady({ origin, output }: RealServer): Promise<void> {
  return vi.waitFor(async () => {
    const { ok } = await fetch(`${origin}/readyz`);
    if (!ok) throw new Error(`The server has not found its database again: ${output()}`);
  }, UNTIL_IT_IS_BACK);
}

/** Resolves when `count` has risen by `rise`. */
export function waitForRise(rise: number, count: () => number): Promise<void> {
  const enough = count() + rise;
  return vi.waitFor(
    () => {
      if (count() < enough) throw new Error('The server has stopped answering.');
    },
    { ...UNTIL_IT_IS_BACK, interval: 2 },
  );
}

const GAME = { gameId: 'word-search', score: 8, maxScore: 10 };

/** Sends plays and records the answers. */
export class Pupil {
  readonly username: string;
  origin = '';
  #cookie = '';
  /** The games that the server has answered, and those it may not have received. */
  readonly answered = new Set<string>();
  readonly unanswered = new Set<string>();
  /** The statuses with which it refused finished games. */
  readonly refusals = new Set<number>();
  /** What is sent for a round that was dealt ahead, by its id. */
  readonly #dealt = new Map<string, object>();
  /** The ids of those that were not played yet. */
  readonly #ahead: string[] = [];

  constructor(username: string) {
    this.username = username;
  }

  async call(path: string, body?: unknown, method?: 'PATCH' | 'DELETE'): Promise<Reply> {
    const response = await fetch(this.origin + path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { cookie: this.#cookie, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const sent = response.headers.getSetCookie().find((cookie) => cookie.startsWith('sid='));
    if (sent) this.#cookie = sent.split(';')[0] ?? '';
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const parsed: unknown = isJson ? JSON.parse(text) : text;
    return { status: response.status, body: parsed };
  }

  async logIn(): Promise<void> {
    const { username } = this;
    const { status } = await this.call('/api/login', { username, password: PUPIL_PASSWORD });
    if (status !== 200) throw new Error(`log-in answered ${status}`);
  }

  /** Has this many rounds of each game dealt, as for playing without a network; they are what is finished from now on. */
  async dealAhead(count: number): Promise<void> {
    const browser = { post: (path: string, body?: unknown) => this.call(path, body) };
    const dealt = await Promise.all(GAME_IDS.map((id) => dealTo(browser, id, count)));
    for (const one of dealt.flat()) {
      this.#dealt.set(one.deal.id, finishedRound(one, { stepMs: 0 }));
      this.#ahead.push(one.deal.id);
    }
  }

  /** Sends a finished game; false if no answer arrived. */
  async finish(playId: string = this.#ahead.shift() ?? randomUUID()): Promise<boolean> {
    this.unanswered.add(playId);
    try {
      const game = this.#dealt.get(playId) ?? { ...GAME, playId };
      const { status } = await this.call('/api/game/complete', game);
      if (status !== 200 && status !== 201) {
        this.refusals.add(status);
        return false;
      }
      this.unanswered.delete(playId);
      this.answered.add(playId);
      return true;
    } catch {
      return false;
    }
  }

  /** Plays this many games with a random pause before each, until an answer fails to arrive. */
  async play(games: number, pauseMs: () => number): Promise<void> {
    for (let nth = 0; nth < games; nth++) {
      await delay(pauseMs());
      if (!(await this.finish())) return;
    }
  }

  /** Sends unanswered games again until they are answered, as the browser's queue does. */
  async sendAgain(): Promise<void> {
    for (const playId of this.unanswered) {
      await vi.waitFor(async () => {
        if (!(await this.finish(playId)))
          throw new Error('A game was not recorded when it was sent again.');
      }, UNTIL_IT_IS_BACK);
    }
  }

  /**
   * The number of games in the pupil's history, and the number that the server has counted. Waits until the database is
   * back.
   */
  async counts(): Promise<{ shown: number; counted: number }> {
    const history = z.array(historyEntrySchema).parse(await this.#read('/api/user/game-history'));
    const { gamesCompleted } = z
      .object({ gamesCompleted: z.int() })
      .parse(await this.#read('/api/user'));
    return { shown: history.length, counted: gamesCompleted };
  }

  #read(path: string): Promise<unknown> {
    return vi.waitFor(async () => {
      const { status, body } = await this.call(path);
      if (status === 503) throw new Error('The server has not found its database again.');
      return body;
    }, UNTIL_IT_IS_BACK);
  }
}
