// A pupil's day as calls: logs in, reads what the home page and the profile need, plays rounds, rates them, looks at the history.
import { randomUUID } from 'node:crypto';
import { GAMES } from '#games/cards.ts';
import { ask, type Ask } from './http.ts';
import { PUPIL_PASSWORD, type BenchPupil } from './school.ts';

export const ROUNDS = 4;

const QUIZZES = ['grammar-guru', 'mathematics-mountain'];

/** Most comments say little; some contain data to be masked, may tell of a worry, or are disguised. */
const COMMENTS = [
  ...Array.from({ length: 5 }, () => 'I want to play it again'),
  'Ring me on 07700 900123',
  'n0body l*kes me',
  'It is gr*at!!! My friend got 10 out of 10 and I g0t 9, can you make it harder please?',
];

const commentOf = (pupil: number, round: number) => COMMENTS[(pupil + round) % COMMENTS.length];

/** One round: its questions where the server deals them, the result, a rating, the history. */
function roundOf(pupil: number, round: number): Ask[] {
  const game = GAMES[(pupil + round) % GAMES.length];
  const gameId = game?.id ?? '';
  const finished = { score: 3 + ((pupil + round) % 8), maxScore: 10, duration: 60 };
  return [
    {
      path: QUIZZES.includes(gameId) ? `/api/games/${gameId}` : '/api/user/avatars',
    },
    { path: '/api/game/complete', body: { gameId, ...finished, playId: randomUUID() } },
    { path: '/api/game/feedback', body: { gameId, rating: 4, comment: commentOf(pupil, round) } },
    { path: '/api/user/game-history' },
  ];
}

/** All calls of a pupil's day, in order; the first one logs in. */
export function journeyOf(pupil: BenchPupil): Ask[] {
  return [
    { path: '/api/login', body: { username: pupil.username, password: PUPIL_PASSWORD } },
    { path: '/api/user' },
    { path: '/api/avatars' },
    { path: '/api/user/settings' },
    ...Array.from({ length: ROUNDS }, (_, round) => roundOf(pupil.id, round)).flat(),
  ];
}

/** The outcome of a load of journeys. */
export interface Outcome {
  /** Milliseconds from the moment when each call was due to its answer, by endpoint. */
  latencies: Map<string, number[]>;
  errors: string[];
  /** Games answered as newly recorded. */
  recorded: number;
  seconds: number;
}

const ERRORS_SHOWN = 5;

/** The number of errors and the first few, for a note. */
export function errorText({ errors }: Outcome): string {
  if (errors.length === 0) return 'no error';
  return `${errors.length} errors: ${errors.slice(0, ERRORS_SHOWN).join('; ')}`;
}

/** All latencies together. */
export function allLatencies({ latencies }: Outcome): number[] {
  return [...latencies.values()].flat();
}

/** A pupil, who knows the next call and never makes two at once. */
class PupilAtPlay {
  readonly #calls: Ask[];
  #next: number;
  #sid: string;
  #last: Promise<void> = Promise.resolve();

  constructor(pupil: BenchPupil, startAt: number) {
    this.#calls = journeyOf(pupil);
    this.#next = startAt % this.#calls.length;
    this.#sid = pupil.sid;
  }

  /** Makes the next call as soon as the previous one is answered. It was due at `dueAt`, whenever it is sent. */
  callOnce(origin: string, dueAt: number, outcome: Outcome): Promise<void> {
    const call = this.#calls[this.#next++ % this.#calls.length];
    this.#last = this.#last.then(() =>
      call ? this.#make(origin, call, dueAt, outcome) : undefined,
    );
    return this.#last;
  }

  async #make(origin: string, call: Ask, dueAt: number, outcome: Outcome): Promise<void> {
    const name = call.path.replace(/games\/.*/, 'games/{id}');
    try {
      const isLogin = call.path === '/api/login';
      const { status, text, sid } = await ask(origin, isLogin ? call : { ...call, sid: this.#sid });
      const took = performance.now() - dueAt;
      const times = outcome.latencies.get(name) ?? [];
      times.push(took);
      outcome.latencies.set(name, times);
      if (status >= 300) outcome.errors.push(`${name} ${status} ${text.slice(0, 80)}`);
      if (call.path === '/api/game/complete' && status === 201) outcome.recorded += 1;
      if (sid !== undefined) this.#sid = sid;
    } catch (error) {
      outcome.errors.push(`${name} ${String(error)}`);
    }
  }
}

/**
 * Open-loop load: calls are due at a fixed rate whatever the server does, so that a slow answer delays no other call's
 * clock. The pupils are at different points of their day, so that at any moment some log in and others play; each logs
 * in once in the length of a day.
 */
export async function play(
  origin: string,
  pupils: readonly BenchPupil[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Outcome> {
  const latencies = new Map<string, number[]>();
  const outcome: Outcome = { latencies, errors: [], recorded: 0, seconds };
  const playing = pupils.map((pupil, index) => new PupilAtPlay(pupil, index));
  const running: Promise<void>[] = [];
  const startedAt = performance.now();
  for (let call = 0; call < perSecond * seconds; call++) {
    const dueAt = startedAt + (call * 1000) / perSecond;
    await until(dueAt);
    const pupil = playing[call % playing.length];
    if (pupil) running.push(pupil.callOnce(origin, dueAt, outcome));
  }
  await Promise.all(running);
  return outcome;
}

/** Waits until a time of `performance.now()`; does not wait if it has passed. */
export async function until(moment: number): Promise<void> {
  const wait = moment - performance.now();
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
}
