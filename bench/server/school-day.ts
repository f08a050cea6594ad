// A whole school at play, and a class that logs in: the pupils' waiting times.
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Figure } from '../figures.ts';
import { countGames } from '../support/consistency.ts';
import { ask } from '../support/http.ts';
import { allLatencies, errorText, play, until, type Outcome } from '../support/journey.ts';
import { percentile } from '../support/percentiles.ts';
import { makeBenchDatabase, postgresCpuSeconds, type Kind } from '../support/databases.ts';
import { BENCH_ADMIN, cpuSeconds, startApp, type Program } from '../support/program.ts';
import { fillSchool, PUPIL_PASSWORD, pupilsOf, type BenchPupil } from '../support/school.ts';

export const PUPILS_AT_ONCE = 300;
export const PER_SECOND = 100;
/** Long enough for each pupil's whole day of twenty calls. */
const SECONDS = 60;
const GAMES_BEFORE = 30_000;
const P95_BAR_MS = 50;
/** Nobody notices a shorter one. */
const TURN_BAR_MS = 50;

const LOG_INS = 60;
/** The target allows 60 s; this is three times the rate, to save time. */
const LOG_INS_WITHIN_S = 20;
const CLASS = 30;
const LOG_IN_BAR_MS = 1000;
const IMPORTED = 1000;
const GAP_DURING_IMPORT_MS = 250;

/**
 * 300 pupils, 100 calls a second, on a school with some months of history; afterwards every result must have been
 * counted once.
 */
export async function measureSchoolDay(kinds: readonly Kind[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const kind of kinds) {
    const bench = await makeBenchDatabase(kind);
    const database = await bench.open();
    await fillSchool(database.db, { pupils: PUPILS_AT_ONCE, games: GAMES_BEFORE });
    const before = await countGames(database.db);
    await database.close();
    const turn = join(tmpdir(), `longest-turn-${randomUUID()}`);
    const app = await startApp(bench.where, ['--import', longestTurn(turn)]);
    const [appBefore, databaseBefore] = [cpuSeconds(app.pid), await databaseCpu(kind)];
    const load = { perSecond: PER_SECOND, seconds: SECONDS };
    const [outcome] = await Promise.all([
      play(app.origin, pupilsOf(PUPILS_AT_ONCE), load),
      teach(app.origin),
    ]);
    const cpu = {
      app: cpuSeconds(app.pid) - appBefore,
      database: (await databaseCpu(kind)) - databaseBefore,
    };
    await app.stop();
    const longestMs = Number(readFileSync(turn, 'utf8'));
    rmSync(turn);
    const after = await bench.open();
    const counted = (await countGames(after.db)) - before;
    await after.close();
    await bench.drop();
    figures.push(...figuresOf(kind, outcome, counted, cpu, longestMs));
  }
  return figures;
}

const LONGEST_TURN = pathToFileURL('bench/support/longest-turn.mjs');
const longestTurn = (file: string) => `${LONGEST_TURN.href}?${new URLSearchParams({ to: file })}`;

/** A teacher checks a list of words during the day. Like the pupils' calls, its first use is included. */
async function teach(origin: string): Promise<void> {
  const { sid } = await ask(origin, { path: '/api/login', body: BENCH_ADMIN });
  const words = Array.from({ length: 20 }, (_, nth) => ({
    word: `island${'abcdefghijklmnopqrst'.charAt(nth)}`,
    definition: 'land with water all round it',
  }));
  const body = { yearGroup: 3, words };
  const { status, text } = await ask(origin, { path: '/api/word-lists/check', body, sid });
  if (status !== 200) throw new Error(`The words were not checked: ${status} ${text}`);
}

/** Processor time of the database; embedded, it is included in the application's. */
const databaseCpu = async (kind: Kind) => (kind === 'embedded' ? 0 : postgresCpuSeconds());

function figuresOf(
  kind: Kind,
  outcome: Outcome,
  counted: number,
  cpu: { app: number; database: number },
  longestMs: number,
): Figure[] {
  const times = allLatencies(outcome);
  const part = 'school-day';
  const who = `300 pupils, 100 requests a second, ${kind}`;
  const each = [...outcome.latencies].map(
    ([name, some]) =>
      `${name} ${Math.round(percentile(some, 50))}/${Math.round(percentile(some, 95))}`,
  );
  const bar = kind === 'embedded' ? { atMost: P95_BAR_MS } : undefined;
  return [
    {
      part,
      name: `${who}: p95`,
      measured: percentile(times, 95),
      unit: 'ms',
      bar,
      note: `p50 ${Math.round(percentile(times, 50))}, p99 ${Math.round(percentile(times, 99))}; median/p95: ${each.join(', ')}`,
    },
    {
      part,
      name: `${who}: errors`,
      measured: outcome.errors.length,
      unit: '',
      bar: { atMost: 0 },
      note: errorText(outcome),
    },
    {
      part,
      name: `${who}: results not counted once`,
      unit: '',
      bar: { atMost: 0 },
      measured: Math.abs(counted - outcome.recorded),
      note: `${counted} games`,
    },
    {
      part,
      name: `${who}: longest turn of the event loop, processor time`,
      unit: 'ms',
      measured: longestMs,
      bar: { atMost: TURN_BAR_MS },
      note: 'from the first request on, with the first use of each call',
    },
    {
      part,
      name: `${who}: processor time of a request`,
      unit: 'ms',
      measured: (1000 * (cpu.app + cpu.database)) / Math.max(1, times.length),
      note: `application ${((1000 * cpu.app) / times.length).toFixed(2)}, database ${((1000 * cpu.database) / times.length).toFixed(2)}; a log-in in every twenty`,
    },
  ];
}

