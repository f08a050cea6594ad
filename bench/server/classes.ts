// A whole school's list of pupils, and a class that signs in by pictures (D10).
import { z } from 'zod';
import { SIGN_IN_PICTURES } from '#shared/sign-in-pictures.ts';
import type { Figure } from '../figures.ts';
import { ask, type Ask } from '../support/http.ts';
import { until } from '../support/journey.ts';
import { median, percentile } from '../support/percentiles.ts';
import { makeBenchDatabase, type Kind } from '../support/databases.ts';
import { BENCH_ADMIN, startApp, type Program } from '../support/program.ts';

const PART = 'classes';
const ROWS = 1000;
/** Children in a class of that list. */
const CLASS = 30;
const DRY_RUNS = 3;
const BARS_MS = { dryRun: 2000, import: 5000, signIn: 500 } as const;
const SIGN_IN_WITHIN_S = 10;

export async function measureClasses(kinds: readonly Kind[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const kind of kinds) {
    const bench = await makeBenchDatabase(kind);
    const app = await startApp(bench.where);
    try {
      const owner = await logIn(app);
      figures.push(...(await measureRoster(owner, kind)), await measureSignIn(app, owner, kind));
    } finally {
      await app.stop();
      await bench.drop();
    }
  }
  return figures;
}

/** Calls the server; throws for anything but a success. */
type Call = (what: Ask) => Promise<unknown>;

async function logIn({ origin }: Program): Promise<Call> {
  const { sid } = await ask(origin, { path: '/api/login', body: BENCH_ADMIN });
  return async (what) => {
    const { status, text } = await ask(origin, { ...what, sid });
    if (status >= 300) throw new Error(`${what.path} answered ${status}: ${text.slice(0, 200)}`);
    return JSON.parse(text);
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

async function measureRoster(owner: Call, kind: Kind): Promise<Figure[]> {
  const rows = Array.from(
    { length: ROWS },
    (_, nth) =>
      `Pupil ${nth},Surname ${nth % 97},${1 + (nth % 6)},Class ${Math.floor(nth / CLASS)}`,
  );
  const text = ['Forename,Surname,Year,Reg group', ...rows].join('\n');
  const send = (dryRun: boolean) => owner({ path: '/api/import', body: { text, dryRun } });
  const dryRuns: number[] = [];
  for (let run = 0; run < DRY_RUNS; run++) dryRuns.push(await timed(() => send(true)));
  const imported = await timed(() => send(false));
  const figure = (name: string, measured: number, atMost: number): Figure => ({
    part: PART,
    name: `a list of 1,000 pupils in 34 classes, ${kind}: ${name}`,
    measured,
    unit: 'ms',
    bar: { atMost },
  });
  return [
    figure('dry run', median(dryRuns), BARS_MS.dryRun),
    figure('import', imported, BARS_MS.import),
  ];
}

const classesSchema = z.object({
  rows: z.array(z.object({ id: z.number(), code: z.string(), pupilCount: z.number() })),
});
const cardsSchema = z.object({
  rows: z.array(z.object({ pictures: z.array(z.enum(SIGN_IN_PICTURES)) })),
});
const pageSchema = z.object({ pupils: z.array(z.object({ ref: z.string() })) });

/** Each of a class opens the class page and signs in, evenly spread over ten seconds. */
async function measureSignIn({ origin }: Program, owner: Call, kind: Kind): Promise<Figure> {
  const all = classesSchema.parse(await owner({ path: '/api/classes' }));
  const chosen = all.rows.find(({ pupilCount }) => pupilCount === CLASS);
  if (!chosen) throw new Error(`No class has ${CLASS} pupils.`);
  const { id, code } = chosen;
  await owner({ method: 'PATCH', path: `/api/classes/${id}`, body: { signInOpen: 'always' } });
  const made = await owner({ path: `/api/classes/${id}/cards`, body: { kind: 'pictures' } });
  const cards = cardsSchema.parse(made).rows;
  const startedAt = performance.now();
  const answers = await Promise.all(
    cards.map(async ({ pictures }, nth) => {
      const dueAt = startedAt + (nth * SIGN_IN_WITHIN_S * 1000) / CLASS;
      await until(dueAt);
      const page = await ask(origin, { path: `/api/sign-in/${code}` });
      // Both are in the order of the names.
      const ref = pageSchema.parse(JSON.parse(page.text)).pupils[nth]?.ref;
      const body = { code, ref, pictures };
      const { status } = await ask(origin, { path: '/api/sign-in/pictures', body });
      return { took: performance.now() - dueAt, failed: status !== 200 };
    }),
  );
  const times = answers.map(({ took }) => took);
  const errors = answers.filter(({ failed }) => failed).length;
  return {
    part: PART,
    name: `a class of 30 signs in by pictures within ${SIGN_IN_WITHIN_S} s, ${kind}: p95`,
    measured: errors > 0 ? null : percentile(times, 95),
    unit: 'ms',
    bar: { atMost: BARS_MS.signIn },
    note: `${errors === 0 ? 'no error' : `${errors} errors`}, median ${Math.round(median(times))} ms; the class page and the pictures`,
  };
}
