// A pupil's browser for tests with a real server; it keeps its cookie when the server restarts.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { historyEntrySchema } from '#shared/contract/play.ts';
import { PUPIL_PASSWORD } from './people.ts';

interface Reply {
  status: number;
  body: unknown;
}

const GAME = { gameId: 'word-search', score: 8, maxScore: 10 };

/** Sends plays and records the answers. */
export class Pupil {
  readonly username: string;
  origin = '';
  #cookie = '';
  /** The games that the server has answered, and those that it may not have received. */
  readonly answered = new Set<string>();
  readonly unanswered = new Set<string>();
  /** The answers with which finished games were refused. */
  readonly refusals = new Set<number>();

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

  /** Sends a finished game; false if no answer arrived. */
  async finish(playId: string = randomUUID()): Promise<boolean> {
    this.unanswered.add(playId);
    try {
      const { status } = await this.call('/api/game/complete', { ...GAME, playId });
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

  /** Plays this many games, each after a random pause, or until an answer fails to arrive. */
  async play(games: number, pauseMs: () => number): Promise<void> {
    for (let nth = 0; nth < games; nth++) {
      await delay(pauseMs());
      if (!(await this.finish())) return;
    }
  }

  /** Sends unanswered games again, as the browser's queue does. */
  async sendAgain(): Promise<void> {
    for (const playId of this.unanswered) await this.finish(playId);
  }

  /** The number of games in the pupil's history, and the number that the server has counted. */
  async counts(): Promise<{ shown: number; counted: number }> {
    const history = z
      .array(historyEntrySchema)
      .parse((await this.call('/api/user/game-history')).body);
    const { gamesCompleted } = z
      .object({ gamesCompleted: z.int() })
      .parse((await this.call('/api/user')).body);
    return { shown: history.length, counted: gamesCompleted };
  }
}