/** Sixty log-ins in quick succession, then a class in the same second. */
export async function measureLogIns(kinds: readonly Kind[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const kind of kinds) {
    const bench = await makeBenchDatabase(kind);
    const database = await bench.open();
    await fillSchool(database.db, { pupils: LOG_INS, games: LOG_INS * 10 });
    await database.close();
    const app = await startApp(bench.where);
    const pupils = pupilsOf(LOG_INS);
    const burst = await logInAll(app, pupils, (LOG_INS_WITHIN_S * 1000) / LOG_INS);
    const atOnce = await logInAll(app, pupils.slice(0, CLASS), 0);
    await app.stop();
    await bench.drop();
    figures.push(
      {
        ...logInFigure(`60 log-ins inside ${LOG_INS_WITHIN_S} s, ${kind}: p95`, burst),
        bar: { atMost: LOG_IN_BAR_MS },
      },
      logInFigure(`a class of 30 at the same moment, ${kind}: p95`, atOnce),
    );
  }
  return figures;
}

/** Log-ins, one after another, while an owner imports a whole school with passwords, each of which is hashed. */
export async function measureLogInsDuringImport(kinds: readonly Kind[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const kind of kinds) {
    const bench = await makeBenchDatabase(kind);
    const database = await bench.open();
    await fillSchool(database.db, { pupils: LOG_INS, games: LOG_INS * 10 });
    await database.close();
    const app = await startApp(bench.where);
    const rows = Array.from({ length: IMPORTED }, (_, nth) => `New pupil ${nth},3,3A`);
    const body = { text: ['Name,Year,Class', ...rows].join('\n'), dryRun: false, passwords: true };
    const { sid } = await ask(app.origin, { path: '/api/login', body: BENCH_ADMIN });
    const startedAt = performance.now();
    let isOver = false;
    const importing = ask(app.origin, { path: '/api/import', body, sid }).finally(
      () => (isOver = true),
    );
    const logIns: Promise<LogIn>[] = [];
    for (const pupil of endlessly(pupilsOf(LOG_INS))) {
      const dueAt = startedAt + (logIns.length + 1) * GAP_DURING_IMPORT_MS;
      await until(dueAt);
      if (isOver) break;
      logIns.push(logIn(app, pupil, dueAt));
    }
    const { status } = await importing;
    if (status !== 200) throw new Error(`The import answered ${status}.`);
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    const name = `log-ins during an import of 1,000 pupils with passwords, ${kind}: p95`;
    const figure = logInFigure(name, outcomeOf(await Promise.all(logIns)));
    await app.stop();
    await bench.drop();
    figures.push({
      ...figure,
      part: 'log-ins-import',
      bar: { atMost: LOG_IN_BAR_MS },
      note: `${figure.note}, ${logIns.length} log-ins; the import took ${seconds} s`,
    });
  }
  return figures;
}

function* endlessly<Item>(items: readonly Item[]): Generator<Item> {
  while (true) yield* items;
}

interface LogIn {
  took: number;
  failed: boolean;
}

async function logIn({ origin }: Program, { username }: BenchPupil, dueAt: number): Promise<LogIn> {
  const body = { username, password: PUPIL_PASSWORD };
  const { status } = await ask(origin, { path: '/api/login', body });
  return { took: performance.now() - dueAt, failed: status !== 200 };
}

async function logInAll(
  app: Program,
  pupils: readonly BenchPupil[],
  gapMs: number,
): Promise<{ times: number[]; errors: number }> {
  const startedAt = performance.now();
  const answers = await Promise.all(
    pupils.map(async (pupil, index) => {
      const dueAt = startedAt + index * gapMs;
      await until(dueAt);
      return logIn(app, pupil, dueAt);
    }),
  );
  return outcomeOf(answers);
}

function outcomeOf(answers: readonly LogIn[]): { times: number[]; errors: number } {
  return {
    times: answers.map(({ took }) => took),
    errors: answers.filter(({ failed }) => failed).length,
  };
}

function logInFigure(name: string, { times, errors }: { times: number[]; errors: number }): Figure {
  return {
    part: 'log-ins',
    name,
    unit: 'ms',
    measured: errors > 0 ? null : percentile(times, 95),
    note: `${errors === 0 ? 'no error' : `${errors} errors`}, median ${Math.round(percentile(times, 50))} ms`,
  };
}
